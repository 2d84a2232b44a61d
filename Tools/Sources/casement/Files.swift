// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file system, as the commands use it.
enum Files {
    /// Folders of what others have made.
    static let skipped: Set<String> = ["Carthage", "Pods", "DerivedData", "node_modules"]
    /// Folders, by the ends of their names, whose source files are examples that no target compiles.
    private static let unbuilt: Set<String> = ["playground", "docc"]

    /// All files beneath a folder whose name ends so, in order, without hidden ones and what
    /// builds leave.
    static func all(under folder: URL, endingIn suffix: String) -> [URL] {
        let files = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey],
            options: [.skipsHiddenFiles]
        )
        var found: [URL] = []
        while let file = files?.nextObject() as? URL {
            if skipped.contains(file.lastPathComponent) || unbuilt.contains(file.pathExtension) {
                files?.skipDescendants()
            } else if file.lastPathComponent.hasSuffix(suffix) {
                // A folder of pictures may be called like the tests that compare with them.
                let isFolder =
                    suffix == ".swift"
                    && (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
                if !isFolder { found.append(file) }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// A file or folder as it is called here, where a project or manifest writes its name with other
    /// letters, small for capital, as the file systems of Macs allow; itself where there is none.
    static func asOnAMac(_ file: URL) -> URL {
        let manager = FileManager.default
        let place = file.standardizedFileURL
        guard place.path != "/", !manager.fileExists(atPath: place.path) else { return file }
        let folder = asOnAMac(place.deletingLastPathComponent())
        let written = place.lastPathComponent
        let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        let alike = names.filter { $0.lowercased() == written.lowercased() }
        // The exact name lies in a folder that is written otherwise.
        let name = alike.contains(written) ? written : alike.min()
        return name.map { folder.appendingPathComponent($0) } ?? file
    }

    /// A file of a name that a person gave.
    static func readable(_ path: String) throws -> URL {
        let file = URL(fileURLWithPath: path)
        guard FileManager.default.isReadableFile(atPath: file.path) else {
            throw Failure("\(file.path): cannot be read")
        }
        return file
    }

    /// The text of a file.
    static func text(_ file: URL) throws -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw Failure("\(file.path): cannot be read: \(error.localizedDescription)")
        }
    }

    /// Writes a file whole or not at all, unless it is there with that content already.
    ///
    /// `isNew` says that nobody trusts the file before this run has come to its end, and that its
    /// folder is there: it is written in its place, which costs half.
    static func write(_ text: String, to file: URL, isNew: Bool = false) throws {
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        do {
            if !isNew { try makeFolder(file.deletingLastPathComponent()) }
            try text.write(to: file, atomically: !isNew, encoding: .utf8)
        } catch let failure as Failure {
            throw failure
        } catch {
            // Half of it would only take the room of the next run.
            if isNew { try? FileManager.default.removeItem(at: file) }
            throw Failure("\(file.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Makes a file without content, and the folders around it.
    static func makeEmpty(_ file: URL) throws {
        try makeFolder(file.deletingLastPathComponent())
        do {
            try Data().write(to: file)
        } catch {
            throw Failure("\(file.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Removes a file, if it is there.
    static func remove(_ file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw Failure("\(file.path): cannot be removed: \(error.localizedDescription)")
        }
    }

    /// Makes a folder and those around it, where they are not there yet.
    static func makeFolder(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure("\(folder.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Sixteen digits that change with the content.
    static func digest(of parts: some Sequence<Data>) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for part in parts {
            part.withUnsafeBytes { bytes in
                for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
            }
            hash = (hash ^ 0xff) &* 1_099_511_628_211
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
