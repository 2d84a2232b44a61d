// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
    /// Whether an index beside the content is shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// Where there is room.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }
}
