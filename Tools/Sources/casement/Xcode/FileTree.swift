// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of an Xcode project: where on disk each reference is.
struct FileTree {
    private let objects: XcodeObjects
    private var folders: [String: URL] = [:]

    init(_ objects: XcodeObjects, root: URL) {
        self.objects = objects
        guard let project = objects[objects.rootID] else { return }
        let directory = project.string("projectDirPath") ?? ""
        let base = directory.isEmpty ? root : root.appendingPathComponent(directory)
        // What a group's parent is cannot be told from the group: walk from the top.
        var waiting: [(String, URL)] = [(project.string("mainGroup") ?? "", base)]
        while let (id, parent) = waiting.popLast() {
            guard folders[id] == nil, let object = objects[id] else { continue }
            let place = Files.asOnAMac(Self.place(object, in: parent, root: base))
            folders[id] = place
            for child in object.strings("children") { waiting.append((child, place)) }
        }
    }

    /// The file or folder of a reference; nil for a product and for what lies outside the project.
    func url(_ id: String) -> URL? { folders[id]?.standardizedFileURL }

    private static func place(_ object: XcodeObjects.Object, in parent: URL, root: URL) -> URL {
        // A variant group's name is a file's, its children have paths of their own.
        guard let path = object.string("path") else { return parent }
        switch object.string("sourceTree") ?? "<group>" {
        case "<absolute>": return URL(fileURLWithPath: path)
        case "SOURCE_ROOT": return root.appendingPathComponent(path)
        default: return parent.appendingPathComponent(path)
        }
    }
}
