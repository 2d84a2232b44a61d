// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A value with a label.
open class CNLabeledValue<ValueType: NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier.
    open private(set) var identifier: String
    /// The label, of the constants or the program's own.
    open private(set) var label: String?
    /// The value.
    open private(set) var value: ValueType

    /// A value with a label.
    public convenience init(label: String?, value: ValueType) {
        self.init(label, value, UUID().uuidString)
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ label: String?, _ value: ValueType, _ identifier: String) {
        self.label = label
        self.value = value
        self.identifier = identifier
        super.init()
    }

    /// The same value with another label.
    open func settingLabel(_ label: String?) -> Self {
        unsafeDowncast(CNLabeledValue(label, value, identifier), to: Self.self)
    }

    /// Another value with the same label.
    open func settingValue(_ value: ValueType) -> Self {
        unsafeDowncast(CNLabeledValue(label, value, identifier), to: Self.self)
    }

    /// Another value with another label.
    open func settingLabel(_ label: String?, value: ValueType) -> Self {
        unsafeDowncast(CNLabeledValue(label, value, identifier), to: Self.self)
    }

    /// A label for people: the word in it.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    /// The value itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }
}
