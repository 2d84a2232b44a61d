// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file, a folder of files or a symbolic link in memory, as documents of several files are read and
/// written.
open class FileWrapper: NSObject, NSSecureCoding {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Files in folders are read at once, not when they are asked for.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Contents are not mapped into memory; they never are.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Everything is written beside the present file, which it then replaces.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The wrappers take over the names that they were written with.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    final var contents: WrappedContents

    /// Makes a folder of wrappers by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        contents = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            add(child, as: name)
        }
    }

    /// Makes a file.
    public init(regularFileWithContents contents: Data) {
        self.contents = .file(contents)
        super.init()
    }

    /// Makes a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        contents = .link(url)
        super.init()
    }

    /// Reads what is at a place.
    public init(url: URL, options: FileWrapper.ReadingOptions = []) throws {
        contents = .file(Data())
        super.init()
        try read(from: url, options: options)
    }

    /// Makes a wrapper of its serialized representation.
    public init?(serializedRepresentation serializeRepresentation: Data) {
        guard let contents = WrappedContents(serialized: serializeRepresentation) else {
            return nil
        }
        self.contents = contents
        super.init()
    }

    /// Reads an archived wrapper.
    public required init?(coder inCoder: NSCoder) {
        guard let data = inCoder.decodeObject(of: NSData.self, forKey: "NSFileWrapperData"),
            let contents = WrappedContents(serialized: data as Data)
        else { return nil }
        self.contents = contents
        super.init()
        preferredFilename =
            inCoder.decodeObject(of: NSString.self, forKey: "NSPreferredFilename") as String?
        filename = inCoder.decodeObject(of: NSString.self, forKey: "NSFilename") as String?
    }

    /// Wrappers are archived securely.
    public static var supportsSecureCoding: Bool { true }

    /// Archives the wrapper with its contents.
    open func encode(with aCoder: NSCoder) {
        aCoder.encode(serializedRepresentation.map { $0 as NSData }, forKey: "NSFileWrapperData")
        aCoder.encode(preferredFilename.map { $0 as NSString }, forKey: "NSPreferredFilename")
        aCoder.encode(filename.map { $0 as NSString }, forKey: "NSFilename")
    }

    // MARK: Kind

    /// Whether it is a folder.
    open var isDirectory: Bool { contents.children != nil }

    /// Whether it is a file.
    open var isRegularFile: Bool { contents.data != nil }

    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    // MARK: Name

    /// The name that the file should have; a folder may have to change it.
    open var preferredFilename: String?

    /// The name with which the file was read or written.
    open var filename: String?

    /// Attributes of the file, as `FileManager` has them.
    open var fileAttributes: [String: Any] = [:]

    // MARK: Contents

    /// The contents of a file; nil for folders and links.
    open var regularFileContents: Data? { contents.data }

    /// Where a symbolic link leads; nil for files and folders.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = contents { url } else { nil }
    }

    /// The wrappers in a folder by their names there; nil for files and links.
    open var fileWrappers: [String: FileWrapper]? { contents.children }

    /// The contents as one piece of data.
    open var serializedRepresentation: Data? { contents.serialized }

    /// Adds a wrapper to a folder.
    ///
    /// - Returns: its name there, which differs from the preferred one where that is taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else {
            Diagnostics.trap(
                .invalidArgumentException,
                "FileWrapper.addFileWrapper(_:): the wrapper has no preferredFilename; set one"
            )
        }
        return add(child, as: name)
    }

    /// Adds a file to a folder.
    ///
    /// - Returns: its name there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
    {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard var children = requireChildren("removeFileWrapper(_:)"),
            let name = keyForChildFileWrapper(child)
        else { return }
        children[name] = nil
        contents = .folder(children)
    }

    /// The name of a wrapper in a folder; nil where it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        contents.children?.first { $0.value === child }?.key
    }

    // MARK: Files

    /// Whether the file at a place is as it was when the wrapper was read or written.
    open func matchesContents(of url: URL) -> Bool { matches(url) }

    /// Takes over what is at a place.
    open func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws {
        try takeContents(of: url)
    }

    /// Writes the contents to a place.
    open func write(
        to url: URL,
        options: FileWrapper.WritingOptions = [],
        originalContentsURL: URL?
    ) throws {
        try writeContents(to: url, options)
    }
}
