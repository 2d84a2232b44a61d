// SPDX-License-Identifier: Apache-2.0

extension UIWebView {
    /// The cause of a page's load.
    public enum NavigationType: Int, Sendable {
        /// A link.
        case linkClicked = 0
        /// A form.
        case formSubmitted = 1
        /// Back or forward.
        case backForward = 2
        /// The same page again.
        case reload = 3
        /// A form again.
        case formResubmitted = 4
        /// The program.
        case other = 5
    }
}
