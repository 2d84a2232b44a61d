// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

typealias NSObject = ObjCRuntime.NSObject

/// Numbers that look random and are the same in every run.
struct FixedRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func next(in range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
}
