// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property of an attribute set that is kept in the set's values by a name.
@propertyWrapper
public struct _CSAttribute<Value> {
    let name: String

    /// An attribute of that name.
    public init(_ name: String) { self.name = name }

    /// Only sets have attributes: this traps.
    @available(*, unavailable, message: "attributes belong to CSSearchableItemAttributeSet")
    public var wrappedValue: Value {
        get { preconditionFailure("CSSearchableItemAttributeSet: an attribute without a set") }
        set { preconditionFailure("CSSearchableItemAttributeSet: no set takes \(newValue)") }
    }

    /// The value in the set's values.
    public static subscript<Owner: CSSearchableItemAttributeSet>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner.read(owner[keyPath: storage].name) }
        set { owner.write(newValue, owner[keyPath: storage].name) }
    }
}

extension CSSearchableItemAttributeSet {
    /// The value of a name as a property has it.
    fileprivate func read<Value>(_ name: String) -> Value {
        let value: Any =
            switch Value.self {
            case is String?.Type: text(name) as Any
            case is [String]?.Type: texts(name) as Any
            case is NSNumber?.Type: number(name) as Any
            case is Date?.Type: date(name) as Any
            case is [Date]?.Type: dates(name) as Any
            case is Data?.Type: data(name) as Any
            case is URL?.Type: text(name).flatMap { URL(string: $0) } as Any
            default: people(name) as Any
            }
        guard let value = value as? Value else {
            preconditionFailure("CSSearchableItemAttributeSet.\(name): no \(Value.self)")
        }
        return value
    }

    /// Keeps a property's value; nil removes it.
    fileprivate func write<Value>(_ value: Value, _ name: String) {
        // By the property's type, since empty lists are of each type.
        values[name] =
            switch Value.self {
            case is String?.Type: (value as? String).map { .text($0) }
            case is [String]?.Type: (value as? [String]).map { .texts($0) }
            case is NSNumber?.Type: (value as? NSNumber).flatMap { AttributeValue(object: $0) }
            case is Date?.Type: (value as? Date).map { .date($0) }
            case is [Date]?.Type: (value as? [Date]).map { .dates($0) }
            case is Data?.Type: (value as? Data).map { .data($0) }
            case is URL?.Type: (value as? URL).map { .text($0.absoluteString) }
            default: (value as? [CSPerson]).map { .people($0.map { $0.record }) }
            }
    }
}
