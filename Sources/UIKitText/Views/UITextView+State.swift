// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// What a text view holds beside its text.
@MainActor
struct TextViewState {
    /// Docs/facts.md, "Text views".
    static let usualFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    static let usualInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    var base: [NSAttributedString.Key: Any] = [
        .font: TextViewState.usualFont, .foregroundColor: UIColor.label,
    ]
    var fontChoice = FontChoice.none
    var inset = TextViewState.usualInset
    var isEditable = true
    var isSelectable = true
    var isEditing = false
    var allowsAttributes = false
    var detectors: UIDataDetectorTypes = []
    /// What was found, with the addresses that taps open.
    var detected: [(range: NSRange, url: URL)] = []
    var followsContentSize = false
    var usesStandardScaling = false
    var inputView: UIView?
    var accessory: UIView?
    var isElement: Bool?
    /// The width that the text was laid out in.
    var width: CGFloat = -1
    var hasOwnLinkLook = false
    var find: UIFindInteraction?
    var finder: TextFinder?
    /// What a search has found, and whether it is the one that is shown.
    var found: [(range: NSRange, isHighlighted: Bool)] = []
    var border = UITextView.BorderStyle.none
    /// Shows what TextKit 2 lays out.
    var viewport: TextViewport?
    var highlightAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the text is laid out in another width to be measured.
    var isMeasuring = false

    /// What was said of the font.
    enum FontChoice {
        case none
        case made
        /// It was set to nil.
        case removed
    }

    /// Whether the view tells its font.
    ///
    /// Source: the library BonMot's tests of UIKit's behaviour, and public source that reads
    /// `UITextView().font ?? …`.
    func hasFont(_ length: Int) -> Bool {
        switch fontChoice {
        case .none: length > 0
        case .made: true
        case .removed: false
        }
    }

    /// The parts behind a view: those of the container, or new ones of TextKit 2.
    static func makeEditor(_ container: NSTextContainer?) -> TextEditor {
        guard let container else { return makeEditor(usingTextKit2: true) }
        container.widthTracksTextView = true
        if let manager = container.textLayoutManager { return makeEditor(manager, container) }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        manager.allowsNonContiguousLayout = true
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        let editor = TextEditor(storage: storage, manager: manager, container: container)
        // A layout manager knows its text weakly.
        return editor
    }

    /// New parts.
    static func makeEditor(usingTextKit2 isModern: Bool) -> TextEditor {
        let container = NSTextContainer(size: CGSize(width: 0, height: 1e7))
        guard isModern else { return makeEditor(container) }
        container.widthTracksTextView = true
        let manager = NSTextLayoutManager()
        manager.textContainer = container
        return makeEditor(manager, container)
    }

    /// The parts of a container that TextKit 2 fills.
    private static func makeEditor(
        _ manager: NSTextLayoutManager,
        _ container: NSTextContainer
    ) -> TextEditor {
        let contents = manager.textContentManager as? NSTextContentStorage ?? NSTextContentStorage()
        contents.addTextLayoutManager(manager)
        let storage = contents.textStorage ?? NSTextStorage()
        contents.textStorage = storage
        return TextEditor(
            storage: storage,
            manager: manager.engine,
            container: container,
            contents: contents
        )
    }
}

extension UITextView {
    func setUp() {
        setBackgroundColor(.systemBackground)
        alwaysBounceVertical = false
        textEditor.host = self
        textEditor.storage.observer = { [weak self] in self?.storageWasEdited() }
        textEditor.linkAttributes = [.foregroundColor: tintColor ?? UIColor.systemBlue]
        textEditor.manager.state.extraAttributes = view.base
        useTextKit2()
        textCanvas.paint = { [unowned self] rect in paintText(rect) }
        addSubview(textCanvas)
        addInteraction(interaction)
    }

    // MARK: Text

    func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard textEditor.length > 0 else { return view.base[key] }
        return textEditor.storage.attribute(key, at: 0, effectiveRange: nil) ?? view.base[key]
    }

    func setText(_ text: String) {
        if textEditor.length > 0 {
            // Text keeps the look of what was first.
            for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] {
                if let value = firstAttribute(key) { view.base[key] = value }
            }
        }
        // A subclass that overrides the attributed text takes this text, too, as on iOS.
        attributedText = NSAttributedString(string: text, attributes: view.base)
    }

    func setAttributedText(_ text: NSAttributedString) {
        if view.fontChoice == .removed { view.fontChoice = .none }
        let styled = NSTextStorage(attributedString: text)
        let font = TextViewState.usualFont
        styled.change(NSRange(location: 0, length: styled.length)) { attributes in
            if attributes[.font] == nil { attributes[.font] = font }
            if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.label }
        }
        let selection = selectedRange
        textEditor.set(styled.plainText(in: 0..<styled.length))
        detect()
        geometryDidChange()
        interaction.display.update()
        if selectedRange != selection { selectionWasChanged() }
    }

    func setBase(_ key: NSAttributedString.Key, _ value: Any) {
        view.base[key] = value
        textEditor.ownTyping = nil
        textEditor.change {
            textEditor.storage.addAttribute(
                key,
                value: value,
                range: NSRange(location: 0, length: textEditor.length)
            )
        }
        textEditor.manager.state.extraAttributes = textEditor.typingAttributes
        contentsDidChange()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        let old = firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? .default
        guard let style = old.mutableCopy() as? NSMutableParagraphStyle else { return }
        style.alignment = alignment
        setBase(.paragraphStyle, style)
    }

    func setLinkAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        view.hasOwnLinkLook = true
        textEditor.linkAttributes = attributes
        textEditor.manager.flow.invalidate(text: true)
        contentsDidChange()
    }

    func tintDidChange() {
        if !view.hasOwnLinkLook {
            textEditor.linkAttributes = [.foregroundColor: tintColor ?? UIColor.systemBlue]
            textEditor.manager.flow.invalidate(text: true)
            contentsDidChange()
        }
        interaction.display.update()
    }

    func setEditable(_ isEditable: Bool) {
        guard isEditable != view.isEditable else { return }
        view.isEditable = isEditable
        if !isEditable, isFirstResponder { _ = super.resignFirstResponder() }
        detect()
        interaction.display.update()
    }

    func followContentSize() {
        textEditor.change {
            textEditor.storage.change(NSRange(location: 0, length: textEditor.length)) {
                attributes in
                guard let font = attributes[.font] as? UIFont else { return }
                attributes[.font] = font.adjusted(for: traitCollection)
            }
        }
        if let font = view.base[.font] as? UIFont {
            view.base[.font] = font.adjusted(for: traitCollection)
        }
        contentsDidChange()
    }

    func secureEntryDidChange() {
        textEditor.manager.state.conceals = isSecureTextEntry
        textEditor.manager.flow.invalidate(text: true)
        contentsDidChange()
    }

    /// The program has edited the storage.
    private func storageWasEdited() {
        textEditor.repair()
        view.found = []
        contentsDidChange()
    }

    // MARK: Archives

    func encodeTextView(_ coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: "UIText")
        coder.encode(isEditable, forKey: "UIEditable")
        traits.encode(to: coder)
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(font, forKey: "UIFont")
        coder.encode(textColor, forKey: "UITextColor")
    }

    func decodeTextView(_ coder: NSCoder) {
        if let font = coder.present(UIFont.self, "UIFont") { self.font = font }
        if let color = coder.present(UIColor.self, "UITextColor") { textColor = color }
        // What has attributes is read with the view's own properties.
        if let text = coder.present(NSString.self, "UIText") { self.text = "\(text)" }
        if coder.containsValue(forKey: "UIEditable") {
            isEditable = coder.decodeBool(forKey: "UIEditable")
        }
        let wasSecure = traits.isSecure
        traits.decode(coder)
        if traits.isSecure != wasSecure { secureEntryDidChange() }
        let alignment = coder.decodeInteger(forKey: "UITextAlignment")
        if coder.containsValue(forKey: "UITextAlignment") {
            textAlignment = NSTextAlignment(rawValue: alignment) ?? .natural
        }
    }
}
