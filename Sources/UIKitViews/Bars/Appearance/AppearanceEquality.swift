// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the appearances of bars, which belong to the main thread, are compared and copied as objects.
enum AppearanceEquality {
    /// Appearances change, so that nothing of them makes a lasting hash.
    static let hash = 0

    /// Compares by a closure on the main thread; elsewhere an appearance equals itself alone.
    static func compare<Appearance: AnyObject>(
        _ one: Appearance,
        _ object: Any?,
        by isLike: @MainActor (Appearance, Appearance) -> Bool
    ) -> Bool {
        guard let other = object as? Appearance else { return false }
        guard one !== other else { return true }
        guard MainThread.isHere else { return false }
        // Unsafe because both stay on this thread, which is the main one.
        nonisolated(unsafe) let pair = (one, other)
        return MainActor.assumeIsolated { isLike(pair.0, pair.1) }
    }

    /// A copy as what it is a copy of.
    static func checked<Appearance>(_ copy: Any, of original: Appearance) -> Appearance {
        if let copy = copy as? Appearance { return copy }
        fatalError("\(type(of: original)).copy(): override copy(with:), which made no such object")
    }

    /// Whether two sets of attributes are the same.
    static func isSame(
        _ first: [NSAttributedString.Key: Any],
        _ second: [NSAttributedString.Key: Any]
    ) -> Bool {
        guard first.count == second.count else { return false }
        return first.allSatisfy { key, value in
            guard let value = value as? AnyHashable else { return false }
            return value == second[key] as? AnyHashable
        }
    }
}
