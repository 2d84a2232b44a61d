// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// How Swift names a method for Objective-C.
package enum SelectorName {
    /// Words that join a label to the base name without `With`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
        "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
        "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// The selector of a method by its base name and labels, `_` for none.
    package static func of(_ base: String, labels: [String], isThrowing: Bool = false) -> String {
        guard let first = labels.first else {
            return isThrowing ? base + "AndReturnError:" : base
        }
        var name = base
        if first != "_" {
            let word = first.prefix { $0.isLowercase }
            name += (prepositions.contains(String(word)) ? "" : "With") + first.capitalizedFirst
        }
        name += ":"
        for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
        return isThrowing ? name + "error:" : name
    }

    /// The selector of a method, `@objc(name)` first.
    static func of(_ function: FunctionDeclSyntax) -> String {
        if let given = function.attributes.named("objc")?.objCName { return given }
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        return of(function.baseName, labels: labels, isThrowing: function.isThrowing)
    }

    /// The selector of a property's setter.
    package static func ofSetter(_ property: String) -> String {
        "set" + property.capitalizedFirst + ":"
    }
}
