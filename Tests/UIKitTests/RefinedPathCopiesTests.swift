// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Strokes and dashes of paths by the names that C's functions have in Swift.
struct RefinedPathCopiesTests {
    private let line = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    @Test func aStrokeEqualsTheMembers() throws {
        var move = CGAffineTransform(translationX: 5, y: 0)
        let stroke = try #require(
            CGPath(
                __byStroking: line,
                transform: &move,
                lineWidth: 2,
                lineCap: .butt,
                lineJoin: .miter,
                miterLimit: 10
            )
        )
        #expect(stroke.boundingBoxOfPath == CGRect(x: 4, y: -1, width: 12, height: 12))
    }

    @Test func dashesEqualTheMembers() throws {
        let lengths: [CGFloat] = [3, 2]
        let dashes = try #require(
            CGPath(__byDashing: line, transform: nil, phase: 1, lengths: lengths, count: 2)
        )
        #expect(dashes == line.copy(dashingWithPhase: 1, lengths: lengths))
        #expect(dashes != line)
    }
}
