// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore

/// Scrolls while something is dragged near an edge.
@MainActor
package final class EdgeScroller {
    private var link: CADisplayLink?
    private let step: () -> Void

    /// Begins to call a block at every frame.
    package init(_ step: @escaping () -> Void) {
        self.step = step
        let link = CADisplayLink(
            target: self,
            selector: _selector("tick", false, EdgeScroller.tick)
        )
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops.
    package func end() {
        link?.invalidate()
        link = nil
    }

    private func tick() { step() }
}
