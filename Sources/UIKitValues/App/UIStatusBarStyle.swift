// SPDX-License-Identifier: Apache-2.0

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default` = 0
    /// Light.
    case lightContent = 1
    /// Dark.
    case darkContent = 3
}
