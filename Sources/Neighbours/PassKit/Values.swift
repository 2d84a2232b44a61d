// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Objects that print and compare their values.
protocol Valued: AnyObject {
    /// The values with their names.
    ///
    /// Decimal numbers stand here as `Decimal`: the hash of an `NSDecimalNumber` never ends in Foundation
    /// on Linux.
    var values: [(name: String, value: Any?)] { get }
}

extension Valued {
    /// The class and the values that are there.
    var summary: String {
        let parts = values.compactMap { name, value in value.map { "\(name): \($0)" } }
        return "<\(type(of: self)): \(parts.joined(separator: "; "))>"
    }

    /// Whether another object has the same class and equal values.
    func equals(_ object: Any?) -> Bool {
        guard let other = object as? any Valued else { return false }
        guard self !== other else { return true }
        guard type(of: self) == type(of: other) else { return false }
        return zip(values, other.values).allSatisfy { own, their in
            switch (own.value, their.value) {
            case (nil, nil): true
            case (let one as AnyHashable, let two as AnyHashable): one == two
            default: false
            }
        }
    }

    /// A hash of the values.
    var valueHash: Int {
        var hasher = Hasher()
        for (_, value) in values { hasher.combine(value as? AnyHashable) }
        return hasher.finalize()
    }
}
