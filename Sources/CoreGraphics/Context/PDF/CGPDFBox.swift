// SPDX-License-Identifier: Apache-2.0

/// The boxes of a PDF page.
public enum CGPDFBox: Int32, Sendable {
    /// The paper.
    case mediaBox = 0
    /// The area that viewers show.
    case cropBox = 1
    /// The printed area before trimming.
    case bleedBox = 2
    /// The finished page.
    case trimBox = 3
    /// The area of the page's meaningful content.
    case artBox = 4
}
