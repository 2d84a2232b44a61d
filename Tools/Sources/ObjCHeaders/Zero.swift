// SPDX-License-Identifier: Apache-2.0

/// What fields of new objects of Objective-C hold: zero, in the words of each type.
enum Zero {
    static let numbers: Set<String> = [
        "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64",
        "Double", "Float", "CGFloat", "TimeInterval", "CInt", "CUnsignedInt",
    ]
    /// Numbers that may have fractions.
    static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]
    private static let values: Set<String> = [
        "CGRect", "CGPoint", "CGSize", "CGVector", "UIEdgeInsets", "UIOffset",
        "NSDirectionalEdgeInsets",
    ]

    /// The zero of a type; nil if there is none.
    static func of(_ type: String) -> String? {
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if numbers.contains(type) { return "0" }
        if values.contains(type) { return ".zero" }
        if type == "Bool" || type == "ObjCBool" { return "false" }
        if type == "String" { return "\"\"" }
        if type.hasPrefix("["), type.hasSuffix("]") {
            return type.contains(" : ") ? "[:]" : "[]"
        }
        if type.hasPrefix("Set<") { return "[]" }
        return nil
    }

    /// The zero of a field of a structure, which has one always.
    static func field(_ type: String) -> String { of(type) ?? "\(type)()" }
}
