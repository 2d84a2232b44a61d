// SPDX-License-Identifier: Apache-2.0

/// The boxes of a PDF page.
public enum CGPDFBox: Int32, Sendable {
    /// The paper.
    case mediaBox = 0
    /// What a viewer shows.
    case cropBox = 1
    /// What is printed before trimming.
    case bleedBox = 2
    /// The finished page.
    case trimBox = 3
    /// What the page is about.
    case artBox = 4
}
