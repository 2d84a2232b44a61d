// SPDX-License-Identifier: Apache-2.0

/// Which of the system's ways of editing a responder uses.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None: no gestures with three fingers.
    case none = 0
    /// All of them.
    case `default` = 1
}
