// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How the preview of a view looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    private final var visible: UIBezierPath?
    private final var shadow: UIBezierPath?
    private final var color: UIColor?

    /// Makes parameters that show the view as it is.
    public override init() { super.init() }

    /// Makes parameters that show lines of text, each a rectangle in an `NSValue`.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects {
            let rect = value.rectValue
            guard !rect.isEmpty else { continue }
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -6, dy: -4), cornerRadius: 8))
        }
        visible = path
    }

    /// The visible part of the view, in its space; nil for all of it.
    open var visiblePath: UIBezierPath? {
        get { visible }
        set { visible = newValue }
    }

    /// The shape that throws the shadow; nil for the visible one.
    open var shadowPath: UIBezierPath? {
        get { shadow }
        set { shadow = newValue }
    }

    /// The background of the view; nil for the system's.
    open var backgroundColor: UIColor? {
        get { color }
        set { color = newValue }
    }

    /// A copy of the parameters.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).makeCopy()
        copy.visible = visible
        copy.shadow = shadow
        copy.color = color
        return copy
    }

    /// An object of the same class.
    @_spi(Rooms) open class func makeCopy() -> UIPreviewParameters { UIPreviewParameters() }
}
