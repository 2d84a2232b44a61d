// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import UIKitBasics

/// How often a label that makes its text smaller typesets it, and what it finds.
@MainActor
struct FontScaleSearchTests {
    /// Text that is a number: its width at full size times the scale, times a distortion.
    private struct Line {
        let scale: CGFloat
        let width: CGFloat
    }

    /// What a search over lines of a width in a room comes to, and how many lines it typesets.
    private func search(
        width: CGFloat,
        room: CGFloat,
        minimum: CGFloat = 0.1,
        distortion: @escaping (CGFloat) -> CGFloat = { _ in 1 }
    ) -> (scale: CGFloat?, width: CGFloat?, count: Int) {
        var count = 0
        let search = FontScaleSearch<Line>(
            minimum: minimum,
            typeset: { scale in
                count += 1
                return Line(scale: scale, width: width * scale * distortion(scale))
            },
            fits: { $0.width * $1 <= room },
            width: { $0.width }
        )
        let found = search.largest(Line(scale: 1, width: width * distortion(1)))
        return (found?.scale, found?.text.width, count)
    }

    @Test func textThatFitsIsNotTypesetAgain() {
        let found = search(width: 100, room: 100)
        #expect(found.scale == nil)
        #expect(found.count == 0)
    }

    @Test(arguments: [101, 137, 250, 480, 900] as [CGFloat])
    func proportionalTextIsTypesetOnce(width: CGFloat) throws {
        let found = search(width: width, room: 100)
        #expect(found.count == 1)
        let scale = try #require(found.scale)
        // The next step, a 256th of the range, would not fit.
        #expect(width * scale <= 100)
        #expect(width * (scale + 0.9 / 256) > 100)
    }

    @Test(
        arguments: [101, 137, 250, 480, 900] as [CGFloat],
        [-0.2, -0.05, 0.05, 0.2] as [CGFloat]
    )
    func textSpacedByItsSizeIsTypesetFourTimesAtMost(width: CGFloat, slope: CGFloat) throws {
        // Small text is set wider, or narrower, than in proportion.
        let distortion: (CGFloat) -> CGFloat = { 1 + (1 - $0) * slope }
        let found = search(width: width, room: 100, minimum: 0.05, distortion: distortion)
        #expect(found.count <= 4)
        let scale = try #require(found.scale)
        let fitting = try #require(found.width)
        #expect(fitting <= 100)
        // Not much smaller than it must be.
        let larger = scale + 4 * 0.95 / 256
        #expect(width * larger * distortion(larger) > 100)
    }

    @Test func textThatNeverFitsHasTheSmallestScale() {
        let found = search(width: 5000, room: 100, minimum: 0.5)
        #expect(found.scale == 0.5)
        #expect(found.count == 1)
    }

    @Test func aTextThatMisleadsThePredictionStillFits() throws {
        // Half as wide as predicted at one scale, and twice as wide at others.
        let found = search(width: 200, room: 100) { $0 > 0.4 ? 2 - $0 : 0.5 }
        #expect(found.count <= 4)
        #expect(try #require(found.width) <= 100)
    }

    @Test(
        "A label fills its width to within a step of the font's size",
        arguments: [1, 2],
        [120, 200, 251] as [CGFloat]
    )
    func labels(lines: Int, width: CGFloat) throws {
        let label = UILabel()
        label.text = "The quick brown fox jumps over the lazy dog"
        label.numberOfLines = lines
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        let placed = try #require(label.place(in: CGRect(x: 0, y: 0, width: width, height: 60)))
        #expect(!placed.layout.isTruncated)
        #expect(placed.layout.size.width <= width + 0.001)
        if lines == 1 { #expect(placed.layout.size.width > width * 0.98) }
    }
}
