// SPDX-License-Identifier: Apache-2.0

extension UIPrintInfo {
    /// What kind of content is printed.
    public enum OutputType: Int, Sendable {
        /// Text and pictures in colour, with a margin.
        case general = 0
        /// A photo up to the edges of the paper.
        case photo = 1
        /// Text and pictures in shades of grey.
        case grayscale = 2
        /// A photo in shades of grey.
        case photoGrayscale = 3

        /// Whether the paper is printed up to its edges.
        package var isPhoto: Bool { self == .photo || self == .photoGrayscale }

        /// Whether there is no colour.
        package var isGray: Bool { self == .grayscale || self == .photoGrayscale }
    }
}
