// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

extension TestApp {
    /// Writes the screen where `CASEMENT_PICTURES` says, to be looked at.
    func write(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] else { return }
        try picture().write(to: "\(folder)/\(name).png")
    }
}

/// A folder of its own, which goes with the object.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("sheets-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file of words; its address.
    @discardableResult
    func write(_ name: String, _ words: String = "words") throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try words.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}
