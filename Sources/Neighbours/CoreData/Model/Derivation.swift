// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation

/// The values of derived attributes.
enum Derivation {
    /// Reads an expression as models have it: the functions are written with a colon, `now()`.
    static func expression(_ text: String) -> FormatPredicates.NSExpression {
        FormatPredicates.NSExpression(
            format: text.replacingOccurrences(of: ":(", with: "("),
            argumentArray: []
        )
    }

    /// What an attribute's value becomes when an object is saved.
    static func value(
        of attribute: NSDerivedAttributeDescription,
        for object: NSManagedObject
    ) -> Any? {
        guard let expression = attribute.derivationExpression else { return nil }
        if expression.function == "canonical:" {
            let operand = expression.arguments?.first
            let text = operand?.expressionValue(with: object, context: nil) as? String
            return text?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        }
        return expression.expressionValue(with: object, context: nil)
    }
}
