// SPDX-License-Identifier: Apache-2.0

extension UIInputView {
    /// How an input view looks.
    public enum Style: Int, Sendable {
        /// Clear, unless a background colour is set.
        case `default`
        /// Like the background of a keyboard.
        case keyboard
    }
}
