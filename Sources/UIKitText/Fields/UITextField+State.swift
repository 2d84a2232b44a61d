// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// The stored properties of a text field, beside its text.
@MainActor
struct TextFieldState {
    static let usualFont = UIFont.systemFont(ofSize: 17)

    var defaults: [NSAttributedString.Key: Any] = [
        .font: TextFieldState.usualFont, .foregroundColor: UIColor.label,
    ]
    var placeholder: NSAttributedString?
    var alignment = NSTextAlignment.natural
    var border = UITextField.BorderStyle.none
    var background: UIImage?
    var disabledBackground: UIImage?
    var clearMode = UITextField.ViewMode.never
    var left: UIView?
    var leftMode = UITextField.ViewMode.never
    var right: UIView?
    var rightMode = UITextField.ViewMode.never
    var clearButton: UIButton?
    var clearImages: [UInt: UIImage] = [:]
    var isEditing = false
    var clearsOnBegin = false
    var allowsAttributes = false
    var shrinks = false
    var minimumSize: CGFloat = 0
    var followsContentSize = false
    var inputView: UIView?
    var accessory: UIView?
    var isElement: Bool?
    /// Whether a subclass is being asked for its text rectangle.
    var isMeasuring = false
    /// The horizontal offset of the text in points; and the container's origin in the field.
    var scroll: CGFloat = 0
    var origin = CGPoint.zero
    /// The part of its size that text which is too wide is shown in.
    var scale: CGFloat = 1
}

/// The value of `interactionState`.
struct TextInteractionState {
    var selection: NSRange
    var isFirst: Bool
}

extension UITextField {
    func setUp() {
        clipsToBounds = false
        isOpaque = false
        becomeClearWithoutBackground()
        contentMode = .redraw
        textEditor.host = self
        textEditor.container.lineFragmentPadding = 0
        textEditor.manager.state.isSingleLine = true
        textEditor.paragraphs = { [unowned self] in layoutStyle(&$0) }
        textEditor.manager.state.extraAttributes = dressed(field.defaults)
        textCanvas.paint = { [unowned self] _ in paintContents() }
        addSubview(textCanvas)
        addInteraction(interaction)
    }

    /// Sets one value and shows it.
    func change<Value>(_ path: WritableKeyPath<TextFieldState, Value>, _ value: Value) {
        field[keyPath: path] = value
        contentsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Text

    func setText(_ text: String) {
        textEditor.set(NSAttributedString(string: text, attributes: field.defaults))
        textDidSet()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        let text = text ?? NSAttributedString(string: "")
        let styled = NSTextStorage(attributedString: text)
        styled.change(NSRange(location: 0, length: styled.length)) { attributes in
            attributes.merge(field.defaults) { own, _ in own }
        }
        textEditor.set(styled.plainText(in: 0..<styled.length))
        textDidSet()
    }

    private func textDidSet() {
        invalidateIntrinsicContentSize()
        interaction.display.update()
        if isEditing { delegate?.textFieldDidChangeSelection?(self) }
    }

    func setPlaceholder(_ text: NSAttributedString?) {
        change(\.placeholder, text)
    }

    /// A placeholder with the attributes that it has none of.
    func styledPlaceholder(_ text: NSAttributedString) -> NSAttributedString {
        let styled = NSTextStorage(attributedString: text)
        var base = field.defaults
        base[.foregroundColor] = UIColor.placeholderText
        styled.change(NSRange(location: 0, length: styled.length)) { attributes in
            attributes.merge(base) { own, _ in own }
        }
        return styled.plainText(in: 0..<styled.length)
    }

    func setDefault(_ key: NSAttributedString.Key, _ value: Any) {
        field.defaults[key] = value
        textEditor.change {
            textEditor.storage.addAttribute(
                key,
                value: value,
                range: NSRange(location: 0, length: textEditor.length)
            )
        }
        defaultsDidChange()
    }

    func setDefaults(_ values: [NSAttributedString.Key: Any]) {
        var values = values
        values[.font] = values[.font] ?? field.defaults[.font]
        values[.foregroundColor] = values[.foregroundColor] ?? field.defaults[.foregroundColor]
        field.defaults = values
        if let style = values[.paragraphStyle] as? NSParagraphStyle {
            field.alignment = style.alignment
        }
        textEditor.change {
            textEditor.storage.setAttributes(
                values,
                range: NSRange(location: 0, length: textEditor.length)
            )
        }
        defaultsDidChange()
    }

    private func defaultsDidChange() {
        textEditor.ownTyping = nil
        textEditor.manager.state.extraAttributes = dressed(field.defaults)
        contentsDidChange()
        invalidateIntrinsicContentSize()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        guard alignment != field.alignment else { return }
        field.alignment = alignment
        if let style = field.defaults[.paragraphStyle] as? NSParagraphStyle,
            let copy = style.mutableCopy() as? NSMutableParagraphStyle
        {
            copy.alignment = alignment
            setDefault(.paragraphStyle, copy)
        }
        contentsDidChange()
    }

    func followContentSize() {
        guard let font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted.pointSize != font.pointSize { setDefault(.font, adjusted) }
    }

    /// A single line without wrapping, left-aligned: the field itself aligns it.
    private func layoutStyle(_ attributes: inout [NSAttributedString.Key: Any]) {
        attributes = dressed(attributes)
    }

    func dressed(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var attributes = attributes
        let own = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        if let style = own.mutableCopy() as? NSMutableParagraphStyle {
            style.alignment = .left
            style.lineBreakMode = .byClipping
            style.firstLineHeadIndent = 0
            style.headIndent = 0
            style.tailIndent = 0
            style.paragraphSpacing = 0
            style.paragraphSpacingBefore = 0
            attributes[.paragraphStyle] = style
        }
        if field.scale < 1, let font = attributes[.font] as? UIFont {
            attributes[.font] = font.withSize(font.pointSize * field.scale)
        }
        return attributes
    }

    func secureEntryDidChange() {
        textEditor.manager.state.conceals = isSecureTextEntry
        textEditor.manager.flow.invalidate(text: true)
        contentsDidChange()
    }

    func take(_ state: Any) {
        guard let state = state as? TextInteractionState else { return }
        if state.isFirst { becomeFirstResponder() }
        textEditor.select(state.selection)
    }

    var spokenValue: String? {
        if textEditor.length == 0 { return placeholder }
        guard isSecureTextEntry else { return text }
        return String(repeating: "\u{2022}", count: text?.count ?? 0)
    }
}
