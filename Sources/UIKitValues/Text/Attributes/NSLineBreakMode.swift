// SPDX-License-Identifier: Apache-2.0

/// What happens to text that is wider than its lines.
public enum NSLineBreakMode: Int, Sendable {
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
