// SPDX-License-Identifier: Apache-2.0

/// Where lines stand between the edges.
public enum CTTextAlignment: UInt8, Sendable {
    /// At the left.
    case left = 0
    /// At the right.
    case right = 1
    /// In the middle.
    case center = 2
    /// At both edges, but for a paragraph's last line.
    case justified = 3
    /// At the edge where the paragraph's direction starts.
    case natural = 4
}

/// How lines that are too long are broken or cut.
public enum CTLineBreakMode: UInt8, Sendable {
    /// Lines end between words.
    case byWordWrapping = 0
    /// Lines end between characters.
    case byCharWrapping = 1
    /// Text beyond the edge is not drawn.
    case byClipping = 2
    /// An ellipsis stands for the beginning.
    case byTruncatingHead = 3
    /// An ellipsis stands for the end.
    case byTruncatingTail = 4
    /// An ellipsis stands for the middle.
    case byTruncatingMiddle = 5
}

/// Which way a paragraph runs.
public enum CTWritingDirection: Int8, Sendable {
    /// The way of its first letter that has one.
    case natural = -1
    /// To the right.
    case leftToRight = 0
    /// To the left.
    case rightToLeft = 1
}
