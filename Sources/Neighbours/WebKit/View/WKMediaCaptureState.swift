// SPDX-License-Identifier: Apache-2.0

/// Whether a page records.
public enum WKMediaCaptureState: Int, Sendable {
    /// It does not.
    case none = 0
    /// It does.
    case active = 1
    /// It does, but gets nothing.
    case muted = 2
}
