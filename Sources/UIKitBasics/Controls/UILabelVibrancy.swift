// SPDX-License-Identifier: Apache-2.0

/// Whether a label takes on the colours behind it.
public enum UILabelVibrancy: Int, Sendable {
    /// It never does.
    case none = 0
    /// It does where the system sees fit; it never does here.
    case automatic = 1
}
