// SPDX-License-Identifier: Apache-2.0
// The protocol is Swift's and the classes are Foundation's: nobody else makes them conform on Linux.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// `attributes[kSecAttrAccount]` of an `[AnyHashable: Any]`: on iOS a bridged object and its Swift value are one key.
// Foundation on Linux says so of data, index paths and some others only. Its numbers stay as they are: they are asked
// for as numbers of any type (`values["n"] as? Double`), which a value of Swift's answers for its own only.

extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    /// The text as a key.
    public func _toCustomAnyHashable() -> AnyHashable? {
        AnyHashable(String._unconditionallyBridgeFromObjectiveC(self))
    }
}

extension NSURL: @retroactive _HasCustomAnyHashableRepresentation {
    /// The address as a key.
    public func _toCustomAnyHashable() -> AnyHashable? {
        AnyHashable(URL._unconditionallyBridgeFromObjectiveC(self))
    }
}

extension NSDate: @retroactive _HasCustomAnyHashableRepresentation {
    /// The date as a key.
    public func _toCustomAnyHashable() -> AnyHashable? {
        AnyHashable(Date._unconditionallyBridgeFromObjectiveC(self))
    }
}
