// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSDictionary {
    /// Whether two dictionaries hold the same values for the same keys, where Swift's numbers equal
    /// `NSNumber` objects.
    ///
    /// Foundation's own on Linux compares values as `AnyHashable`, of which `1` and `NSNumber(1)` differ.
    public func isEqual(to otherDictionary: [String: Any]) -> Bool {
        isEqual(NSDictionary(dictionary: otherDictionary))
    }
}
