// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

extension NSCoder {
    /// Saves the selected range of a text, if there is one.
    @MainActor
    func encodeSelection(of input: any UITextInput) {
        guard let range = input.selectedTextRange else { return }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        let end = input.offset(from: input.beginningOfDocument, to: range.end)
        encode(start, forKey: "UISelectionStart")
        encode(end, forKey: "UISelectionEnd")
    }

    /// Selects what was selected; nothing where the text is too short for that by now.
    @MainActor
    func decodeSelection(of input: any UITextInput) {
        guard containsValue(forKey: "UISelectionStart") else { return }
        let first = input.beginningOfDocument
        guard
            let start = input.position(
                from: first,
                offset: decodeInteger(forKey: "UISelectionStart")
            ),
            let end = input.position(from: first, offset: decodeInteger(forKey: "UISelectionEnd"))
        else { return }
        input.selectedTextRange = input.textRange(from: start, to: end)
    }
}
