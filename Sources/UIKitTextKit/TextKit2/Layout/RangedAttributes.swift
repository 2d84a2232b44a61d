// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Attributes of some stretches of a text, in order and without overlaps.
struct RangedAttributes {
    typealias Attributes = [NSAttributedString.Key: Any]

    private(set) var runs: [(range: Range<Int>, attributes: Attributes)] = []

    var isEmpty: Bool { runs.isEmpty }

    /// Changes the attributes in a range, of stretches with attributes and of those without.
    mutating func change(_ range: Range<Int>, _ body: (inout Attributes) -> Void) {
        guard !range.isEmpty else { return }
        var changed: [(range: Range<Int>, attributes: Attributes)] = []
        var location = range.lowerBound
        func add(_ part: Range<Int>, _ old: Attributes, isChanged: Bool) {
            guard !part.isEmpty else { return }
            var attributes = old
            if isChanged { body(&attributes) }
            if !attributes.isEmpty { changed.append((part, attributes)) }
        }
        let first = runs.firstIndex { $0.range.upperBound > range.lowerBound } ?? runs.count
        var last = first
        while last < runs.count, runs[last].range.lowerBound < range.upperBound {
            let run = runs[last]
            add(
                run.range
                    .lowerBound..<max(
                        run.range.lowerBound,
                        min(run.range.upperBound, range.lowerBound)
                    ),
                run.attributes,
                isChanged: false
            )
            let inner = run.range.clamped(to: range)
            add(location..<inner.lowerBound, [:], isChanged: true)
            add(inner, run.attributes, isChanged: true)
            location = inner.upperBound
            add(
                max(
                    inner.upperBound,
                    range.upperBound
                )..<max(run.range.upperBound, range.upperBound),
                run.attributes,
                isChanged: false
            )
            last += 1
        }
        // What goes on behind the range was added by the last stretch; a gap may be left before it.
        if location < range.upperBound {
            var rest = Attributes()
            body(&rest)
            if !rest.isEmpty {
                let place = changed.firstIndex { $0.range.lowerBound >= range.upperBound }
                changed.insert((location..<range.upperBound, rest), at: place ?? changed.count)
            }
        }
        runs.replaceSubrange(first..<last, with: changed)
    }

    /// Follows an edit; `range` is in the new text.
    mutating func edit(_ range: Range<Int>, delta: Int) {
        guard !runs.isEmpty else { return }
        let old = range.lowerBound..<max(range.lowerBound, range.upperBound - delta)
        func moved(_ unit: Int) -> Int {
            if unit <= old.lowerBound { return unit }
            return unit >= old.upperBound ? unit + delta : min(unit, range.upperBound)
        }
        runs = runs.compactMap { run in
            let low = moved(run.range.lowerBound)
            let high = moved(run.range.upperBound)
            return low < high ? (low..<high, run.attributes) : nil
        }
    }

    /// The stretches in a range.
    func stretches(in range: Range<Int>) -> [(range: Range<Int>, attributes: Attributes)] {
        guard !runs.isEmpty else { return [] }
        return runs.compactMap { run in
            let part = run.range.clamped(to: range)
            return part.isEmpty ? nil : (part, run.attributes)
        }
    }
}
