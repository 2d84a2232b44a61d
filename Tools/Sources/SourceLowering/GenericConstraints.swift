// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What generic parameters have to be, as the declarations around a place say.
enum GenericConstraints {
    /// The types that a generic parameter inherits from; nil where the name is no parameter.
    static func names(of parameter: String, around node: Syntax) -> [String]? {
        var current = node.parent
        while let place = current {
            defer { current = place.parent }
            guard let generic = place.asProtocol((any WithGenericParametersSyntax).self),
                let clause = generic.genericParameterClause,
                let found = clause.parameters.first(where: { $0.name.text == parameter })
            else { continue }
            var names = found.inheritedType.map { types(in: $0) } ?? []
            for requirement in generic.genericWhereClause?.requirements ?? [] {
                guard let line = requirement.requirement.as(ConformanceRequirementSyntax.self),
                    line.leftType.code == parameter
                else { continue }
                names += types(in: line.rightType)
            }
            return names
        }
        return nil
    }

    /// The parts of `A & B`.
    private static func types(in type: TypeSyntax) -> [String] {
        guard let all = type.as(CompositionTypeSyntax.self) else { return [type.code] }
        return all.elements.map(\.type.code)
    }
}
