// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A view that shows text that is not to be edited.
///
/// It takes no touches unless told to. The text stands in the middle of the bounds from top to
/// bottom.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    var label = LabelState()

    // MARK: - Making

    /// Makes a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    /// Reads an archived label.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
        decodeLabel(coder)
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UILabel.self)
    }

    /// Archives the label.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeLabel(coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UILabel>) {
        properties.keep(\.adjustsFontForContentSizeCategory, "UIAdjustsFontForContentSizeCategory")
        properties.keep(
            \.allowsDefaultTighteningForTruncation,
            "UIAllowsDefaultTighteningForTruncation"
        )
        properties.keep(\.isHighlighted, "UIHighlighted")
        properties.keep(\.lineBreakStrategy, "UILineBreakStrategy")
        properties.keep(\.preferredVibrancy, "UIPreferredVibrancy")
        properties.keep(\.showsExpansionTextWhenTruncated, "UIShowsExpansionTextWhenTruncated")
        properties.keep(\.sizingRule, "UISizingRule")
    }

    /// A layer of its own class, as descriptions show.
    open override class var layerClass: AnyClass { _UILabelLayer.self }

    // MARK: - Text

    /// The text; setting it takes the attributes of single letters away.
    open var text: String? {
        get { label.string }
        set {
            replaced("setText:", in: UILabel.self, [newValue])
                ?? announcing("text") { setText(newValue) }
        }
    }

    /// The text with its attributes, those of the label where it has none of its own.
    ///
    /// Setting it makes the label's font, colour and paragraph values those of the first letter.
    open var attributedText: NSAttributedString? {
        get { label.attributedText }
        set {
            replaced("setAttributedText:", in: UILabel.self, [newValue])
                ?? announcing("attributedText") { setAttributedText(newValue) }
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS: never nil to read, nil to write for the default.
    /// The font, the system's in 17 points for nil; setting it changes all of the text.
    open var font: UIFont! {
        get { label.font }
        set {
            if let result: Void = replaced("setFont:", in: UILabel.self, [newValue]) {
                return result
            }
            customizes(.font, \UILabel.font, newValue)
            announcing("font") { setFont(newValue) }
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS: never nil to read, nil to write for the default.
    /// The colour of the text, `label` for nil; setting it changes all of the text.
    open var textColor: UIColor! {
        get { label.textColor }
        set {
            if let result: Void = replaced("setTextColor:", in: UILabel.self, [newValue]) {
                return result
            }
            customizes(.textColor, \UILabel.textColor, newValue)
            announcing("textColor") { setTextColor(newValue) }
        }
    }

    /// Where lines stand from side to side; natural unless set.
    open var textAlignment: NSTextAlignment {
        get { label.alignment }
        set {
            customizes(.textAlignment, \UILabel.textAlignment, newValue)
            announcing("textAlignment") {
                change(\.alignment, to: newValue, attribute: .paragraph)
            }
        }
    }

    /// Where lines end, and what becomes of text that does not fit; an ellipsis at the end unless
    /// set.
    open var lineBreakMode: NSLineBreakMode {
        get { label.lineBreakMode }
        set {
            announcing("lineBreakMode") {
                change(\.lineBreakMode, to: newValue, attribute: .paragraph)
            }
        }
    }

    /// Which lines are moved for a better look.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { label.lineBreakStrategy }
        set {
            announcing("lineBreakStrategy") {
                change(\.lineBreakStrategy, to: newValue, attribute: .paragraph)
            }
        }
    }

    /// The colour of the shadow; nil, the default, for none.
    open var shadowColor: UIColor? {
        get { label.shadowColor }
        set {
            customizes(.shadowColor, \UILabel.shadowColor, newValue)
            announcing("shadowColor") { change(\.shadowColor, to: newValue) }
        }
    }

    /// How far the shadow lies off the text; up by one point unless set.
    open var shadowOffset: CGSize {
        get { label.shadowOffset }
        set {
            customizes(.shadowOffset, \UILabel.shadowOffset, newValue)
            announcing("shadowOffset") { change(\.shadowOffset, to: newValue) }
        }
    }

    /// The colour of the text while highlighted; nil for `textColor`.
    open var highlightedTextColor: UIColor? {
        get { label.highlightedTextColor }
        set {
            customizes(.highlightedTextColor, \UILabel.highlightedTextColor, newValue)
            announcing("highlightedTextColor") { change(\.highlightedTextColor, to: newValue) }
        }
    }

    /// Whether the highlighted colour is used.
    open var isHighlighted: Bool {
        get { label.isHighlighted }
        set {
            announcing("isHighlighted", "highlighted") { change(\.isHighlighted, to: newValue) }
        }
    }

    /// Whether the text is drawn in full strength.
    open var isEnabled: Bool {
        get { label.isEnabled }
        set { announcing("isEnabled", "enabled") { change(\.isEnabled, to: newValue) } }
    }

    // MARK: - Fitting

    /// The most lines shown; 0 for any number, 1 unless set.
    open var numberOfLines: Int {
        get { label.numberOfLines }
        set {
            customizes(.numberOfLines, \UILabel.numberOfLines, newValue)
            announcing("numberOfLines") {
                change(\.numberOfLines, to: max(0, newValue), attribute: .size)
            }
        }
    }

    /// The width in points at which lines wrap when the size that suits is asked for; 0, the
    /// default, for the width that constraints give.
    open var preferredMaxLayoutWidth: CGFloat {
        get { label.preferredMaxLayoutWidth }
        set {
            announcing("preferredMaxLayoutWidth") {
                change(\.preferredMaxLayoutWidth, to: max(0, newValue), attribute: .size)
            }
        }
    }

    /// Whether text that is too wide is made smaller; false unless set.
    open var adjustsFontSizeToFitWidth: Bool {
        get { label.shrinks }
        set { announcing("adjustsFontSizeToFitWidth") { change(\.shrinks, to: newValue) } }
    }

    /// How small the text may get, as a part of its size; 0, the default, for as small as it takes.
    open var minimumScaleFactor: CGFloat {
        get { label.minimumScale }
        set {
            announcing("minimumScaleFactor") {
                change(\.minimumScale, to: newValue.isNaN ? 0 : min(max(newValue, 0), 1))
            }
        }
    }

    /// Where a line stands whose text was made smaller.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { label.baselineAdjustment }
        set { announcing("baselineAdjustment") { change(\.baselineAdjustment, to: newValue) } }
    }

    /// Whether letters are set closer before any are left out; false unless set.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { label.tightens }
        set {
            announcing("allowsDefaultTighteningForTruncation") {
                change(\.tightens, to: newValue, attribute: .paragraph)
            }
        }
    }

    /// Whether the font follows the size of text that the reader asked for; false unless set.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.followsContentSize }
        set {
            announcing("adjustsFontForContentSizeCategory") {
                customizes(
                    .adjustsFontForContentSizeCategory,
                    \UILabel.adjustsFontForContentSizeCategory,
                    newValue
                )
                label.followsContentSize = newValue
                if newValue { followContentSize() }
            }
        }
    }

    /// How much room is made for letters that reach beyond their line.
    open var sizingRule: UILetterformAwareSizingRule {
        get { label.sizingRule }
        set { announcing("sizingRule") { change(\.sizingRule, to: newValue, attribute: .size) } }
    }

    /// Whether the pointer shows text that does not fit; kept for a pointer to ask.
    open var showsExpansionTextWhenTruncated: Bool {
        get { label.showsExpansionText }
        set {
            announcing("showsExpansionTextWhenTruncated") { label.showsExpansionText = newValue }
        }
    }

    /// Whether the text takes on the colours behind it; it never does here.
    open var preferredVibrancy: UILabelVibrancy {
        get { label.vibrancy }
        set { announcing("preferredVibrancy") { label.vibrancy = newValue } }
    }

    // MARK: - Drawing

    /// The part of `bounds` that the text takes when it has at most so many lines.
    ///
    /// The sizes that suit the label come from this method. Override it to make room around the
    /// text.
    open func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        replaced(
            "textRectForBounds:limitedToNumberOfLines:",
            in: UILabel.self,
            [bounds, numberOfLines]
        )
            ?? measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text in the middle of a rectangle; called with the bounds.
    ///
    /// Override it to draw in a smaller rectangle; do not call it.
    open func drawText(in rect: CGRect) {
        replaced("drawTextIn:", in: UILabel.self, [rect]) ?? paintText(in: rect)
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        replaced("draw:", in: UILabel.self, [rect]) ?? drawText(in: bounds)
    }

    // MARK: - View

    /// Whether the label takes touches; false unless set.
    open override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }

    /// The size of the text: on one line, or wrapped at the preferred width or the one that
    /// constraints gave.
    open override var intrinsicContentSize: CGSize {
        replaced("intrinsicContentSize", in: UILabel.self) ?? naturalSize
    }

    /// The size of the text wrapped at a width; at none if one line is all it may have.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        replaced("sizeThatFits:", in: UILabel.self, [size]) ?? fittingSize(size)
    }

    /// Links have the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Follows the size of text and the scale of the screen.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    /// The text, unless something else was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.string }
        set { super.accessibilityLabel = newValue }
    }

    /// An accessibility element.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// Text that does not change.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .staticText }

    /// The text, cut to what a description has room for.
    @_spi(Rooms) open override var descriptionDetails: [String] {
        super.descriptionDetails + [
            label.string.map { "text = '\($0.prefix(64))'" } ?? "text = (null)"
        ]
    }
}
