// SPDX-License-Identifier: Apache-2.0

/// The permissions of a PDF's readers without the owner's password.
public struct CGPDFAccessPermissions: OptionSet, Sendable {
    /// The bits, as C has them.
    public let rawValue: UInt32

    /// Makes permissions from C's bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Printing in low quality.
    public static let allowsLowQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 0)
    /// Printing in full quality.
    public static let allowsHighQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 1)
    /// Changing pages' content.
    public static let allowsDocumentChanges = CGPDFAccessPermissions(rawValue: 1 << 2)
    /// Adding, removing and turning pages.
    public static let allowsDocumentAssembly = CGPDFAccessPermissions(rawValue: 1 << 3)
    /// Copying text and pictures.
    public static let allowsContentCopying = CGPDFAccessPermissions(rawValue: 1 << 4)
    /// Reading aloud and the like.
    public static let allowsContentAccessibility = CGPDFAccessPermissions(rawValue: 1 << 5)
    /// Adding comments.
    public static let allowsCommenting = CGPDFAccessPermissions(rawValue: 1 << 6)
    /// Filling in forms.
    public static let allowsFormFieldEntry = CGPDFAccessPermissions(rawValue: 1 << 7)
}
