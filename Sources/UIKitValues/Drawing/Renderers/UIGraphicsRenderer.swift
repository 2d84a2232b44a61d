// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Something that runs drawing code and makes something of the outcome.
///
/// A subclass says by its class methods which contexts it draws into.
/// - Thread: any.
open class UIGraphicsRenderer: NSObject {
    let rendererFormat: UIGraphicsRendererFormat
    let bounds: CGRect

    /// Makes a renderer of nothing.
    public override convenience init() { self.init(bounds: .zero) }

    /// Makes a renderer with the preferred format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat.preferred())
    }

    /// Makes a renderer with a copy of a format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let copy = format.copy() as? UIGraphicsRendererFormat ?? format
        copy.bounds = bounds
        self.bounds = bounds
        rendererFormat = copy
        super.init()
    }

    /// The format, with the renderer's bounds.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Whether the outcome can be an image; false unless a subclass says so.
    open var allowsImageOutput: Bool { false }

    /// The class of what the actions draw with.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// A new context for a format; nil if none can be made.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Sets up a new context before the actions run; nothing unless a subclass does.
    open class func prepare(
        _ cgContext: CGContext,
        with rendererContext: UIGraphicsRendererContext
    ) {}

    /// Runs actions in a new context, then others that take the outcome.
    ///
    /// - Throws: `CocoaError.featureUnsupported` if no context can be made, as for empty bounds.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let context = type(of: self).context(with: rendererFormat) else {
            throw CocoaError(.featureUnsupported)
        }
        let rendererContext = makeRendererContext(context)
        type(of: self).prepare(context, with: rendererContext)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawingActions(rendererContext)
        completionActions?(rendererContext)
    }

    /// What the actions draw with; subclasses of the framework make their own.
    func makeRendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsRendererContext(context: context, format: rendererFormat)
    }
}
