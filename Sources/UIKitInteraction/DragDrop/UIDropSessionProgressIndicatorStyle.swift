// SPDX-License-Identifier: Apache-2.0

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// The system decides.
    case `default` = 1
}
