// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `5.0 as NSObject`, `name as NSObject?`: on iOS a number's or a text's object is one of these, too;
/// here only the class that stands for it can be named.
struct BridgedObject: Repair {
    let identifiers: Set<String> = ["cannot_convert_coerce", "cannot_coerce_to_type"]

    private static let classes: [String: String] = [
        "String": "NSString", "Substring": "NSString", "Bool": "NSNumber", "Data": "NSData",
        "Date": "NSDate", "URL": "NSURL", "UUID": "NSUUID", "IndexPath": "NSIndexPath",
        "Int": "NSNumber", "Int8": "NSNumber", "Int16": "NSNumber", "Int32": "NSNumber",
        "Int64": "NSNumber", "UInt": "NSNumber", "UInt8": "NSNumber", "UInt16": "NSNumber",
        "UInt32": "NSNumber", "UInt64": "NSNumber", "Double": "NSNumber", "Float": "NSNumber",
        "CGFloat": "NSNumber", "TimeInterval": "NSNumber",
    ]

    /// The class of a value's object.
    static func object(of type: String) -> String? {
        let name = type.last == "?" ? String(type.dropLast()) : type
        if let known = classes[name] { return known }
        if name.hasPrefix("Set<") { return "NSSet" }
        guard name.hasPrefix("["), name.hasSuffix("]") else { return nil }
        return name.contains(" : ") ? "NSDictionary" : "NSArray"
    }

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard words.count >= 2, ["NSObject", "NSObject?"].contains(words[1]),
            let token = source.token(at: diagnostic)
        else { return false }
        let chain = Array(sequence(first: Syntax(token), next: \.parent))
        guard let index = chain.firstIndex(where: { $0.is(SequenceExprSyntax.self) }),
            let elements = chain[index].as(SequenceExprSyntax.self)?.elements
        else { return false }
        let list = Array(elements)
        guard let own = list.firstIndex(where: { element in chain.contains(Syntax(element)) }),
            let sign = list[own...].firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
            list.indices.contains(sign + 1),
            let type = list[sign + 1].as(TypeExprSyntax.self)?.type,
            type.code.hasPrefix("NSObject")
        else { return false }
        // An object of Foundation's is none of the runtime's class, but one of Foundation's root class.
        let object = Self.object(of: words[0]) ?? "Foundation.NSObject"
        edits.replace(type, with: object + type.code.dropFirst("NSObject".count))
        return true
    }
}
