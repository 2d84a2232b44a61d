// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LocaleDefaults

// The sandbox of iOS, as a program outside of one sees it.
extension URL {
    /// Options for the making of bookmarks.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As little as finds the file.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// Fit for a file of bookmarks.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    }

    /// Options for the reading of bookmarks.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Asks the user for nothing.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Mounts nothing.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    }

    /// Asks for access to a file outside of the sandbox; there is none, so it is always given.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Gives the access back.
    public func stopAccessingSecurityScopedResource() {}

    /// Bytes from which the file is found later; a file that is moved is found no longer.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard try checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        return try JSONEncoder().encode(Bookmark(path: standardizedFileURL.path))
    }

    /// The file that a bookmark was made for.
    public init(
        resolvingBookmarkData data: Data,
        options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        let file = URL(fileURLWithPath: bookmark.path)
        guard try file.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        bookmarkDataIsStale = false
        self = file
    }

    /// What a bookmark's bytes hold.
    private struct Bookmark: Codable {
        let path: String
    }
}

extension FileManager {
    /// The user's account of iCloud; there is none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// A folder that is kept in iCloud; there is none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether a file is kept in iCloud; none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// The folder that the programs of a group share: one in the user's folder for programs' data.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
    {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/") else { return nil }
        let folder = DesktopFolders.data.appendingPathComponent("Groups/\(groupIdentifier)")
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
