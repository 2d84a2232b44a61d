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
        didSet {
            fontInUse = nil
            setNeedsDisplay()
        }
    }
    /// 36 by default.
    open var fontSize: CGFloat = 36 {
        didSet {
            guard fontSize != oldValue else { return }
            fontInUse = nil
            setNeedsDisplay()
        }
    }
    /// The font in its size, once it has been looked up.
    private final var fontInUse: CTFont?
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
        guard let text = attributedText, text.length > 0 else { return }
        var options = TextLayout.Options()
        options.width = isWrapped || truncationMode != .none ? bounds.width : .infinity
        if !isWrapped { options.maximumLines = 1 }
        if isWrapped && truncationMode != .none {
            options.height = bounds.height
            options.truncatesLastVisibleLine = true
        }
        let layout = TextLayout(text, options: options)
        var origin = bounds.origin
        // A line without a width to stand in is moved as a whole.
        if options.width == .infinity {
            switch alignmentMode {
            case .center: origin.x += (bounds.width - layout.size.width) / 2
            case .right: origin.x += bounds.width - layout.size.width
            default: break
            }
        }
        layout.draw(at: origin, in: ctx)
    }

    /// The string with the layer's font, colour and paragraph style where it brings none.
    private var attributedText: NSAttributedString? {
        let style = LayerParagraph(paragraphFormat)
        if let string = string as? NSAttributedString {
            let text = NSMutableAttributedString(attributedString: string)
            let range = NSRange(location: 0, length: text.length)
            text.addAttribute(TextAttribute.paragraphStyle, value: style, range: range)
            return text
        }
        guard let plain = string as? String ?? (string as? NSString).map({ $0 as String }) else {
            return nil
        }
        var attributes: [NSAttributedString.Key: Any] = [
            TextAttribute.font: resolvedFont, TextAttribute.paragraphStyle: style,
        ]
        if let foregroundColor {
            attributes[TextAttribute.coreTextForegroundColor] = foregroundColor
        }
        return NSAttributedString(string: plain, attributes: attributes)
    }

    private var resolvedFont: CTFont {
        if let fontInUse { return fontInUse }
        let found = lookedUpFont
        fontInUse = found
        return found
    }

    private var lookedUpFont: CTFont {
        if let font = font as? CTFont {
            return CTFontCreateCopyWithAttributes(font, fontSize, nil, nil)
        }
        let name = (font as? CGFont)?.postScriptName as String? ?? (font as? NSString) as String?
        return CTFontCreateWithName((name ?? "Helvetica") as NSString, fontSize, nil)
    }

    private var paragraphFormat: ParagraphFormat {
        var format = ParagraphFormat()
        switch alignmentMode {
        case .left: format.alignment = .left
        case .right: format.alignment = .right
        case .center: format.alignment = .center
        case .justified: format.alignment = .justified
        default: format.alignment = .natural
        }
        if isWrapped { return format }
        switch truncationMode {
        case .start: format.breakMode = .truncateHead
        case .middle: format.breakMode = .truncateMiddle
        case .end: format.breakMode = .truncateTail
        default: format.breakMode = .clip
        }
        return format
    }
}

/// The layer's settings as a paragraph's style.
private final class LayerParagraph: ParagraphFormatting {
    let paragraphFormat: ParagraphFormat

    init(_ format: ParagraphFormat) { paragraphFormat = format }
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
