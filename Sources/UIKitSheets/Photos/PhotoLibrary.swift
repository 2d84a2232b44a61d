// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

/// The photos of a person: the pictures in a folder.
///
/// The folder is `CASEMENT_PHOTOS`, or the one that the desktop calls the pictures' folder
/// (`XDG_PICTURES_DIR` of the environment or of `user-dirs.dirs`), or `Pictures` at home.
/// - Source: freedesktop.org/wiki/Software/xdg-user-dirs
@MainActor
package final class PhotoLibrary {
    /// The library of this program.
    static var shared = PhotoLibrary(folder: PhotoLibrary.usualFolder())

    /// Where the pictures are.
    let folder: URL

    init(folder: URL) { self.folder = folder }

    /// Ends of names that pictures have.
    private static let endings: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "tiff", "tif", "bmp",
    ]

    /// The pictures, the newest last; empty if the folder is not there.
    var files: [URL] {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        let found =
            (try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: Array(keys),
                options: [.skipsHiddenFiles]
            )) ?? []
        let dated = found.filter { Self.endings.contains($0.pathExtension.lowercased()) }
            .map { url in
                let date = (try? url.resourceValues(forKeys: keys))?.contentModificationDate
                return (url: url, date: date ?? .distantPast)
            }
        return dated.sorted { left, right in
            (left.date, left.url.lastPathComponent) < (right.date, right.url.lastPathComponent)
        }.map(\.url)
    }

    /// Keeps a picture as a new file; throws where that can't be written.
    @discardableResult
    func add(_ image: UIImage) throws -> URL {
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        var number = files.count + 1
        var file: URL
        repeat {
            file = folder.appendingPathComponent(String(format: "IMG_%04d.png", number))
            number += 1
        } while manager.fileExists(atPath: file.path)
        try data.write(to: file, options: .withoutOverwriting)
        return file
    }

    // MARK: Folder

    /// The folder that the environment and the desktop name.
    package nonisolated static func usualFolder() -> URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["CASEMENT_PHOTOS"], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let home = FileManager.default.homeDirectoryForCurrentUser
        let settings =
            environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
            ?? home.appendingPathComponent(".config")
        let list = try? String(
            contentsOf: settings.appendingPathComponent("user-dirs.dirs"),
            encoding: .utf8
        )
        if let path = environment["XDG_PICTURES_DIR"] ?? list.flatMap(picturesFolder(in:)) {
            let whole = path.replacingOccurrences(of: "$HOME", with: home.path)
            return URL(fileURLWithPath: whole, isDirectory: true)
        }
        return home.appendingPathComponent("Pictures", isDirectory: true)
    }

    /// The folder of pictures that a list of a person's folders names.
    nonisolated static func picturesFolder(in list: String) -> String? {
        let key = "XDG_PICTURES_DIR="
        guard let line = list.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else {
            return nil
        }
        let path = line.dropFirst(key.count).trimmingCharacters(
            in: CharacterSet(charactersIn: "\" ")
        )
        return path.isEmpty ? nil : path
    }
}
