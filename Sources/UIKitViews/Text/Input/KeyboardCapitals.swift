// SPDX-License-Identifier: Apache-2.0

/// A responder for which the keyboard writes some letters as capitals.
@MainActor
package protocol KeyboardCapitals: AnyObject {
    /// The text that the keyboard inserts where somebody typed this text.
    func capitalized(typed text: String) -> String
}
