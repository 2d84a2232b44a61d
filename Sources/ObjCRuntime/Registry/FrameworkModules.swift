// SPDX-License-Identifier: Apache-2.0

/// The modules whose classes implement no optional requirement, or list those that they do.
enum FrameworkModules {
    private static let names: Set<Substring> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "ObjCRuntime",
        "ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "UIKitValues", "UIKitViews",
        "UIKitBasics", "UIKitInteraction", "UIKitControls", "UIKitServices", "UIKitCore", "UIKit",
        "UIKitTables",
    ]

    /// Whether a class is declared in one of them.
    static func declare(_ aClass: AnyClass) -> Bool {
        names.contains(_typeName(aClass, qualified: true).prefix { $0 != "." })
    }
}
