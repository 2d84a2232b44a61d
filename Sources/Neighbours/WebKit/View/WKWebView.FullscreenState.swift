// SPDX-License-Identifier: Apache-2.0

extension WKWebView {
    /// Whether an element fills the screen.
    public enum FullscreenState: Int, Sendable {
        /// None does.
        case notInFullscreen = 0
        /// One begins to.
        case enteringFullscreen = 1
        /// One does.
        case inFullscreen = 2
        /// One ceases to.
        case exitingFullscreen = 3
    }
}
