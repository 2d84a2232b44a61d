// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("What rectangles share")
struct SharedRectTests {
    @Test("It is what Foundation says, where that says anything")
    func asFoundation() {
        var seed: UInt64 = 7
        func next() -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Int(seed >> 33) % 41 - 20)
        }
        for _ in 0..<2000 {
            let one = CGRect(x: next(), y: next(), width: next(), height: next())
            let other = CGRect(x: next(), y: next(), width: next(), height: next())
            #expect(one.shared(with: other) == one.intersection(other), "\(one) \(other)")
            let isShared = !one.intersection(other).isNull
            #expect(one.meets(other) == isShared, "\(one) \(other)")
        }
        #expect(CGRect.null.shared(with: .infinite).isNull)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.shared(with: .infinite) == rect && !rect.meets(.null))
    }

    @Test("A rectangle without a place shares nothing")
    func withoutNumbers() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let endless = CGFloat.infinity
        for odd in [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
            CGRect(x: -endless, y: 0, width: endless, height: 1),
            CGRect(x: CGFloat.nan, y: CGFloat.nan, width: CGFloat.nan, height: CGFloat.nan),
        ] {
            #expect(!rect.meets(odd) && !odd.meets(rect) && !odd.meets(odd), "\(odd)")
        }
    }
}
