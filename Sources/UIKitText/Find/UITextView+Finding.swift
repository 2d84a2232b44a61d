// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

extension UITextView: UITextSearching {
    /// Whether the text can be edited.
    public var supportsTextReplacement: Bool { isEditable }

    /// Which of two ranges comes first.
    public func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: AnyHashable?
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    /// Finds every place of a text.
    public func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<AnyHashable>
    ) {
        for range in textEditor.places(of: queryString, options) {
            resultAggregator.foundRange(
                textEditor.stretch(range),
                searchString: queryString,
                document: nil
            )
        }
        resultAggregator.finishedSearching()
    }

    /// Puts a colour behind a range.
    public func decorate(
        foundTextRange: UITextRange,
        document: AnyHashable?,
        usingStyle: UITextSearchFoundTextStyle
    ) {
        guard let range = textEditor.range(foundTextRange) else { return }
        view.found.removeAll { $0.range.location == range.location }
        if usingStyle != .normal { view.found.append((range, usingStyle == .highlighted)) }
        textCanvas.redraw()
    }

    /// Takes all colours away.
    public func clearAllDecoratedFoundText() {
        guard !view.found.isEmpty else { return }
        view.found = []
        textCanvas.redraw()
    }

    /// Scrolls until a range is seen.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
        if let range = textEditor.range(range) { reveal(range, animated: false) }
    }

    /// Whether the delegate lets a range be replaced.
    public func shouldReplace(
        foundTextRange: UITextRange,
        document: AnyHashable?,
        withText: String
    ) -> Bool {
        isEditable && shouldChangeText(in: foundTextRange, replacementText: withText)
    }

    /// Replaces a range.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
        replace(foundTextRange, withText: withText)
    }

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
