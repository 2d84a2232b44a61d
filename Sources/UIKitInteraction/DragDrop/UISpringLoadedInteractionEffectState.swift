// SPDX-License-Identifier: Apache-2.0

/// How far a view is from being opened by a drag that rests over it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over it.
    case inactive = 0
    /// A drag is over it and may open it.
    case possible = 1
    /// It is about to open.
    case activating = 2
    /// It was opened.
    case activated = 3
}
