// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The service's own folder of fonts and pictures.
enum Assets {
    /// The folder, from the environment's `ASSETS`; nil for none.
    static let folder = ProcessInfo.processInfo.environment["ASSETS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }

    /// Its files, by name.
    static var files: [URL] {
        guard let folder,
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )
        else { return [] }
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
