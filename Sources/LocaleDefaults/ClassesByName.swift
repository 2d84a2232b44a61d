// SPDX-License-Identifier: Apache-2.0

// Archives name classes, and Foundation on Linux can name only those that are neither private nor
// inside another type: `NSStringFromClass` ends the process at others, and `NSClassFromString` finds
// none. So an archive names such a class as the label of a type that Foundation can name:
// `ObjCRuntime.ArchivedClass<($s3App5OuterC5InnerC: (), ())>`. To find that one, Foundation calls
// `_typeByName` of Swift's library, in whose place `CRedefinedFunctions` calls the function below.

/// `_typeByName(_:)`, which finds the classes that archives name by a label, too.
@_silgen_name("casement_type_by_name")
public func _typeOfName(_ name: String) -> Any.Type? {
    ArchivedClassName(archived: name)?.type ?? typeOfMangledName(name)
}

/// What Swift's own function answers: the type of a mangled name, or of `Module.Type`.
func typeOfMangledName(_ name: String) -> Any.Type? {
    var name = name
    return name.withUTF8 { bytes in
        // Bytes below the space stand for addresses.
        guard let start = bytes.baseAddress, !bytes.contains(where: { $0 < 0x20 }) else {
            return nil
        }
        return _getTypeByMangledNameInContext(
            start,
            UInt(bytes.count),
            genericContext: nil,
            genericArguments: nil
        )
    }
}
