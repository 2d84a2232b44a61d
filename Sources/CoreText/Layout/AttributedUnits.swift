// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// UTF-16 units and the attributes of their stretches: what a text storage holds.
///
/// Foundation's own attributed strings halt on Linux when attributes are set that differ from
/// their neighbours' in value only; so the storage keeps its text here.
package struct AttributedUnits {
    package typealias Attributes = [NSAttributedString.Key: Any]

    /// A stretch that begins at a unit and goes on to the next one's start.
    package struct Run {
        package var start: Int
        package var attributes: Attributes
    }

    package private(set) var units: [UInt16] = []
    /// In order and without gaps; none starts at the end of the text but the first.
    package private(set) var runs: [Run] = []
    private var text: String?

    package init() {}

    package var count: Int { units.count }

    /// The units as a string; halves of pairs that stand alone become replacement characters.
    package var string: String {
        mutating get {
            if let text { return text }
            let made = String(decoding: units, as: UTF16.self)
            text = made
            return made
        }
    }

    /// The run that a unit is in.
    package func runIndex(at unit: Int) -> Int {
        var low = 0
        var high = runs.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if runs[middle].start <= unit { low = middle } else { high = middle }
        }
        return low
    }

    package func range(ofRun index: Int) -> Range<Int> {
        let end = index + 1 < runs.count ? runs[index + 1].start : count
        return runs[index].start..<max(runs[index].start, end)
    }

    /// Replaces units; new ones take the attributes of the first one replaced, or of the one before.
    package mutating func replace(_ range: Range<Int>, with new: [UInt16]) {
        text = nil
        if units.isEmpty {
            units = new
            runs = new.isEmpty ? [] : [Run(start: 0, attributes: runs.first?.attributes ?? [:])]
            return
        }
        let source =
            range.isEmpty ? max(0, range.lowerBound - 1) : min(range.lowerBound, units.count - 1)
        let attributes = runs[runIndex(at: source)].attributes
        let delta = new.count - range.count
        units.replaceSubrange(range, with: new)
        guard !units.isEmpty else {
            runs = []
            return
        }
        if range.isEmpty {
            // The run around or before grows; those behind move.
            let grown = runIndex(at: source)
            for index in runs.indices where index > grown { runs[index].start += delta }
            return
        }
        cut(range, adding: new.isEmpty ? nil : attributes, delta: delta)
    }

    /// Takes the runs of a replaced range out, and puts one in for what is new.
    private mutating func cut(_ range: Range<Int>, adding attributes: Attributes?, delta: Int) {
        var result: [Run] = []
        result.reserveCapacity(runs.count + 2)
        let oldCount = count - delta
        for index in runs.indices {
            let start = runs[index].start
            let end = index + 1 < runs.count ? runs[index + 1].start : oldCount
            if start < range.lowerBound { result.append(runs[index]) }
            if let attributes, start <= range.lowerBound, end > range.lowerBound {
                result.append(Run(start: range.lowerBound, attributes: attributes))
            }
            if end > range.upperBound {
                let first = max(start, range.upperBound)
                result.append(Run(start: first + delta, attributes: runs[index].attributes))
            }
        }
        runs = result
        merge(around: max(0, range.lowerBound - 1)..<min(count, range.upperBound + delta + 1))
    }

    package mutating func set(_ attributes: Attributes, in range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = runIndex(at: range.lowerBound)
        let last = runIndex(at: range.upperBound - 1)
        var new: [Run] = []
        if runs[first].start < range.lowerBound { new.append(runs[first]) }
        new.append(Run(start: range.lowerBound, attributes: attributes))
        if self.range(ofRun: last).upperBound > range.upperBound {
            new.append(Run(start: range.upperBound, attributes: runs[last].attributes))
        }
        runs.replaceSubrange(first...last, with: new)
        merge(around: max(0, range.lowerBound - 1)..<min(count, range.upperBound + 1))
    }

    /// Joins neighbours of equal attributes near a range.
    private mutating func merge(around range: Range<Int>) {
        guard !runs.isEmpty, !range.isEmpty else { return }
        var index = min(runIndex(at: range.upperBound - 1) + 1, runs.count - 1)
        let low = runIndex(at: range.lowerBound)
        while index > low, index > 0 {
            if Self.areEqual(runs[index].attributes, runs[index - 1].attributes) {
                runs.remove(at: index)
            }
            index -= 1
        }
    }

    package static func areEqual(_ left: Attributes, _ right: Attributes) -> Bool {
        guard left.count == right.count else { return false }
        for (key, value) in left {
            guard let other = right[key], areEqual(value, other) else { return false }
        }
        return true
    }

    package static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? AnyHashable, let right = right as? AnyHashable {
            return left == right
        }
        return left as AnyObject === right as AnyObject
    }
}
