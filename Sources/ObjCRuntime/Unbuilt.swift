// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The called API that is not built yet.
///
/// An unbuilt member calls `Unbuilt.report("UIView.foo")`; the first call of each name prints one
/// line to standard error, so that a silent gap never looks like working code.
package enum Unbuilt {
    private static let seen = Mutex<[String: Int]>([:])

    /// Registers a call of `name`, and logs it once per name.
    ///
    /// `name`: the API as its users spell it, with its type: `UIView.foo(_:)`.
    package static func report(_ name: String) {
        let isFirst = seen.withLock { seen in
            seen[name, default: 0] += 1
            return seen[name] == 1
        }
        guard isFirst else { return }
        FileHandle.standardError.write(Data("Casement: \(name) is not built yet\n".utf8))
    }

    /// Every name reported so far, sorted.
    package static var names: [String] { seen.withLock { $0.keys.sorted() } }

    /// How often `name` was reported.
    package static func count(of name: String) -> Int { seen.withLock { $0[name] ?? 0 } }

    /// Forgets what was reported: for tests.
    package static func reset() { seen.withLock { $0 = [:] } }
}
