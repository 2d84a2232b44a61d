// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content and the time of change notifications.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits, with Objective-C's values.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change holds the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change holds the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A notification comes at once, before `addObserver` returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A notification comes before each change too, marked as prior.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The whole value was set.
    case setting = 1
    /// Elements came.
    case insertion = 2
    /// Elements went.
    case removal = 3
    /// Elements were exchanged for others.
    case replacement = 4
}

/// The keys of a change dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The indexes of the elements that came, went or were exchanged, an `IndexSet`.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The kind of change: an `NSNumber` of `NSKeyValueChange`'s raw value.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, `NSNull` for nil; for element changes the array of new elements.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// True in a notification that comes before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
    /// The old value, `NSNull` for nil; for element changes the array of old elements.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of elements of an array, as `willChange(_:valuesAt:forKey:)` announces it.
struct ElementChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet
}
