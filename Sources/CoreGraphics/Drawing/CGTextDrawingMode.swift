// SPDX-License-Identifier: Apache-2.0

/// How glyphs' outlines are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills them.
    case fill = 0
    /// Strokes them.
    case stroke = 1
    /// Fills, then strokes them.
    case fillStroke = 2
    /// Nothing, but the text position moves on.
    case invisible = 3
    /// Fills them and adds them to the clip.
    case fillClip = 4
    /// Strokes them and adds them to the clip.
    case strokeClip = 5
    /// Fills and strokes them and adds them to the clip.
    case fillStrokeClip = 6
    /// Adds them to the clip.
    case clip = 7
}
