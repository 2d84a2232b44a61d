// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import ShowcasePages

/// Fingers, pointers, keys, focus and window changes without sense, into the whole showcase, whose
/// views change while they are told.
///
/// `InputProbe --monkey 1000000 20` plays the long way.
@MainActor
@Suite(.serialized)
final class MonkeyTests {
    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    @Test func theSameSeedLeavesTheSameTreeAndNoTouch() throws {
        let first = try ShowcaseMonkey.play(events: 1500, seed: 20)
        #expect(first.isClean, "\(first.leftOver), \(first.leaked)")
        let second = try ShowcaseMonkey.play(events: 1500, seed: 20)
        #expect(first == second)
        #expect(try ShowcaseMonkey.play(events: 1500, seed: 21).leftOver == 0)
    }
}
