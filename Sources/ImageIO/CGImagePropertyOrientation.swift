// SPDX-License-Identifier: Apache-2.0

/// Which way a file's picture is turned before it is looked at; the names tell where its first row
/// and column are then.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it is.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Half a turn.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored, then a quarter turn against the clock.
    case leftMirrored = 5
    /// A quarter turn with the clock.
    case right = 6
    /// Mirrored, then a quarter turn with the clock.
    case rightMirrored = 7
    /// A quarter turn against the clock.
    case left = 8
}
