// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders that iOS gives every app before it is launched.
package enum AppFolders {
    /// The user's documents and caches, which a new home or a container lacks.
    package static var all: [URL] {
        let places: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory]
        return places.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }
    }

    /// Makes what is absent; a home that cannot be written to is left as it is.
    package static func make(_ folders: [URL] = all) {
        for folder in folders {
            try? FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
        }
    }
}
