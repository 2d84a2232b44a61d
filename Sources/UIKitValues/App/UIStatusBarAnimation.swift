// SPDX-License-Identifier: Apache-2.0

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}
