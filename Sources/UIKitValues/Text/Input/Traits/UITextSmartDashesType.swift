// SPDX-License-Identifier: Apache-2.0

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// What the kind of text suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
