// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A glyph's contours in font units, y up, as verbs and their points.
package struct GlyphOutline: Sendable, Equatable {
    /// How many of `points` a verb takes: move and line 1, quad 2, cubic 3, close none.
    package enum Verb: UInt8, Sendable {
        case move
        case line
        case quad
        case cubic
        case close
    }

    package var verbs: [Verb] = []
    package var points: [CGPoint] = []

    /// Nothing to draw.
    package var isEmpty: Bool { verbs.isEmpty }

    /// The box of all points, control points too; nil when empty.
    package var controlBounds: CGRect? {
        guard let first = points.first else { return nil }
        var low = first
        var high = first
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Calls back with each verb and its points, in order.
    package func visit(_ body: (Verb, ArraySlice<CGPoint>) -> Void) {
        var next = 0
        for verb in verbs {
            let count = verb == .close ? 0 : max(1, Int(verb.rawValue))
            body(verb, points[next..<next + count])
            next += count
        }
    }

    /// The same as `visit`.
    package func forEach(_ body: (Verb, ArraySlice<CGPoint>) -> Void) { visit(body) }
}
