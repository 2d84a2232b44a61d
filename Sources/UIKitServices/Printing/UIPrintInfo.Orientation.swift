// SPDX-License-Identifier: Apache-2.0

extension UIPrintInfo {
    /// How content stands on the sheet.
    public enum Orientation: Int, Sendable {
        /// Higher than wide.
        case portrait = 0
        /// Wider than high.
        case landscape = 1
    }
}
