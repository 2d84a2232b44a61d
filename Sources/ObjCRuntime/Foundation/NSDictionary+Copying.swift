// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSDictionary {
    /// Makes a dictionary of the keys and values of another.
    public convenience init(dictionary otherDictionary: NSDictionary) {
        // Never fails: what is kept as a key can be hashed.
        self.init(dictionary: otherDictionary as? [AnyHashable: Any] ?? [:])
    }
}
