// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `if let web = view as? GKView { … }` where GameKit is not here: nothing is such a view, so the
/// body is never reached and may be left out, and what is around it stays.
enum AbsentCast {
    /// How the types of frameworks that are not here begin.
    private static let prefixes: [String: String] = [
        "ARKit": "AR", "CoreImage": "CI", "CallKit": "CX", "Contacts": "CN",
        "ContactsUI": "CN", "CloudKit": "CK", "CoreBluetooth": "CB", "CoreLocation": "CL",
        "CoreMotion": "CM", "CoreSpotlight": "CS",
        "EventKit": "EK", "EventKitUI": "EK", "GLKit": "GLK", "GameKit": "GK", "GameplayKit": "GK",
        "HealthKit": "HK",
        "LinkPresentation": "LP", "MapKit": "MK", "MediaPlayer": "MP", "MessageUI": "MF",
        "Metal": "MTL", "MetalKit": "MTK",
        "MultipeerConnectivity": "MC", "PDFKit": "PDF",
        "PassKit": "PK", "PencilKit": "PK",
        "Photos": "PH", "PhotosUI": "PH", "QuickLook": "QL", "SafariServices": "SF",
        "SceneKit": "SCN", "SpriteKit": "SK", "StoreKit": "SK", "UserNotifications": "UN",
        "Vision": "VN", "WatchConnectivity": "WC", "WebKit": "WK",
    ]

    /// What the files that import a framework see of others that are not here, either.
    private static let brought: [String: Set<String>] = [
        "ARKit": ["GLKit", "Metal", "SceneKit", "SpriteKit"],
        "GameplayKit": ["SceneKit", "SpriteKit"], "MetalKit": ["Metal"],
        "RealityKit": ["ARKit", "Metal"], "SceneKit": ["GLKit", "Metal"],
        "SpriteKit": ["GLKit", "Metal"],
    ]

    /// Some modules with what they bring.
    private static func seen(_ modules: Set<String>) -> Set<String> {
        modules.reduce(into: modules) { all, module in
            all.formUnion((brought[module] ?? []).intersection(IOSModules.names))
        }
    }

    /// Whether some conditions ask for a type of one of some modules, or for one that was left out.
    static func isTest(
        _ conditions: ConditionElementListSyntax,
        for modules: Set<String>,
        leftOut: Set<String> = []
    ) -> Bool {
        let known = seen(modules).compactMap { prefixes[$0] }
        guard !known.isEmpty || !leftOut.isEmpty else { return false }
        return conditions.contains { element in
            guard let type = type(askedForBy: element.condition) else { return false }
            return leftOut.contains(type) || known.contains { isName(type, by: $0) }
        }
    }

    /// `T` in `let x = y as? T` and `y is T`.
    private static func type(askedForBy condition: ConditionElementSyntax.Condition) -> String? {
        switch condition {
        case .optionalBinding(let binding):
            guard let sequence = binding.initializer?.value.as(SequenceExprSyntax.self),
                sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
            else { return nil }
            return sequence.elements.last.flatMap(name)
        case .expression(let node):
            guard let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3,
                sequence.elements.contains(where: { $0.is(UnresolvedIsExprSyntax.self) })
            else { return nil }
            return sequence.elements.last.flatMap(name)
        default: return nil
        }
    }

    /// The places among the elements of `a && b is T` where `T` was left out.
    static func tests(in sequence: SequenceExprSyntax, for leftOut: Set<String>) -> [Int] {
        guard !leftOut.isEmpty else { return [] }
        let elements = Array(sequence.elements)
        return elements.indices.dropFirst(2).filter { index in
            elements[index - 1].is(UnresolvedIsExprSyntax.self)
                && name(of: elements[index]).map(leftOut.contains) ?? false
        }
    }

    /// The first statement of a list behind which the program never comes, since it guards that
    /// something is of a type that was left out.
    static func guardian(
        in list: CodeBlockItemListSyntax,
        for leftOut: Set<String>
    ) -> (item: CodeBlockItemSyntax, statement: GuardStmtSyntax)? {
        guard !leftOut.isEmpty else { return nil }
        for item in list {
            guard let node = item.item.as(GuardStmtSyntax.self),
                isTest(node.conditions, for: [], leftOut: leftOut)
            else { continue }
            return (item, node)
        }
        return nil
    }

    private static func name(of node: ExprSyntax) -> String? {
        node.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text
    }

    /// Whether a name is certainly that of a type of one of some modules, by how it begins.
    static func isType(_ name: String, of modules: Set<String>) -> Bool {
        if PartialModules.isName(name, of: modules) { return true }
        return seen(modules).contains { module in
            prefixes[module].map { isName(name, by: $0) } ?? false
        }
    }

    private static func isName(_ name: String, by prefix: String) -> Bool {
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
}
