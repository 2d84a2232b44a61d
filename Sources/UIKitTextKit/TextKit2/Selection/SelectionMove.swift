// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A move of selections in a text.
struct SelectionMove {
    let source: any NSTextSelectionDataSource
    let direction: NSTextSelectionNavigation.Direction
    let destination: NSTextSelectionNavigation.Destination

    /// Where an insertion point stands.
    struct Place {
        var location: any NSTextLocation
        var affinity = NSTextSelection.Affinity.downstream
        /// The x that it keeps on its way up and down.
        var goal: CGFloat = -1
    }

    private var isVertical: Bool { direction == .up || direction == .down }

    /// Whether the move goes on in the text, at a place.
    private func isForward(at location: any NSTextLocation) -> Bool {
        switch direction {
        case .forward, .down: return true
        case .backward, .up: return false
        case .right: return source.baseWritingDirection(at: location) == .leftToRight
        case .left: return source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    // MARK: Selections

    func selection(
        from old: NSTextSelection,
        isExtending: Bool,
        isConfined: Bool
    ) -> NSTextSelection? {
        guard let first = old.textRanges.first, let last = old.textRanges.last else { return nil }
        let start = first.location
        let end = last.endLocation
        let goesOn = isForward(at: start)
        let isEmpty = start.isSame(as: end)
        let fixed = old.fixedEnd ?? (goesOn ? start : end)
        let moving = isExtending ? (fixed.isSame(as: start) ? end : start) : (goesOn ? end : start)
        let isCollapse = !isExtending && !isEmpty && destination == .character && !isVertical
        let from = Place(
            location: moving,
            affinity: isEmpty || isExtending ? old.affinity : .downstream,
            goal: old.anchorPositionOffset
        )
        guard let to = isCollapse ? from : target(from) else { return nil }
        if isConfined {
            guard let paragraph = source.textRange(for: .paragraph, enclosing: moving),
                paragraph.contains(to.location) || paragraph.endLocation.isSame(as: to.location)
            else { return nil }
        }
        if !isExtending {
            let new = NSTextSelection(to.location, affinity: to.affinity)
            new.anchorPositionOffset = to.goal
            new.typingAttributes = isEmpty ? old.typingAttributes : [:]
            return new
        }
        let isOrdered = fixed.isBefore(to.location)
        let range = NSTextRange(
            from: isOrdered ? fixed : to.location,
            to: isOrdered ? to.location : fixed
        )
        let new = NSTextSelection(
            range: range,
            affinity: to.affinity,
            granularity: old.granularity
        )
        new.fixedEnd = fixed
        new.anchorPositionOffset = to.goal
        return new
    }

    func deletedRanges(_ selection: NSTextSelection, _ allowsDecomposition: Bool) -> [NSTextRange] {
        let ranges = selection.textRanges.filter { !$0.isEmpty }
        if !ranges.isEmpty { return ranges }
        guard let place = selection.textRanges.first?.location,
            let to = target(Place(location: place, affinity: selection.affinity))
        else { return [] }
        guard !to.location.isSame(as: place) else { return [] }
        if allowsDecomposition, destination == .character, to.location.isBefore(place),
            let mark = lastMark(before: place)
        {
            return [NSTextRange(from: mark, to: place)]
        }
        return [
            place.isBefore(to.location)
                ? NSTextRange(from: place, to: to.location)
                : NSTextRange(from: to.location, to: place)
        ]
    }

    /// The place before a mark that is the last part of the character before a place.
    private func lastMark(before place: any NSTextLocation) -> (any NSTextLocation)? {
        var character: String?
        source.enumerateSubstrings(
            from: place,
            options: [.byComposedCharacterSequences, .reverse]
        ) { text, _, _, stop in
            character = text
            stop.pointee = true
        }
        guard let scalars = character?.unicodeScalars, scalars.count > 1, let last = scalars.last,
            last.properties.generalCategory == .nonspacingMark,
            last.properties.canonicalCombiningClass != .notReordered
        else { return nil }
        return source.location(place, offsetBy: -last.utf16.count)
    }

    // MARK: Places

    /// Where the move leads from a place; nil for nowhere.
    func target(_ place: Place) -> Place? {
        let location = place.location
        if isVertical {
            switch destination {
            case .character, .word, .line: return vertical(place)
            default: break
            }
        }
        let goesOn = isForward(at: location)
        switch destination {
        case .character: return step(.byComposedCharacterSequences, location, goesOn)
        case .word: return step(.ofWords, location, goesOn)
        case .sentence: return step(.ofSentences, location, goesOn)
        case .line: return lineEnd(place, goesOn)
        case .paragraph: return paragraphEnd(location, goesOn)
        case .container: return containerEnd(location, goesOn)
        case .document:
            let all = source.documentRange
            return Place(location: goesOn ? all.endLocation : all.location)
        }
    }

    private func step(
        _ options: NSString.EnumerationOptions,
        _ location: any NSTextLocation,
        _ goesOn: Bool
    ) -> Place? {
        var found: (any NSTextLocation)?
        source.enumerateSubstrings(
            from: location,
            options: goesOn
                ? [options, .substringNotRequired] : [options, .reverse, .substringNotRequired]
        ) { _, range, _, stop in
            let end = goesOn ? range.endLocation : range.location
            guard goesOn ? location.isBefore(end) : end.isBefore(location) else { return }
            found = end
            stop.pointee = true
        }
        if let found { return Place(location: found) }
        let all = source.documentRange
        let end = goesOn ? all.endLocation : all.location
        return end.isSame(as: location) ? nil : Place(location: end)
    }

    /// The place after which the line of a place is looked for.
    private func inner(_ place: Place) -> any NSTextLocation {
        guard place.affinity == .upstream else { return place.location }
        return source.location(place.location, offsetBy: -1) ?? place.location
    }

    private func lineEnd(_ place: Place, _ goesOn: Bool) -> Place? {
        guard let line = source.textRange(for: .line, enclosing: inner(place)) else { return nil }
        if !goesOn { return Place(location: line.location) }
        let paragraph = source.textRange(for: .paragraph, enclosing: line.location)
        let endsParagraph = paragraph?.endLocation.isSame(as: line.endLocation) ?? true
        guard endsParagraph else { return Place(location: line.endLocation, affinity: .upstream) }
        return Place(location: contentEnd(of: paragraph ?? line))
    }

    /// The end of a paragraph before its separator.
    private func contentEnd(of paragraph: NSTextRange) -> any NSTextLocation {
        var end = paragraph.endLocation
        guard !paragraph.isEmpty else { return end }
        source.enumerateSubstrings(from: paragraph.location, options: .byParagraphs) {
            _,
            range,
            _,
            stop in
            if range.location.isSame(as: paragraph.location) { end = range.endLocation }
            stop.pointee = true
        }
        return end
    }

    private func paragraphEnd(_ location: any NSTextLocation, _ goesOn: Bool) -> Place? {
        guard let paragraph = source.textRange(for: .paragraph, enclosing: location) else {
            return nil
        }
        let end = goesOn ? contentEnd(of: paragraph) : paragraph.location
        if !end.isSame(as: location) { return Place(location: end) }
        // Already there: on to the next one.
        let beyond =
            goesOn ? paragraph.endLocation : source.location(paragraph.location, offsetBy: -1)
        guard let beyond, let next = source.textRange(for: .paragraph, enclosing: beyond) else {
            return nil
        }
        let place = goesOn ? contentEnd(of: next) : next.location
        return place.isSame(as: location) ? nil : Place(location: place)
    }

    private func containerEnd(_ location: any NSTextLocation, _ goesOn: Bool) -> Place? {
        var found: (any NSTextLocation)?
        source.enumerateContainerBoundaries(from: location, reverse: !goesOn) { place, stop in
            found = place
            stop.pointee = true
        }
        let all = source.documentRange
        return Place(location: found ?? (goesOn ? all.endLocation : all.location))
    }

    // MARK: Up and down

    private func vertical(_ place: Place) -> Place? {
        guard let line = source.textRange(for: .line, enclosing: inner(place)) else { return nil }
        let goal = place.goal >= 0 ? place.goal : offset(of: place, in: line)
        let all = source.documentRange
        guard
            let beyond = direction == .down
                ? line.endLocation : source.location(line.location, offsetBy: -1),
            !(direction == .down && line.isEmpty),
            let next = source.textRange(for: .line, enclosing: beyond),
            !next.isEqual(to: line),
            // At the end of the text the last line encloses the place behind it.
            direction == .up || !next.location.isBefore(line.endLocation)
        else {
            let end = direction == .down ? all.endLocation : all.location
            return end.isSame(as: place.location) ? nil : Place(location: end, goal: goal)
        }
        var best = nearest(to: goal, in: next)
        best.goal = goal
        return best
    }

    private func offset(of place: Place, in line: NSTextRange) -> CGFloat {
        var found: CGFloat?
        source.enumerateCaretOffsetsInLineFragment(at: line.location) {
            x,
            location,
            isLeading,
            stop in
            guard location.isSame(as: place.location) else { return }
            if found == nil || isLeading { found = x }
        }
        return found ?? 0
    }

    /// The insertion point of a line that is nearest to an x.
    func nearest(to x: CGFloat, in line: NSTextRange) -> Place {
        var best = Place(location: line.location)
        var distance = CGFloat.infinity
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { caret, location, _, _ in
            guard abs(caret - x) < distance else { return }
            distance = abs(caret - x)
            best.location = location
        }
        if !line.isEmpty, best.location.isSame(as: line.endLocation) {
            let paragraph = source.textRange(for: .paragraph, enclosing: line.location)
            if let paragraph, !paragraph.endLocation.isSame(as: line.endLocation) {
                best.affinity = .upstream
            }
        }
        return best
    }
}
