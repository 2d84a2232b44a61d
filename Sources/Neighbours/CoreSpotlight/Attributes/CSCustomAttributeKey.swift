// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// The name of an attribute of the program's own.
open class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name.
    open private(set) var keyName: String
    /// Whether queries can ask for it.
    open private(set) var isSearchable: Bool
    /// Whether queries for any attribute ask for it.
    open private(set) var isSearchableByDefault: Bool
    /// Whether equal values are kept once.
    open private(set) var isUnique: Bool
    /// Whether there are several values.
    open private(set) var isMultiValued: Bool

    /// A name that can be searched; nil for a wrong one.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName,
            searchable: true,
            searchableByDefault: false,
            unique: false,
            multiValued: false
        )
    }

    /// A name; nil for one with other characters than letters, digits and lines below of ASCII.
    public init?(
        keyName: String,
        searchable: Bool,
        searchableByDefault: Bool,
        unique: Bool,
        multiValued: Bool
    ) {
        let isName = keyName.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isName, !keyName.isEmpty else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "keyName") else {
            return nil
        }
        self.init(
            keyName: name as String,
            searchable: coder.decodeBool(forKey: "searchable"),
            searchableByDefault: coder.decodeBool(forKey: "searchableByDefault"),
            unique: coder.decodeBool(forKey: "unique"),
            multiValued: coder.decodeBool(forKey: "multiValued")
        )
    }

    /// Writes the name and its flags.
    open func encode(with coder: NSCoder) {
        coder.encode(keyName as NSString, forKey: "keyName")
        coder.encode(isSearchable, forKey: "searchable")
        coder.encode(isSearchableByDefault, forKey: "searchableByDefault")
        coder.encode(isUnique, forKey: "unique")
        coder.encode(isMultiValued, forKey: "multiValued")
    }

    /// Archives can keep names.
    open class var supportsSecureCoding: Bool { true }

    /// The name itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The name itself.
    open override func copy() -> Any { self }
}
