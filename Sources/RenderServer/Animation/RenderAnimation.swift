// SPDX-License-Identifier: Apache-2.0

/// One animation as it was committed: plain values that say what changes, when and how.
package final class RenderAnimation: Sendable {
    /// The key under which it was added to its layer.
    package let key: String?
    package let timing: RenderTiming

    package init(key: String?, timing: RenderTiming) {
        self.key = key
        self.timing = timing
    }
}
