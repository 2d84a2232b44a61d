// SPDX-License-Identifier: Apache-2.0

/// A key of what is said about a marked part of a PDF.
public struct CGPDFTagProperty: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The text that the part stands for.
    public static let actualText = CGPDFTagProperty(rawValue: "kCGPDFTagPropertyActualText")
    /// A textual description of a picture.
    public static let alternativeText = CGPDFTagProperty(
        rawValue: "kCGPDFTagPropertyAlternativeText"
    )
    /// The language, such as `en-US`.
    public static let languageText = CGPDFTagProperty(rawValue: "kCGPDFTagPropertyLanguageText")
    /// A title.
    public static let titleText = CGPDFTagProperty(rawValue: "kCGPDFTagPropertyTitleText")
}
