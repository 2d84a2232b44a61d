// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import CasementServer

/// Where high views are cut into pages.
struct PageLayoutTests {
    private let layout = PageLayout(size: CGSize(width: 120, height: 220), margin: 10)

    @Test func whatFitsIsOnePage() {
        #expect(layout.parts(height: 150, whole: []) == [0...150])
        #expect(layout.parts(height: 200, whole: []) == [0...200])
    }

    @Test func pagesEndAboveWhatTheyWouldCut() {
        let rows = (0..<10).map { CGFloat($0) * 45...CGFloat($0 + 1) * 45 }
        #expect(layout.parts(height: 450, whole: rows) == [0...180, 180...360, 360...450])
    }

    @Test func aCutThatMovesUpAvoidsTheNextPartToo() {
        let parts = layout.parts(height: 300, whole: [190...210, 170...195])
        #expect(parts == [0...170, 170...300])
    }

    @Test func whatIsTooHighIsCut() {
        #expect(layout.parts(height: 500, whole: [20...480]) == [0...200, 200...400, 400...500])
    }

    @Test func marginsMustLeaveRoom() {
        #expect(layout.isUsable)
        #expect(!PageLayout(size: CGSize(width: 100, height: 100), margin: 50).isUsable)
        #expect(!PageLayout(size: CGSize(width: CGFloat.nan, height: 100), margin: 5).isUsable)
        #expect(!PageLayout(size: CGSize(width: 100, height: CGFloat.infinity), margin: 5).isUsable)
    }

    /// The parts cover the view without gaps, for any rows.
    @Test(arguments: 1...40) func partsCoverTheView(seed: Int) {
        var random = UInt64(seed) &* 6_364_136_223_846_793_005
        func next(_ limit: CGFloat) -> CGFloat {
            random = random &* 6_364_136_223_846_793_005 &+ 1
            return CGFloat(random >> 40) / CGFloat(1 << 24) * limit
        }
        let height = 1 + next(3_000)
        let whole = (0..<20).map { _ in
            let top = next(height)
            return top...(top + next(120))
        }
        let parts = layout.parts(height: height, whole: whole)
        #expect(parts.first?.lowerBound == 0 && parts.last?.upperBound == height)
        for (part, following) in zip(parts, parts.dropFirst()) {
            #expect(part.upperBound == following.lowerBound)
        }
        #expect(parts.allSatisfy { $0.upperBound - $0.lowerBound <= 200.01 })
    }
}
