// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that goes away with the value.
final class TemporaryFolder: Sendable {
    let url: URL
    private let outer: URL

    /// `name`: that of the folder, which lies in one of its own.
    init(name: String = "folder") throws {
        outer = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("casement-" + UUID().uuidString)
        url = outer.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: outer) }

    /// Writes a file and the folders on the way to it.
    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }
}
