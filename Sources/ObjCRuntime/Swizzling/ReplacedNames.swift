// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The names of methods that have had another implementation, and names by which they are known.
package enum ReplacedNames {
    private struct State {
        var replaced: Set<String> = []
        var version = 0
        var others: [String: String] = [:]
    }

    private static let state = Mutex(State())

    /// The names that are replaced in some class.
    package static var all: Set<String> { state.withLock { $0.replaced } }

    /// A number that is another one after each change.
    package static var version: Int { state.withLock { $0.version } }

    /// Notes names of Objective-C's headers that differ from those that Swift's rule gives, as
    /// `#selector` has them here.
    package static func note(others: [String: String]) {
        state.withLock { $0.others.merge(others) { $1 } }
    }

    static func set(_ names: Set<String>) {
        state.withLock {
            $0.replaced = names
            $0.version += 1
        }
    }

    /// The name by which a method asks.
    static func canonical(_ selector: Selector) -> Selector {
        let name = state.withLock { $0.others[selector.name] }
        return name.map { Selector($0) } ?? selector
    }
}
