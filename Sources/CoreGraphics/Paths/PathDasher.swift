// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Cuts a path into dashes.
package struct PathDasher {
    /// More dashes than this are no dashes any more: the path stays whole.
    private static let dashLimit: CGFloat = 100_000

    private let lengths: [CGFloat]
    private let firstIndex: Int
    private let firstRemainder: CGFloat
    private var result = PathElements()
    private var index = 0
    private var remainder: CGFloat = 0
    /// Whether the present dash has been begun with a move.
    private var isDrawing = false

    /// The dashes of a path; the path itself where the lengths are no pattern (none, a negative
    /// one, all zero).
    ///
    /// Lengths are drawn and left out in turn; with an odd number of them the pattern is gone
    /// through twice. Each subpath begins the pattern again, `phase` points into it.
    package static func dashes(
        of path: PathElements,
        phase: CGFloat,
        lengths: [CGFloat]
    ) -> PathElements {
        guard var dasher = PathDasher(phase: phase, lengths: lengths) else { return path }
        let subpaths = path.subpaths
        let total = subpaths.reduce(0) { sum, subpath in
            sum + subpath.segments.reduce(0) { $0 + Self.length(of: $1) }
        }
        let pattern = dasher.lengths.reduce(0, +) / CGFloat(dasher.lengths.count)
        guard total.isFinite, total / pattern <= dashLimit else { return path }
        for subpath in subpaths { dasher.dash(subpath) }
        return dasher.result
    }

    private init?(phase: CGFloat, lengths: [CGFloat]) {
        let sum = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite, phase.isFinite else {
            return nil
        }
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = self.lengths.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var first = 0
        while first < self.lengths.count - 1, rest >= self.lengths[first] {
            rest -= self.lengths[first]
            first += 1
        }
        firstIndex = first
        firstRemainder = max(self.lengths[first] - rest, 0)
    }

    private static func length(of segment: Subpath.Segment) -> CGFloat {
        switch segment {
        case .line(let start, let end): (end - start).length
        case .curve(let curve): curve.length()
        }
    }

    private mutating func dash(_ subpath: Subpath) {
        index = firstIndex
        remainder = firstRemainder
        isDrawing = false
        for segment in subpath.segments {
            let length = Self.length(of: segment)
            var done: CGFloat = 0
            while length - done > remainder {
                let next = done + remainder
                if index % 2 == 0 { draw(segment, from: done, to: next, of: length) }
                done = next
                index = (index + 1) % lengths.count
                remainder = lengths[index]
                isDrawing = false
            }
            remainder -= length - done
            if index % 2 == 0 { draw(segment, from: done, to: length, of: length) }
        }
    }

    private mutating func draw(
        _ segment: Subpath.Segment,
        from start: CGFloat,
        to end: CGFloat,
        of length: CGFloat
    ) {
        guard length > 0 else { return }
        let piece: Subpath.Segment
        switch segment {
        case .line(let from, let to):
            piece = .line(
                from: CGPoint.mix(from, to, start / length),
                to: end >= length ? to : CGPoint.mix(from, to, end / length)
            )
        case .curve(let curve):
            piece = .curve(
                curve.piece(
                    from: curve.parameter(atLength: start, of: length),
                    to: curve.parameter(atLength: end, of: length)
                )
            )
        }
        if !isDrawing { result.move(to: piece.start) }
        isDrawing = true
        result.add(piece)
    }
}
