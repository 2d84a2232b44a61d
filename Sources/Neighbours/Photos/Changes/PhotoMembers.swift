// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Puts assets into albums and takes them out again.
///
/// An asset that lies elsewhere is in an album by a symbolic link to its file.
struct PhotoMembers {
    let store: PhotoStore
    let folder: URL

    init(_ store: PhotoStore, _ folder: URL) {
        self.store = store
        self.folder = folder
    }

    /// The identifiers of some objects or placeholders.
    static func identifiers(_ objects: any NSFastEnumeration) -> [String] {
        objects._objcMakeIterator().compactMap { ($0 as? PHObject)?.localIdentifier }
    }

    func add(_ identifier: String, to album: String) throws {
        guard store.isThere(identifier) else {
            throw PHPhotosError(.identifierNotFound, "\(identifier) is not in the library.")
        }
        guard !isMember(identifier, of: album) else { return }
        let file = URL(fileURLWithPath: identifier)
        let name = store.freeName(
            album + "/" + file.deletingPathExtension().lastPathComponent,
            file.pathExtension,
            besides: []
        )
        let up = album.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(name).path,
            withDestinationPath: up + "/" + identifier
        )
    }

    func remove(_ identifier: String, from album: String) throws {
        for (file, own) in entries(of: album) where own == identifier {
            if file == identifier {
                // The file itself lies in the album: it goes back to the library's own folder.
                let url = URL(fileURLWithPath: identifier)
                let name = store.freeName(
                    url.deletingPathExtension().lastPathComponent,
                    url.pathExtension,
                    besides: []
                )
                try FileManager.default.moveItem(
                    at: folder.appendingPathComponent(identifier),
                    to: folder.appendingPathComponent(name)
                )
            } else {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
            }
        }
    }

    /// Removes all links to an asset whose file is gone.
    func removeLinks(to identifier: String) throws {
        for album in store.catalog.albums {
            for (file, own) in entries(of: album.path) where own == identifier && file != own {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
            }
        }
    }

    func isMember(_ identifier: String, of album: String) -> Bool {
        entries(of: album).contains { $0.identifier == identifier }
    }

    /// The files and links of an album, with the identifiers of their assets.
    private func entries(of album: String) -> [(file: String, identifier: String)] {
        let manager = FileManager.default
        let place = folder.appendingPathComponent(album)
        let names = (try? manager.contentsOfDirectory(atPath: place.path)) ?? []
        return names.sorted().compactMap { name in
            let file = place.appendingPathComponent(name)
            let path = album + "/" + name
            guard PhotoKind(file) != nil else { return nil }
            guard let target = try? manager.destinationOfSymbolicLink(atPath: file.path) else {
                return (path, path)
            }
            let whole = URL(fileURLWithPath: target, relativeTo: place).standardizedFileURL.path
            guard whole.hasPrefix(folder.path + "/") else { return nil }
            return (path, String(whole.dropFirst(folder.path.count + 1)))
        }
    }
}
