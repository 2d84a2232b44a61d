// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKit

/// Messages by name, as the lowering writes them: what `#selector` costs, and what sending costs.
@MainActor
struct SelectorFigures {
    let measure: Measure

    private static let count = 10_000

    func run() {
        make()
        send()
    }

    private func make() {
        var last = Selector("")
        measure.time("selector/make", "ns", repetitions: Self.count) {
            for _ in 0..<Self.count { last = Self.selector }
        }
        precondition(!measure.isWanted("selector/make") || last.description == "take:")
    }

    private static var selector: Selector {
        _selector("take:", false, SelectorTarget.take(_:))
    }

    private func send() {
        let target = SelectorTarget()
        let selector = Self.selector
        measure.time("selector/send", "ns", repetitions: Self.count) {
            for _ in 0..<Self.count { _ = target.perform(selector, with: target) }
        }
        precondition(!measure.isWanted("selector/send") || target.taken > 0)
    }
}

/// Counts what it is sent.
private final class SelectorTarget: ObjCRuntime.NSObject {
    var taken = 0

    func take(_ sender: Any?) { taken += 1 }
}
