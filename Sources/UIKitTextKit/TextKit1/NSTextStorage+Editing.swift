// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The edits of a text storage that have not been processed.
struct EditingState {
    var depth = 0
    var isProcessing = false
    var mask: NSTextStorage.EditActions = []
    /// In the text as it is after the edits.
    var range = NSRange(location: NSNotFound, length: 0)
    var delta = 0

    mutating func note(_ actions: NSTextStorage.EditActions, _ old: NSRange, _ change: Int) {
        mask.formUnion(actions)
        delta += change
        guard range.location != NSNotFound else {
            range = NSRange(location: old.location, length: max(0, old.length + change))
            return
        }
        let start = min(range.location, old.location)
        let end = max(range.upperBound, old.upperBound) + change
        range = NSRange(location: start, length: max(0, end - start))
    }

    mutating func clear() {
        mask = []
        range = NSRange(location: NSNotFound, length: 0)
        delta = 0
    }
}

extension NSTextStorage {
    /// Whether the text is kept here, and not by a subclass.
    var isPlain: Bool { type(of: self) == NSTextStorage.self }

    /// Has the edits processed that are waiting.
    ///
    /// A subclass changes attributes in `processEditing()`, mostly in groups of its own: those edits
    /// belong to the ones that are being processed, and never begin another round.
    func processPending() {
        guard !editing.mask.isEmpty, !editing.isProcessing else { return }
        editing.isProcessing = true
        processEditing()
        // Edits that the subclass made behind its call of `super`.
        process()
        editing.isProcessing = false
        observer?()
    }

    /// The work of `processEditing()`.
    func process() {
        guard !editing.mask.isEmpty else { return }
        let isInRound = editing.isProcessing
        editing.isProcessing = true
        let center = NotificationCenter.default
        let before = editing
        delegate?.textStorage?(
            self,
            willProcessEditing: before.mask,
            range: before.range,
            changeInLength: before.delta
        )
        center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        let middle = editing
        delegate?.textStorage?(
            self,
            didProcessEditing: middle.mask,
            range: middle.range,
            changeInLength: middle.delta
        )
        center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        let done = editing
        editing.clear()
        for manager in layoutManagers {
            manager.processEditing(
                for: self,
                edited: done.mask,
                range: middle.range,
                changeInLength: done.delta,
                invalidatedRange: done.range
            )
        }
        textStorageObserver?.processEditing(
            for: self,
            edited: done.mask,
            range: middle.range,
            changeInLength: done.delta,
            invalidatedRange: done.range
        )
        guard !isInRound else { return }
        editing.isProcessing = false
        observer?()
    }

    /// A range as Swift counts; halts where it is not in the text.
    func checked(_ range: NSRange) -> Range<Int> {
        guard range.location >= 0, range.length >= 0, range.upperBound <= length else {
            fatalError(
                "NSTextStorage: NSRangeException: the range \(range) is not in a text of "
                    + "\(length) units; ask `length` before editing."
            )
        }
        return range.location..<range.upperBound
    }

    func outOfBounds(_ location: Int) -> Never {
        fatalError(
            "NSTextStorage: NSRangeException: there is no unit \(location) in a text of "
                + "\(length); ask `length` first."
        )
    }

    /// Gives each stretch of a range other attributes.
    package func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        let limit = checked(range)
        beginEditing()
        var location = limit.lowerBound
        while location < limit.upperBound {
            var found = NSRange()
            var attributes = attributes(at: location, effectiveRange: &found)
            let end = min(limit.upperBound, max(location + 1, found.upperBound))
            body(&attributes)
            setAttributes(attributes, range: NSRange(location: location, length: end - location))
            location = end
        }
        endEditing()
    }

    /// How far around a unit attributes are as wanted.
    func stretch(
        around location: Int,
        in limit: NSRange,
        where isWanted: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        let limit = checked(limit)
        var found = NSRange()
        _ = attributes(at: location, effectiveRange: &found)
        var start = found.location
        var end = found.upperBound
        while start > limit.lowerBound {
            guard isWanted(attributes(at: start - 1, effectiveRange: &found)) else { break }
            start = found.location
        }
        while end < limit.upperBound {
            guard isWanted(attributes(at: end, effectiveRange: &found)) else { break }
            end = found.upperBound
        }
        start = max(start, limit.lowerBound)
        return NSRange(location: start, length: min(end, limit.upperBound) - start)
    }

    /// Calls back with each stretch in a range until it answers true.
    package func enumerate(
        _ range: NSRange,
        isReversed: Bool = false,
        _ body: ([NSAttributedString.Key: Any], NSRange) -> Bool
    ) {
        let limit = checked(range)
        var stretches: [([NSAttributedString.Key: Any], NSRange)] = []
        var location = limit.lowerBound
        while location < limit.upperBound {
            var found = NSRange()
            let attributes = attributes(at: location, effectiveRange: &found)
            let end = min(limit.upperBound, max(location + 1, found.upperBound))
            stretches.append(
                (attributes, NSRange(location: location, length: end - location))
            )
            location = end
        }
        for (attributes, range) in isReversed ? stretches.reversed() : stretches
        where body(attributes, range) { return }
    }

    /// The units of a range.
    package func units(in range: Range<Int>) -> [UInt16] {
        if isPlain { return Array(contents.units[range]) }
        let all = string.utf16
        let start = all.index(all.startIndex, offsetBy: range.lowerBound)
        return Array(all[start..<all.index(start, offsetBy: range.count)])
    }

    /// A part as an attributed string of Foundation's own.
    package func plainText(in range: Range<Int>) -> NSAttributedString {
        var pieces: [NSAttributedString] = []
        enumerate(NSRange(location: range.lowerBound, length: range.count)) { attributes, piece in
            let text = String(
                decoding: units(in: piece.location..<piece.upperBound),
                as: UTF16.self
            )
            pieces.append(NSAttributedString(string: text, attributes: attributes))
            return false
        }
        guard pieces.count != 1 else { return pieces[0] }
        let whole = NSMutableAttributedString(string: "")
        for piece in pieces { whole.append(piece) }
        return NSAttributedString(attributedString: whole)
    }
}

extension NSAttributedString {
    /// Calls back with each stretch of the whole text.
    package func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var location = 0
        let count = length
        while location < count {
            var range = NSRange()
            let attributes = attributes(at: location, effectiveRange: &range)
            let end = min(count, max(location + 1, range.location + range.length))
            body(attributes, NSRange(location: location, length: end - location))
            location = end
        }
    }
}

extension NSRange {
    /// The first unit behind.
    package var end: Int { location + length }

    /// The range as Swift counts.
    package var swift: Range<Int> { location..<location + length }

    package init(_ low: Int, _ high: Int) { self.init(location: low, length: high - low) }
}
