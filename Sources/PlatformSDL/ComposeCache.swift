// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of libX11's cache of compose sequences.
///
/// It reads the text of that table, 500 KB for UTF-8, whenever an input method is opened, a quarter
/// of the work of a small program's start, unless it has a folder to keep the result in. The folder
/// must be its user's alone, and it keeps nothing for the superuser.
enum ComposeCache {
    /// Sets the folder for libX11, unless the user has set one.
    static func choose(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment["XCOMPOSECACHE"] == nil, let folder = folder(environment) else { return }
        // Without the folder, libX11 does not cache.
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        setenv("XCOMPOSECACHE", folder, 0)
    }

    /// The folder of a user; nil for one without a home, or with a folder of libX11's own there.
    static func folder(_ environment: [String: String]) -> String? {
        guard let home = environment["HOME"], home.hasPrefix("/"),
            !FileManager.default.fileExists(atPath: home + "/.compose-cache")
        else { return nil }
        let named = environment["XDG_CACHE_HOME"] ?? ""
        let caches = named.hasPrefix("/") ? named : home + "/.cache"
        return caches + "/casement/compose"
    }
}
