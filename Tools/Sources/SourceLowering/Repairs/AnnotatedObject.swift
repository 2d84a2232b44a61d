// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `let value: NSObject = NSString(string: "a")`, and lists, sets and dictionaries of such values.
///
/// On iOS these are objects of the only `NSObject` that there is; here they are of Foundation's, which the
/// variable then names. Where the file has no class of objects `BoxedObjects` does so for all of it.
struct AnnotatedObject: Repair {
    let identifiers: Set<String> = [
        "cannot_convert_initializer_value", "cannot_convert_array_element",
        "cannot_convert_dict_value", "cannot_convert_dict_key",
    ]

    /// The compiler says the modules where both classes are meant.
    private static let targets: Set<String> = [
        "NSObject", "NSObject?", "ObjectiveC.NSObject", "ObjectiveC.NSObject?",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard let target = words.last, Self.targets.contains(target),
            words.dropLast().contains(where: {
                BoxedObjects.isBoxed($0) || $0 == "Foundation.NSObject"
            }),
            let token = source.token(at: diagnostic),
            let binding = sequence(first: Syntax(token), next: \.parent)
                .prefix(while: { !$0.is(CodeBlockItemSyntax.self) })
                .compactMap({ $0.as(PatternBindingSyntax.self) }).first,
            let annotation = binding.typeAnnotation
        else { return false }
        let finder = NameFinder("NSObject")
        finder.walk(annotation)
        for name in finder.found { edits.replace(name, with: "Foundation.NSObject") }
        return !finder.found.isEmpty
    }
}

/// Finds a type's name where nothing stands before it.
private final class NameFinder: SyntaxVisitor {
    private let name: String
    private(set) var found: [TokenSyntax] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { found.append(node.name) }
        return .visitChildren
    }
}
