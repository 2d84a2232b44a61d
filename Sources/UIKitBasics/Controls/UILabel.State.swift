// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation

/// What a label keeps.
struct LabelState {
    /// The text as it was set; nil for none.
    var string: String? { attributed?.string ?? plain }
    /// Text without attributes of its own.
    var plain: String?
    /// Text with attributes, in place of `plain`.
    var attributed: NSAttributedString?

    var font = LabelState.usualFont
    var textColor = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var numberOfLines = 1
    var preferredMaxLayoutWidth: CGFloat = 0
    var shrinks = false
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var tightens = false
    var followsContentSize = false
    var sizingRule = UILetterformAwareSizingRule.typographic
    var showsExpansionText = false
    var vibrancy = UILabelVibrancy.none

    /// The text ready for lines, until something about it changes.
    var typeset: TypesetText?

    static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}

extension LabelState {
    /// The paragraph values of the label as a style.
    var paragraphStyle: NSParagraphStyle { LabelParagraphStyles.style(of: self) }

    func apply(to style: NSMutableParagraphStyle) {
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = tightens
    }

    /// The text with all its attributes, as people read it back.
    var attributedText: NSAttributedString? {
        if let attributed { return attributed }
        return plain.map {
            NSAttributedString(
                string: $0,
                attributes: [
                    .font: font, .foregroundColor: textColor, .paragraphStyle: paragraphStyle,
                ]
            )
        }
    }

    /// The text as it is drawn: with the colours of the present state, at a scale.
    ///
    /// What has no paragraph style stands and breaks as the label says.
    func shownText(scale: CGFloat) -> NSAttributedString? {
        guard let source = attributed else { return shownPlainText(scale: scale) }
        let text = NSMutableAttributedString(attributedString: source)
        let override = isHighlighted ? highlightedTextColor : nil
        let style = paragraphStyle
        source.forEachRun { attributes, range in
            if attributes[.paragraphStyle] == nil {
                text.addAttribute(.paragraphStyle, value: style, range: range)
            }
            if let override {
                text.addAttribute(.foregroundColor, value: override, range: range)
            } else if attributes[.foregroundColor] == nil {
                text.addAttribute(.foregroundColor, value: textColor, range: range)
            }
            let own = attributes[.font] as? UIFont ?? font
            if scale != 1 || attributes[.font] == nil {
                text.addAttribute(.font, value: own.withSize(own.pointSize * scale), range: range)
            }
        }
        return text
    }

    /// The same of a text without attributes of its own, in one piece.
    private func shownPlainText(scale: CGFloat) -> NSAttributedString? {
        guard let plain else { return nil }
        return NSAttributedString(
            string: plain,
            attributes: [
                .font: scale == 1 ? font : font.withSize(font.pointSize * scale),
                .foregroundColor: shownTextColor, .paragraphStyle: paragraphStyle,
            ]
        )
    }

    /// The colour of text in the present state.
    var shownTextColor: UIColor {
        isHighlighted ? highlightedTextColor ?? textColor : textColor
    }

    /// Adopts what the first letter of an attributed text says.
    mutating func adopt(_ text: NSAttributedString) {
        guard text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        font = first[.font] as? UIFont ?? font
        textColor = first[.foregroundColor] as? UIColor ?? textColor
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
            lineBreakStrategy = style.lineBreakStrategy
            tightens = style.allowsDefaultTighteningForTruncation
        }
    }

    /// Gives all of an attributed text one value.
    mutating func spread(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        self.attributed = text
    }

    /// Gives the paragraphs of an attributed text the label's values; the rest of their styles
    /// stays.
    mutating func spreadParagraphValues() {
        guard let attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        attributed.forEachRun { attributes, range in
            let style = NSMutableParagraphStyle()
            if let own = attributes[.paragraphStyle] as? NSParagraphStyle {
                style.setParagraphStyle(own)
            }
            apply(to: style)
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = text
    }
}

/// What a change of a label's property asks for besides drawing it again.
enum LabelChange {
    case drawing
    case size
    case paragraph
}

extension UILabel {
    func setUpLabel() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        becomeClearWithoutBackground()
        // Not nil, as descriptions of labels on iOS tell.
        // Past the setter, which would say that somebody chose it.
        setBackgroundColor(.clear)
        // Labels have the screen's pixels even before they are in a window.
        // On the layer, since a scale that was set on the view is kept in windows of other screens.
        layer.contentsScale = UITraitCollection.systemDefault.displayScale
    }

    func setText(_ text: String?) {
        guard label.attributed != nil || text != label.plain else { return }
        label.attributed = nil
        label.plain = text
        textDidChange()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        // The text says how it looks.
        noteByHand([.font, .textColor])
        label.plain = nil
        label.attributed = text.map { NSAttributedString(attributedString: $0) }
        if let text { label.adopt(text) }
        textDidChange()
    }

    func setFont(_ font: UIFont?) {
        label.font = font ?? LabelState.usualFont
        label.spread(.font, label.font)
        textDidChange()
    }

    func setTextColor(_ color: UIColor?) {
        label.textColor = color ?? .label
        label.spread(.foregroundColor, label.textColor)
        label.typeset = nil
        setNeedsDisplay()
    }

    func change<Value: Equatable>(
        _ field: WritableKeyPath<LabelState, Value>,
        to value: Value,
        attribute: LabelChange = .drawing
    ) {
        guard label[keyPath: field] != value else { return }
        label[keyPath: field] = value
        if attribute == .paragraph { label.spreadParagraphValues() }
        if attribute == .drawing {
            label.typeset = nil
            setNeedsDisplay()
        } else {
            textDidChange()
        }
    }

    private func textDidChange() {
        label.typeset = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func followContentSize() {
        let font = label.font.adjusted(for: traitCollection)
        if label.attributed != nil {
            adjustAttributedFonts()
        } else if font.pointSize != label.font.pointSize {
            label.font = font
            textDidChange()
        }
    }

    private func adjustAttributedFonts() {
        guard let attributed = label.attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        attributed.forEachRun { attributes, range in
            guard let font = attributes[.font] as? UIFont else { return }
            text.addAttribute(.font, value: font.adjusted(for: traitCollection), range: range)
        }
        setAttributedText(text)
    }

    func traitsDidChange(from old: UITraitCollection?) {
        let new = traitCollection
        if label.followsContentSize,
            old?.preferredContentSizeCategory != new.preferredContentSizeCategory
        {
            followContentSize()
        }
        if old?.displayScale != new.displayScale || old?.legibilityWeight != new.legibilityWeight
            || old?.layoutDirection != new.layoutDirection
        {
            textDidChange()
        }
    }
}

/// The class of a label's layer, as descriptions name it.
final class _UILabelLayer: CALayer {}
