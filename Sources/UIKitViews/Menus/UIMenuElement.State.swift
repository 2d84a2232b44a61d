// SPDX-License-Identifier: Apache-2.0

extension UIMenuElement {
    /// The mark beside an element.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A check mark.
        case on = 1
        /// A dash.
        case mixed = 2
    }
}
