// SPDX-License-Identifier: Apache-2.0

/// Whether the focus that a program sets waits for the person's first move before it shows.
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// It waits always.
    case always = 1
    /// It never waits.
    case never = 2
}
