// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux answers with the desktop's folders, and knows no library.
// `CRedefinedFunctions` puts these functions into the class's table of methods.

extension FileManager {
    /// `FileManager.urls(for:in:)`, which answers for the user with the folders of an app's container.
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

/// The folders of an app's container, which is the user's home folder here.
private enum ContainerFolder {
    /// The place of a folder; nil for those that are none of an app's own.
    static func url(of directory: FileManager.SearchPathDirectory, by manager: FileManager) -> URL?
    {
        guard let path = path(of: directory) else { return nil }
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        let folder = home.appendingPathComponent(path, isDirectory: true)
        if isThereFromTheStart(directory) {
            // Where it cannot be made, whoever uses it is told so.
            try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return folder
    }

    private static func path(of directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .preferencePanesDirectory: "Library/PreferencePanes"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .documentationDirectory: "Library/Documentation"
        case .downloadsDirectory: "Downloads"
        case .desktopDirectory: "Desktop"
        case .picturesDirectory: "Pictures"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .sharedPublicDirectory: "Public"
        case .applicationDirectory: "Applications"
        default: nil
        }
    }

    /// Whether iOS makes the folder when it installs an app.
    private static func isThereFromTheStart(_ directory: FileManager.SearchPathDirectory) -> Bool {
        [.documentDirectory, .libraryDirectory, .cachesDirectory].contains(directory)
    }
}
