// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `array as [Any]` where `array` is an `NSArray`: on iOS that never fails; here the compiler asks for
/// `as!`, which never fails either.
struct CollectionOfObject: Repair {
    let identifiers: Set<String> = ["cannot_coerce_to_type"]

    private static let collections: [String: String] = [
        "NSArray": "[Any]", "NSMutableArray": "[Any]",
        "NSDictionary": "[AnyHashable : Any]", "NSMutableDictionary": "[AnyHashable : Any]",
        "NSSet": "Set<AnyHashable>", "NSMutableSet": "Set<AnyHashable>",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard words.count >= 2, Self.collections[words[0]] == words[1],
            let token = source.token(at: diagnostic), token.tokenKind == .keyword(.as),
            token.nextToken(viewMode: .sourceAccurate)?.text != "!"
        else { return false }
        edits.insert("!", at: token.endPositionBeforeTrailingTrivia)
        return true
    }
}
