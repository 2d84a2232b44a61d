// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import UIKitSheets

/// The pictures and films of a folder, with its subfolders as albums.
///
/// A file of the folder or of a subfolder is an asset, whose identifier is its path from the folder. A
/// symbolic link to such a file in a subfolder puts the asset into that album, too. The folder is read
/// anew for each fetch, since other programs change it.
package final class PhotoStore: Sendable {
    /// An album: a subfolder.
    struct Album: Sendable {
        /// The path from the folder.
        let path: String
        let assets: [PHAsset]

        var title: String { path.split(separator: "/").last.map(String.init) ?? path }
    }

    /// The content of the folder at one moment.
    struct Catalog: Sendable {
        /// The assets, the oldest first.
        var assets: [PHAsset] = []
        /// The albums, by path.
        var albums: [Album] = []

        func asset(_ identifier: String) -> PHAsset? {
            assets.first { $0.localIdentifier == identifier }
        }
    }

    private static let current = Mutex<PhotoStore?>(nil)

    /// The store of this program.
    package static var shared: PhotoStore {
        get {
            current.withLock { store in
                if let store { return store }
                let made = PhotoStore(
                    folder: PhotoFolder.usual(),
                    access: PhotoAccess(
                        environment: ProcessInfo.processInfo.environment,
                        information: Bundle.main.infoDictionary ?? [:]
                    )
                )
                store = made
                return made
            }
        }
        set { current.withLock { $0 = newValue } }
    }

    /// The folder; nil for a library that is always empty.
    let folder: URL?
    /// The folder that files of deleted assets go to, as in the desktop's trash.
    let trash: URL
    private let access: Mutex<PhotoAccess>
    private let marks = Mutex<[String: PhotoMarks]>([:])

    init(folder: URL?, access: PhotoAccess, trash: URL = PhotoStore.usualTrash) {
        self.folder = folder?.resolvingSymlinksInPath()
        self.trash = trash
        self.access = Mutex(access)
    }

    /// A store that programs may use, for tests.
    package convenience init(folder: URL, trash: URL) {
        self.init(
            folder: folder,
            access: PhotoAccess(granted: [.addOnly, .readWrite]),
            trash: trash
        )
    }

    // - Source: specifications.freedesktop.org/trash-spec
    static var usualTrash: URL {
        let data =
            ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
                ".local/share"
            )
        return data.appendingPathComponent("Trash")
    }

    // MARK: Access

    func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
        access.withLock { $0.status(for: level) }
    }

    func ask(for level: PHAccessLevel) -> PHAuthorizationStatus {
        access.withLock { $0.ask(for: level) }
    }

    // MARK: Reading

    /// The content as the program may see it; a program that has not asked for access asks by this.
    var readable: Catalog { ask(for: .readWrite) == .authorized ? catalog : Catalog() }

    var catalog: Catalog {
        guard let folder else { return Catalog() }
        var found: [String: PHAsset] = [:]
        var members: [String: [String]] = [:]
        var folders: [String] = []
        scan(folder, path: "") { path, url, isFolder in
            if isFolder {
                folders.append(path)
                members[path] = []
                return
            }
            guard let kind = PhotoKind(url) else { return }
            guard let own = relativePath(of: url.resolvingSymlinksInPath()) else { return }
            if let place = parent(of: path) { members[place, default: []].append(own) }
            if own == path { found[path] = asset(path, url, kind) }
        }
        let assets = found.values.sorted {
            ($0.order, $0.localIdentifier) < ($1.order, $1.localIdentifier)
        }
        let albums = folders.sorted().map { path in
            let names = Set(members[path] ?? [])
            return Album(path: path, assets: assets.filter { names.contains($0.localIdentifier) })
        }
        return Catalog(assets: assets, albums: albums)
    }

    /// How deep albums may be nested; deeper folders are not read.
    private static let deepest = 8

    private func scan(
        _ place: URL,
        path: String,
        depth: Int = 0,
        _ body: (_ path: String, _ url: URL, _ isFolder: Bool) -> Void
    ) {
        let manager = FileManager.default
        let names = ((try? manager.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") {
            let url = place.appendingPathComponent(name)
            let own = path.isEmpty ? name : path + "/" + name
            let type = (try? manager.attributesOfItem(atPath: url.path))?[.type]
            if type as? FileAttributeType == .typeDirectory {
                guard depth < Self.deepest else { continue }
                body(own, url, true)
                scan(url, path: own, depth: depth + 1, body)
            } else {
                body(own, url, false)
            }
        }
    }

    /// A file's path from the folder; nil for one outside of it.
    private func relativePath(of url: URL) -> String? {
        guard let folder, url.path.hasPrefix(folder.path + "/") else { return nil }
        return String(url.path.dropFirst(folder.path.count + 1))
    }

    private func parent(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }

    private func asset(_ identifier: String, _ url: URL, _ kind: PhotoKind) -> PHAsset {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return PHAsset(
            identifier: identifier,
            file: url,
            kind: kind,
            modified: attributes?[.modificationDate] as? Date,
            marks: marks.withLock { $0[identifier] } ?? PhotoMarks()
        )
    }

    // MARK: Changing

    func mark(_ identifier: String, _ change: (inout PhotoMarks) -> Void) {
        marks.withLock { change(&$0[identifier, default: PhotoMarks()]) }
    }

    /// Throws where the program may not change the library, or there is none.
    func check(_ level: PHAccessLevel) throws -> URL {
        guard ask(for: level) == .authorized else {
            throw PHPhotosError(.accessUserDenied, "The program may not use the photo library.")
        }
        guard let folder else {
            throw PHPhotosError(
                .changeNotSupported,
                "There is no folder of pictures; CASEMENT_PHOTOS names one."
            )
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A name that no file of the folder has, nor one of those that are taken.
    func freeName(_ base: String, _ ending: String, besides taken: Set<String>) -> String {
        let end = ending.isEmpty ? "" : "." + ending
        var name = base + end
        var number = 2
        while taken.contains(name) || isThere(name) {
            name = "\(base) \(number)\(end)"
            number += 1
        }
        return name
    }

    /// The name of a picture that came without one, as cameras number them.
    func numberedName(_ ending: String, besides taken: Set<String>) -> String {
        var number = 1
        while true {
            let name = String(format: "IMG_%04d.%@", number, ending)
            if !taken.contains(name), !isThere(name) { return name }
            number += 1
        }
    }

    func isThere(_ path: String) -> Bool {
        folder.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(path).path) }
            ?? false
    }

    /// Moves a file or folder to the trash.
    func discard(_ file: URL) throws {
        let manager = FileManager.default
        let files = trash.appendingPathComponent("files")
        let notes = trash.appendingPathComponent("info")
        for place in [files, notes] {
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let ending = file.pathExtension
        let base = file.deletingPathExtension().lastPathComponent
        var name = file.lastPathComponent
        var number = 2
        while manager.fileExists(atPath: files.appendingPathComponent(name).path) {
            name = ending.isEmpty ? "\(base).\(number)" : "\(base).\(number).\(ending)"
            number += 1
        }
        let path =
            file.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file.path
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        let note = "[Trash Info]\nPath=\(path)\nDeletionDate=\(format.string(from: Date()))\n"
        try Data(note.utf8).write(to: notes.appendingPathComponent(name + ".trashinfo"))
        try manager.moveItem(at: file, to: files.appendingPathComponent(name))
    }
}
