// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `if let web = view as? MKMapView { … }` where MapKit is not here: nothing is such a view, so the
/// body is never reached and may be left out, and what is around it stays.
enum AbsentCast {
    /// How the types of frameworks that are not here begin.
    private static let prefixes: [String: String] = [
        "ARKit": "AR", "AVFoundation": "AV", "Accelerate": "vImage", "CoreImage": "CI",
        "AVKit": "AV", "CallKit": "CX", "Contacts": "CN",
        "ContactsUI": "CN", "CloudKit": "CK", "CoreBluetooth": "CB", "CoreLocation": "CL",
        "CoreMotion": "CM", "CoreSpotlight": "CS",
        "EventKit": "EK", "EventKitUI": "EK", "GLKit": "GLK", "GameKit": "GK", "GameplayKit": "GK",
        "HealthKit": "HK",
        "LinkPresentation": "LP", "MapKit": "MK", "MediaPlayer": "MP", "MessageUI": "MF",
        "Metal": "MTL", "MetalKit": "MTK",
        "MetalPerformanceShaders": "MPS", "MultipeerConnectivity": "MC", "PDFKit": "PDF",
        "PassKit": "PK", "PencilKit": "PK",
        "Photos": "PH", "PhotosUI": "PH", "QuickLook": "QL", "SafariServices": "SF",
        "SceneKit": "SCN", "SpriteKit": "SK", "StoreKit": "SK", "UserNotifications": "UN",
        "Vision": "VN", "WatchConnectivity": "WC", "WebKit": "WK",
    ]

    /// Whether a condition casts to a type of one of some modules.
    static func isTest(_ node: IfExprSyntax, for modules: Set<String>) -> Bool {
        let known = modules.compactMap { prefixes[$0] }
        guard !known.isEmpty else { return false }
        return node.conditions.contains { element in
            guard case .optionalBinding(let binding) = element.condition,
                let sequence = binding.initializer?.value.as(SequenceExprSyntax.self),
                sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
                let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
                    .as(IdentifierTypeSyntax.self)?.name.text
            else { return false }
            return known.contains { isName(type, by: $0) }
        }
    }

    /// Whether a name is certainly that of a type of one of some modules, by how it begins.
    static func isType(_ name: String, of modules: Set<String>) -> Bool {
        modules.contains { module in prefixes[module].map { isName(name, by: $0) } ?? false }
    }

    private static func isName(_ name: String, by prefix: String) -> Bool {
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
}
