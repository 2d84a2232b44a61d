// SPDX-License-Identifier: Apache-2.0

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
    /// The way of its first letter that has one.
    case natural = -1
    /// To the right.
    case leftToRight = 0
    /// To the left.
    case rightToLeft = 1
}

/// How a stretch of text takes part in the directions around it.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Letters keep their own directions.
    case embedding = 0
    /// Letters all run the given way.
    case override = 2
}
