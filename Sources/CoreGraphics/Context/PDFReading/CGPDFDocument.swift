// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import PDFObjects

// Sendable is unchecked because nothing changes; the file keeps what it reads behind a lock.
/// A PDF file that can be drawn.
///
/// Damaged files are read as far as they go. Files with a password say so and have no pages.
public final class CGPDFDocument: Hashable, @unchecked Sendable {
    let file: PDFFile
    private let version: (major: Int, minor: Int)
    private let records: [PDFDictionary]

    /// Reads a file's bytes; nil where they are no PDF.
    public convenience init?(_ provider: CGDataProvider) {
        guard let bytes = provider.bytes else { return nil }
        self.init(bytes: Array(bytes))
    }

    /// Reads a file; nil where it is missing or no PDF.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(bytes: Array(data))
    }

    private init?(bytes: [UInt8]) {
        guard let version = PDFFile.version(of: bytes), let file = try? PDFFile(bytes) else {
            return nil
        }
        self.file = file
        self.version = version
        if file.isEncrypted {
            Unbuilt.report("CGPDFDocument: a file with a password")
            records = []
        } else {
            records = file.pages()
        }
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID { TypeIdentifier.document.rawValue }

    /// How many pages there are; 0 while a password is wanted.
    public var numberOfPages: Int { records.count }

    /// A page by its number, which begins at 1; nil where there is none.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard records.indices.contains(pageNumber - 1) else { return nil }
        return CGPDFPage(self, pageNumber, records[pageNumber - 1])
    }

    /// The version of the format, as 1.7 is 1 and 7.
    public func getVersion(
        majorVersion: UnsafeMutablePointer<Int32>,
        minorVersion: UnsafeMutablePointer<Int32>
    ) {
        majorVersion.pointee = Int32(version.major)
        minorVersion.pointee = Int32(version.minor)
    }

    /// The root of all that the file says of itself.
    public var catalog: CGPDFDictionaryRef? { file.handle(inTrailer: "Root")?.address }

    /// Title, author and more; nil where the file has none.
    public var info: CGPDFDictionaryRef? { file.handle(inTrailer: "Info")?.address }

    /// Two strings that tell the file from others; nil where it has none.
    public var fileIdentifier: CGPDFArrayRef? { file.handle(inTrailer: "ID")?.address }

    /// Whether the file has a password.
    public var isEncrypted: Bool { file.isEncrypted }

    /// Whether the pages can be read.
    public var isUnlocked: Bool { !file.isEncrypted }

    /// Tries a password; none opens a file here yet.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

    /// Whether the file may be printed.
    public var allowsPrinting: Bool { isUnlocked }

    /// Whether text and pictures may be taken from the file.
    public var allowsCopying: Bool { isUnlocked }

    /// The permissions for the file.
    public var accessPermissions: CGPDFAccessPermissions {
        isUnlocked
            ? [
                .allowsLowQualityPrinting, .allowsHighQualityPrinting, .allowsDocumentChanges,
                .allowsDocumentAssembly, .allowsContentCopying, .allowsContentAccessibility,
                .allowsCommenting, .allowsFormFieldEntry,
            ] : []
    }

    /// Whether both are the same document.
    public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }

    /// Goes with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
