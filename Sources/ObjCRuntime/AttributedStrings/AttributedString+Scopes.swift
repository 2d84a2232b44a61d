// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
    /// A Swift text as an object, with the attributes of a scope.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    /// A Swift text as an object, with the attributes of a scope.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString,
        including scope: S.Type
    ) throws {
        self.init(attributedString: try AttributeConversion(scope).object(attrStr))
    }
}

extension AttributedString {
    /// An object's text, with the attributes of a scope; throws for a value of another type.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    /// An object's text, with the attributes of a scope; throws for a value of another type.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self = try AttributeConversion(scope).text(nsStr)
    }
}

extension AttributeContainer {
    /// The attributes of a scope in a dictionary; throws for a value of another type.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any],
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(dictionary, including: S.self)
    }

    /// The attributes of a scope in a dictionary; throws for a value of another type.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any],
        including scope: S.Type
    ) throws {
        self = try AttributeConversion(scope).container(dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of a scope in a container.
    public init<S: AttributeScope>(
        _ container: AttributeContainer,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(container, including: S.self)
    }

    /// The attributes of a scope in a container.
    public init<S: AttributeScope>(
        _ container: AttributeContainer,
        including scope: S.Type
    ) throws {
        self = try AttributeConversion(scope).dictionary(container)
    }
}
