// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc

/// The folders in which the desktop keeps what programs write.
///
/// Spec: XDG Base Directory Specification.
package enum DesktopFolders {
    /// Data that programs keep.
    package static var data: URL { folder("XDG_DATA_HOME", otherwise: ".local/share") }

    /// What programs can make again.
    package static var caches: URL { folder("XDG_CACHE_HOME", otherwise: ".cache") }

    /// The folder that a variable names, which counts only if it is absolute.
    private static func folder(_ variable: String, otherwise path: String) -> URL {
        // Not asked of `ProcessInfo`, which copies the whole environment each time.
        let named = getenv(variable).map { String(cString: $0) } ?? ""
        guard !named.hasPrefix("/") else { return URL(fileURLWithPath: named, isDirectory: true) }
        return URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent(path, isDirectory: true)
    }
}
