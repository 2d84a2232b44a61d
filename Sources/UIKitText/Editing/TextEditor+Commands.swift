// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// The commands of menus and keys.
extension TextEditor {
    /// Whether an action can be performed now; nil for one that is nothing of text's.
    func canPerform(_ action: Selector) -> Bool? {
        guard let host else { return false }
        let isSelected = selection.length > 0
        let isPlain = !host.isSecureTextEntry
        let isEditable = host.isTextEditable
        let isSelectable = host.isTextSelectable || isEditable
        switch action {
        case "cut:": return isEditable && isSelected && isPlain
        case "copy:": return isSelectable && isSelected && isPlain
        case "paste:": return isEditable && UIPasteboard.general.hasStrings
        case "pasteAndMatchStyle:":
            return isEditable && host.keepsPastedAttributes && UIPasteboard.general.hasStrings
        case "select:": return isSelectable && !isSelected && length > 0
        case "selectAll:": return isSelectable && length > 0 && selection.length < length
        case "delete:": return false
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
            "decreaseSize:":
            return isEditable && isSelected && host.keepsPastedAttributes
        case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:":
            return isEditable && length > 0
        default: return nil
        }
    }

    func select(_ range: NSRange?) {
        guard let range else { return }
        select(range, isUpstream: false)
        host?.revealSelection()
    }

    func selectAll() {
        select(NSRange(location: 0, length: length), anchor: 0, tellsInput: true)
    }

    /// Selects the word around the insertion point, or the one before.
    func selectWord() {
        guard length > 0 else { return }
        let text = text
        var word = text.word(at: min(selection.location, length - 1))
        if !text.isWordStart(word.lowerBound), selection.location > 0 {
            word = text.word(at: selection.location - 1)
        }
        select(NSRange(location: word.lowerBound, length: word.count), tellsInput: true)
    }

    /// Sets a font trait of the selection, or removes it if all of the selection has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let name = trait == .traitBold ? "Bold" : "Italics"
        guard selection.length > 0 else {
            var attributes = typingAttributes
            attributes[.font] = (attributes[.font] as? UIFont)?.toggled(trait, nil)
            typingAttributes = attributes
            return
        }
        var hasAll = true
        storage.enumerate(selection) { attributes, _ in
            let font = attributes[.font] as? UIFont
            hasAll = font?.fontDescriptor.symbolicTraits.contains(trait) ?? false
            return !hasAll
        }
        changeAttributes(in: selection, name: name) { attributes in
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            attributes[.font] = font.toggled(trait, !hasAll)
        }
    }

    func toggleUnderline() {
        func isUnderlined(_ attributes: Attributes) -> Bool {
            (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0 != 0
        }
        guard selection.length > 0 else {
            var attributes = typingAttributes
            attributes[.underlineStyle] =
                isUnderlined(attributes) ? nil : NSNumber(value: NSUnderlineStyle.single.rawValue)
            typingAttributes = attributes
            return
        }
        var hasAll = true
        storage.enumerate(selection) { attributes, _ in
            hasAll = isUnderlined(attributes)
            return !hasAll
        }
        changeAttributes(in: selection, name: "Underline") { attributes in
            attributes[.underlineStyle] =
                hasAll ? nil : NSNumber(value: NSUnderlineStyle.single.rawValue)
        }
    }

    func resize(by points: CGFloat) {
        changeAttributes(in: selection, name: "Size") { attributes in
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
            attributes[.font] = font.withSize(max(1, font.pointSize + points))
        }
    }
}

extension UIFont {
    /// The font with a trait or without; nil toggles it.
    func toggled(_ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool?) -> UIFont {
        var traits = fontDescriptor.symbolicTraits
        if isOn ?? !traits.contains(trait) { traits.insert(trait) } else { traits.remove(trait) }
        guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
