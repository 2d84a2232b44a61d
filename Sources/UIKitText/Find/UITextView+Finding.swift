// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UITextView: UITextSearching {
    // MARK: The interaction

    func setFinding(_ isOn: Bool) {
        if isOn, view.find == nil {
            let finder = TextFinder()
            let interaction = UIFindInteraction(sessionDelegate: finder)
            addInteraction(interaction)
            view.find = interaction
            view.finder = finder
        } else if !isOn, let interaction = view.find {
            interaction.dismissFindNavigator()
            removeInteraction(interaction)
            view.find = nil
            view.finder = nil
        }
    }

    /// Fills what is behind the ranges that were found.
    func paintFound(_ context: CGContext) {
        for (range, isHighlighted) in view.found {
            let color = UIColor.systemYellow.withAlphaComponent(isHighlighted ? 1 : 0.35)
            context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
            for rect in textEditor.tightRects(for: range) { context.fill(rect) }
        }
    }

    /// Whether people may search, where a command asks for that; nil for other commands.
    func canFind(_ action: Selector) -> Bool? {
        switch action {
        case "find:", "findNext:", "findPrevious:": view.find != nil
        case "findAndReplace:": view.find != nil && isEditable
        case "useSelectionForFind:": view.find != nil && textEditor.selection.length > 0
        default: nil
        }
    }

    func findSelection() {
        guard let range = selectedTextRange, !range.isEmpty else { return }
        view.find?.searchText = text(in: range)
    }
}

/// Gives the sessions of a text view.
@MainActor
final class TextFinder: NSObject, UIFindInteractionDelegate {
    func findInteraction(
        _ interaction: UIFindInteraction,
        sessionFor view: UIView
    ) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}

extension TextEditor {
    /// Every place of a text, in order.
    func places(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
        let text = storage.string as NSString
        guard !query.isEmpty else { return [] }
        var result: [NSRange] = []
        var rest = NSRange(location: 0, length: text.length)
        while rest.length > 0 {
            let found = text.range(
                of: query,
                options: options.stringCompareOptions,
                range: rest
            )
            guard found.location != NSNotFound, found.length > 0 else { break }
            if fits(found, in: text, options.wordMatchMethod) { result.append(found) }
            rest = NSRange(location: found.end, length: text.length - found.end)
        }
        return result
    }

    private func fits(
        _ range: NSRange,
        in text: NSString,
        _ method: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        func isLetter(_ unit: Int) -> Bool {
            guard unit >= 0, unit < text.length,
                let scalar = Unicode.Scalar(text.character(at: unit))
            else { return false }
            return CharacterSet.alphanumerics.contains(scalar)
        }
        switch method {
        case .contains: return true
        case .startsWith: return !isLetter(range.location - 1)
        case .fullWord: return !isLetter(range.location - 1) && !isLetter(range.end)
        }
    }

    /// The rectangles of a range, no wider than its letters.
    func tightRects(for range: NSRange) -> [CGRect] {
        manager.textContainers.flatMap {
            manager.rects(for: whole(range).swift, in: $0, fillsLines: false)
        }.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
