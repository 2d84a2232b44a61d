// SPDX-License-Identifier: Apache-2.0

/// Whether a page plays media.
public enum WKMediaPlaybackState: Int, Sendable {
    /// There are no media.
    case none = 0
    /// It does.
    case playing = 1
    /// It stands still.
    case paused = 2
    /// The program has made it stand still.
    case suspended = 3
}
