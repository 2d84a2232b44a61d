// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import CoreText
public import Foundation
import ObjCRuntime

/// A layer that draws a plain or attributed string, from the top of its bounds down.
open class CATextLayer: CALayer {
    /// What the layer draws, and how.
    private struct Look {
        var string: Any?
        var font: CFTypeRef? = "Helvetica" as NSString
        var fontSize: CGFloat = 36
        var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
        /// The font in its size, once it has been looked up.
        var fontInUse: CTFont?
    }

    private final var look = Look()

    /// A `String` or an `NSAttributedString`; the latter brings its own font and colour.
    open var string: Any? {
        get { look.string }
        set { changeLook("string") { $0.string = newValue } }
    }
    /// A `CTFont`, a `CGFont` or the name of a font; Helvetica by default.
    open var font: CFTypeRef? {
        get { look.font }
        set {
            changeLook("font") {
                $0.font = newValue
                $0.fontInUse = nil
            }
        }
    }
    /// 36 by default; animated.
    open var fontSize: CGFloat {
        get { look.fontSize }
        set {
            guard fontSize != newValue else { return }
            changeLook("fontSize") {
                $0.fontSize = newValue
                $0.fontInUse = nil
            }
        }
    }
    /// Opaque white by default; animated.
    open var foregroundColor: CGColor? {
        get { look.color }
        set { changeLook("foregroundColor") { $0.color = newValue } }
    }
    /// Whether lines are broken to fit the width.
    open var isWrapped: Bool {
        get { look.isWrapped }
        set { if isWrapped != newValue { changeLook("wrapped") { $0.isWrapped = newValue } } }
    }
    /// Where a line that does not fit is cut.
    open var truncationMode: CATextLayerTruncationMode {
        get { look.truncationMode }
        set {
            guard truncationMode != newValue else { return }
            changeLook("truncationMode") { $0.truncationMode = newValue }
        }
    }
    /// How lines lie in the bounds.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { look.alignmentMode }
        set {
            guard alignmentMode != newValue else { return }
            changeLook("alignmentMode") { $0.alignmentMode = newValue }
        }
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
        look = other.look
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// True of what is animated by drawing the text anew in each frame.
    open override class func needsDisplay(forKey key: String) -> Bool {
        animatedKeys.contains(key) || super.needsDisplay(forKey: key)
    }

    /// The properties that are animated when they are set.
    static let animatedKeys: Set<String> = ["fontSize", "foregroundColor"]

    /// Changes what the layer draws, with the action of the property.
    private func changeLook(_ key: String, _ change: (inout Look) -> Void) {
        changeDrawn(key) { change(&look) }
    }

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
        if let fontInUse = look.fontInUse { return fontInUse }
        let found = lookedUpFont
        look.fontInUse = found
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
