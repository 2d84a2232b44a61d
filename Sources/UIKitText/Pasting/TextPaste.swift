// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

/// One item of a paste.
@MainActor
final class TextPasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let defaultAttributes: [NSAttributedString.Key: Any]
    var localObject: Any? { nil }
    /// What is pasted of the item; nil until it is known, and an empty text for nothing.
    private(set) var result: NSAttributedString?
    private let plainText: String?
    private let didSet: () -> Void

    init(
        _ provider: NSItemProvider,
        plainText: String?,
        attributes: [NSAttributedString.Key: Any],
        didSet: @escaping () -> Void
    ) {
        itemProvider = provider
        self.plainText = plainText
        defaultAttributes = attributes
        self.didSet = didSet
    }

    private func set(_ result: NSAttributedString) {
        guard self.result == nil else { return }
        self.result = result
        didSet()
    }

    func setResult(string: String) {
        set(NSAttributedString(string: string, attributes: defaultAttributes))
    }

    func setResult(attributedString string: NSAttributedString) { set(string) }

    func setResult(attachment textAttachment: NSTextAttachment) {
        set(NSAttributedString(attachment: textAttachment))
    }

    func setNoResult() { set(NSAttributedString(string: "")) }

    func setDefaultResult() { setResult(string: plainText ?? "") }
}

extension TextEditor {
    /// Pastes the items of the pasteboard as a delegate wants them.
    func paste(for delegate: any UITextPasteDelegate) {
        guard let host, host.isTextEditable,
            let view = host as? any UITextPasteConfigurationSupporting & TextEditorHost
        else { return }
        let board = UIPasteboard.general
        let attributes = typingAttributes
        var items: [TextPasteItem] = []
        var isReady = false
        let finish = { [weak self, weak view] in
            guard isReady, let self, let view else { return }
            let results = items.compactMap(\.result)
            guard results.count == items.count else { return }
            self.insert(results, in: view, delegate)
        }
        for (index, provider) in board.itemProviders.enumerated() {
            let texts = board.values(
                forPasteboardType: "public.utf8-plain-text",
                inItemSet: IndexSet(integer: index)
            )
            let item = TextPasteItem(
                provider,
                plainText: texts?.first as? String,
                attributes: attributes,
                didSet: finish
            )
            items.append(item)
            let transform: Void? = delegate.textPasteConfigurationSupporting?(view, transform: item)
            if transform == nil { item.setDefaultResult() }
        }
        guard !items.isEmpty else { return }
        isReady = true
        finish()
    }

    private func insert(
        _ texts: [NSAttributedString],
        in view: any UITextPasteConfigurationSupporting & TextEditorHost,
        _ delegate: any UITextPasteDelegate
    ) {
        guard let range = view.selectedTextRange else { return }
        let combined = delegate.textPasteConfigurationSupporting?(
            view,
            combineItemAttributedStrings: texts,
            for: range
        )
        let joined = NSMutableAttributedString(string: "")
        for text in texts { joined.append(text) }
        let text = combined ?? joined
        guard text.length > 0 else { return }
        let pasted = delegate.textPasteConfigurationSupporting?(
            view,
            performPasteOf: text,
            to: range
        )
        guard pasted == nil else { return }
        paste(text)
    }

    /// Inserts a text in place of the selection, in the style around it where people may not choose
    /// attributes.
    private func paste(_ text: NSAttributedString) {
        let hasAttachments = text.string.contains("\u{FFFC}")
        guard let host, host.keepsPastedAttributes || hasAttachments, host.isMultiline else {
            return paste(text.string, name: "Paste")
        }
        let range = marked ?? selection
        guard host.mayReplace(range, with: text.string) else { return }
        replace(range, with: text, name: "Paste")
    }
}
