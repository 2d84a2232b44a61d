// SPDX-License-Identifier: Apache-2.0

extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was taken as it was.
        case committed = 0
    }
}
