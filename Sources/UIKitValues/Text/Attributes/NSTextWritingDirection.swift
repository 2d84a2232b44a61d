// SPDX-License-Identifier: Apache-2.0

/// The older name of `NSWritingDirectionFormatType`.
public enum NSTextWritingDirection: Int, Sendable {
    /// Letters keep their own directions.
    case embedding = 0
    /// Letters all run the given way.
    case override = 2
}
