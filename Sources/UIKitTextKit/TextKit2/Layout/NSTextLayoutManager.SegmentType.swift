// SPDX-License-Identifier: Apache-2.0

extension NSTextLayoutManager {
    /// What the rectangles of a range of text are for.
    public enum SegmentType: Int, Sendable {
        /// As large as the text.
        case standard = 0
        /// As a selection: lines that go on are filled to their ends, and touch.
        case selection = 1
        /// As what was found: as high as the letters, and as wide as the text.
        case highlight = 2
    }
}
