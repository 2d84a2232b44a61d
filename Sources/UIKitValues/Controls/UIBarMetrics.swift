// SPDX-License-Identifier: Apache-2.0

/// The heights of bars for which things can look different.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The height on a phone held on its side.
    case compact = 1
    /// The usual height with a line of prompt.
    case defaultPrompt = 101
    /// The height of a phone on its side, with a line of prompt.
    case compactPrompt = 102

    /// The old name of `compact`.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// The old name of `compactPrompt`.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
