// SPDX-License-Identifier: Apache-2.0

extension UIInputView {
    /// How an input view looks.
    public enum Style: Int, Sendable {
        /// Clear, unless it has a colour of its own.
        case `default`
        /// Like what is behind the keys of a keyboard.
        case keyboard
    }
}
