// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
    /// Whether an index beside the content is shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// Where space permits.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }
}
