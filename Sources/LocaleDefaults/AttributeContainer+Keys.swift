// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation reads and sets attributes of keys whose values are Sendable. A key that is found while the
// program runs promises nothing, and no cast can ask: the condition leaves no trace in a program. So
// `CRedefinedFunctions` gives these functions second names, under which ObjCRuntime declares them
// without the condition.

/// The value of a key; nil for none.
@_silgen_name("casement_container_value")
public func _value<K: AttributedStringKey>(
    of key: K.Type,
    in container: AttributeContainer
) -> K.Value? where K.Value: Sendable {
    container[key]
}

/// Sets the value of a key.
@_silgen_name("casement_set_container_value")
public func _setValue<K: AttributedStringKey>(
    _ value: K.Value,
    of key: K.Type,
    in container: inout AttributeContainer
) where K.Value: Sendable {
    container[key] = value
}
