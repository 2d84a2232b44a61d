// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A version of a file.
///
/// A file has one version here, the current: nothing keeps older ones, and no other device makes conflicts.
open class NSFileVersion: NSObject {
    /// How an item is replaced.
    public struct ReplacingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The version's file is moved to the item, not copied.
        public static let byMoving = ReplacingOptions(rawValue: 1)
    }

    /// The file.
    public let url: URL
    /// When the file was changed last.
    public let modificationDate: Date?

    private init?(at url: URL) {
        guard
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        else { return nil }
        self.url = url
        modificationDate = attributes[.modificationDate] as? Date
    }

    /// The current version of a file; nil where there is no file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? { NSFileVersion(at: url) }

    /// The versions but for the current: none.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        NSFileVersion(at: url).map { _ in [] }
    }

    /// The versions that conflict with the current: none.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        NSFileVersion(at: url).map { _ in [] }
    }

    /// The versions that are on other machines: none.
    open class func getNonlocalVersionsOfItem(
        at url: URL,
        completionHandler: @escaping @Sendable ([NSFileVersion]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }

    /// The current version, if the identifier is its own.
    open class func version(
        itemAt url: URL,
        forPersistentIdentifier persistentIdentifier: Any
    ) -> NSFileVersion? {
        let version = NSFileVersion(at: url)
        let identifier = persistentIdentifier as? NSString
        return version.flatMap { $0.identifier == identifier ? $0 : nil }
    }

    /// Removes all versions but the current; there are none.
    open class func removeOtherVersionsOfItem(at url: URL) throws {}

    /// The name of the file, for people.
    open var localizedName: String? { FileManager.default.displayName(atPath: url.path) }
    /// The machine on which the version was made.
    open var localizedNameOfSavingComputer: String? { ProcessInfo.processInfo.hostName }
    /// What finds the version again.
    open var persistentIdentifier: any NSCoding { identifier }
    private var identifier: NSString {
        NSString(string: "\(modificationDate?.timeIntervalSinceReferenceDate ?? 0)")
    }
    /// Whether another device made the version at the same time.
    open var isConflict: Bool { false }
    /// Whether the conflict is over; here it always is.
    open var isResolved: Bool {
        get { true }
        set {}
    }
    /// Whether the system may remove the version.
    open var isDiscardable: Bool { false }
    /// Whether the version is on this machine.
    open var hasLocalContents: Bool { true }
    /// Whether there is a small picture of the version.
    open var hasThumbnail: Bool { false }

    /// Puts the version in the place of an item.
    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        guard url.standardizedFileURL != self.url.standardizedFileURL else { return url }
        let files = FileManager.default
        let copy = url.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
        try files.copyItem(at: self.url, to: copy)
        if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
        try files.moveItem(at: copy, to: url)
        if options.contains(.byMoving) { try files.removeItem(at: self.url) }
        return url
    }

    /// Refuses: the current version cannot be removed.
    open func remove() throws { throw CocoaError(.fileWriteNoPermission) }
}
