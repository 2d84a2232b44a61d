// SPDX-License-Identifier: Apache-2.0

/// Where a line stands whose text was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that the text would have in its full size.
    case alignBaselines = 0
    /// In the middle of its room.
    case alignCenters = 1
    /// At the top that the text would have in its full size.
    case none = 2
}
