// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux answers with the desktop's folders, and knows no library.
// `CRedefinedFunctions` puts these functions into the class's table of methods.

extension FileManager {
    /// `FileManager.urls(for:in:)`, which answers with the app's own folders for those that are so on iOS.
    @_silgen_name("casement_folders")
    public final func _folders(
        for directory: FileManager.SearchPathDirectory,
        in domainMask: FileManager.SearchPathDomainMask
    ) -> [URL] {
        guard domainMask.contains(.userDomainMask),
            let folder = ContainerFolder.url(of: directory, by: self)
        else { return _originalFolders(for: directory, in: domainMask) }
        let others = domainMask.subtracting(.userDomainMask)
        return [folder] + (others.isEmpty ? [] : _originalFolders(for: directory, in: others))
    }

    /// `FileManager.url(for:in:appropriateFor:create:)`, which makes the folder where it is asked to.
    @_silgen_name("casement_folder")
    public final func _folder(
        for directory: FileManager.SearchPathDirectory,
        in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        guard domain == .userDomainMask, let folder = ContainerFolder.url(of: directory, by: self)
        else {
            return try _originalFolder(
                for: directory,
                in: domain,
                appropriateFor: url,
                create: shouldCreate
            )
        }
        if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
        return folder
    }

    /// Foundation's function.
    @_silgen_name("foundation_folders")
    private final func _originalFolders(
        for directory: FileManager.SearchPathDirectory,
        in domainMask: FileManager.SearchPathDomainMask
    ) -> [URL]

    /// Foundation's function.
    @_silgen_name("foundation_folder")
    private final func _originalFolder(
        for directory: FileManager.SearchPathDirectory,
        in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL
}

/// `NSSearchPathForDirectoriesInDomains(_:_:_:)`.
@_silgen_name("casement_search_paths")
public func _searchPaths(
    _ directory: FileManager.SearchPathDirectory,
    _ domainMask: FileManager.SearchPathDomainMask,
    _ expandTilde: Bool
) -> [String] {
    let paths = FileManager.default.urls(for: directory, in: domainMask).map(\.path)
    guard !expandTilde else { return paths }
    let home = NSHomeDirectory()
    return paths.map { $0.hasPrefix(home + "/") ? "~" + $0.dropFirst(home.count) : $0 }
}

/// The folders that are an app's own on iOS, and that the desktop's programs share.
///
/// Code for iOS lists and empties them as nobody else's. They lie in folders of the program's name where
/// the desktop keeps data and caches; documents and what a person's programs share stay the desktop's.
private enum ContainerFolder {
    /// The place of a folder; nil for the desktop's.
    static func url(of directory: FileManager.SearchPathDirectory, by manager: FileManager) -> URL?
    {
        guard let path = path(of: directory) else { return nil }
        let isCache = directory == .cachesDirectory
        let base = isCache ? DesktopFolders.caches : DesktopFolders.data
        let folder = base.appendingPathComponent(program, isDirectory: true)
            .appendingPathComponent(path, isDirectory: true)
        if isCache || directory == .libraryDirectory {
            // Both are there when an app is installed. Where one cannot be made, its user is told so.
            try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return folder
    }

    /// The identifier of the program, or its name.
    private static let program: String = {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return name.replacingOccurrences(of: "/", with: "-")
    }()

    private static func path(of directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .preferencePanesDirectory: "Library/PreferencePanes"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .documentationDirectory: "Library/Documentation"
        default: nil
        }
    }
}
