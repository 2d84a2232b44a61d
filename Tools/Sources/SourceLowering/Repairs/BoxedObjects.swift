// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `query["limit"] = kSecMatchLimitOne`, where `query` is a `[String: NSObject]`.
///
/// On iOS numbers and texts are objects of the only `NSObject` that there is. In a file that declares
/// no class of objects the name means Foundation's, of which they are objects here, too.
struct BoxedObjects: Repair {
    let identifiers: Set<String> = [
        "cannot_convert_coerce", "cannot_convert_assign", "cannot_convert_subscript_assign",
        "cannot_convert_dict_value", "cannot_convert_argument_value",
        "cannot_convert_initializer_value",
        "cannot_convert_to_return_type", "cannot_convert_array_element",
    ]

    private static let classes: Set<String> = [
        "NSString", "NSNumber", "NSData", "NSDate", "NSArray", "NSDictionary", "NSURL", "NSValue",
        "NSSet", "NSNull", "NSUUID",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard let target = words.last, ["NSObject", "NSObject?"].contains(target),
            words.dropLast().contains(where: Self.isBoxed)
        else { return false }
        let finder = ObjectFinder(viewMode: .sourceAccurate)
        finder.walk(source.tree)
        guard !finder.declaresObjects, !finder.imports.isEmpty else { return false }
        for path in finder.imports { edits.replace(path, with: "Foundation.NSObject") }
        return true
    }

    /// Whether a type is an object of Foundation's, or a value that has one.
    static func isBoxed(_ type: String) -> Bool {
        var name = type
        if name.hasPrefix("Optional<") { name = String(name.dropFirst(9).dropLast()) }
        if name.hasSuffix("?") { name.removeLast() }
        return classes.contains(name) || BridgedObject.object(of: name) != nil
    }
}

/// Finds the import of the runtime's `NSObject`, and whether the file has classes of it.
private final class ObjectFinder: SyntaxVisitor {
    var imports: [ImportPathComponentListSyntax] = []
    var declaresObjects = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.importKindSpecifier != nil, node.path.code == "ObjectiveC.NSObject" {
            imports.append(node.path)
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.inheritanceClause != nil { declaresObjects = true }
        return .visitChildren
    }
}
