// SPDX-License-Identifier: Apache-2.0

extension NSTextSelection {
    /// On which line an insertion point between two lines stands.
    public enum Affinity: Int, Sendable {
        /// At the end of the first.
        case upstream = 0
        /// At the start of the second.
        case downstream = 1
    }
}
