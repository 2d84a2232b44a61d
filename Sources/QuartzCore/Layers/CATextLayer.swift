// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import CoreText
public import Foundation
import ObjCRuntime

/// A layer that draws a plain or attributed string, from the top of its bounds down.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`; the latter brings its own font and colour.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }
    /// A `CTFont`, a `CGFont` or the name of a font; Helvetica by default.
    open var font: CFTypeRef? = "Helvetica" as NSString {
        didSet { setNeedsDisplay() }
    }
    /// 36 by default.
    open var fontSize: CGFloat = 36 {
        didSet { if fontSize != oldValue { setNeedsDisplay() } }
    }
    /// Opaque white by default.
    open var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) {
        didSet { setNeedsDisplay() }
    }
    /// Whether lines are broken to fit the width.
    open var isWrapped = false {
        didSet { if isWrapped != oldValue { setNeedsDisplay() } }
    }
    /// Where a line that does not fit is cut.
    open var truncationMode: CATextLayerTruncationMode = .none {
        didSet { if truncationMode != oldValue { setNeedsDisplay() } }
    }
    /// How lines lie in the bounds.
    open var alignmentMode: CATextLayerAlignmentMode = .natural {
        didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
    }
    /// Whether glyphs may be moved to parts of a pixel; makes no difference here.
    open var allowsFontSubpixelQuantization = false

    /// Makes a layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Draws the string.
    open override func draw(in ctx: CGContext) {
        guard string != nil else { return }
        Unbuilt.report("CATextLayer.draw(in:)")
    }
}

/// How lines lie in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Stretched to both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer cuts a line that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// At its begin.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// At its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// In its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
