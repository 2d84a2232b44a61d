// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A type's declaration or extension around a place in the source.
struct TypeScope {
    enum Kind {
        case aClass
        case anExtension
        case aProtocol
        case other
    }

    let kind: Kind
    /// The type's name as its body can use it.
    let name: String
    /// The name with those of the types around it.
    let fullName: String
    /// Whether it or a type around it takes generic arguments.
    let isGeneric: Bool
    /// Whether all its members are known to Objective-C.
    let exposesAll: Bool
    /// Whether it says that its members run on the main actor.
    let isOnMainActor: Bool
    /// Whether its members run on a global actor that is not the main one.
    let hasForeignActor: Bool

    init(
        _ kind: Kind,
        name: String,
        in outer: TypeScope?,
        isGeneric: Bool,
        attributes: AttributeListSyntax
    ) {
        self.kind = kind
        self.name = name
        fullName = outer.map { $0.fullName + "." + name } ?? name
        self.isGeneric = isGeneric || outer?.isGeneric ?? false
        switch kind {
        case .aClass: exposesAll = attributes.named("objcMembers") != nil
        case .anExtension, .aProtocol: exposesAll = attributes.named("objc") != nil
        case .other: exposesAll = false
        }
        isOnMainActor = attributes.named("MainActor") != nil
        hasForeignActor = attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.name else { return false }
            return name.hasSuffix("Actor") && name != "MainActor"
        }
    }
}
