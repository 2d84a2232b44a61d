// SPDX-License-Identifier: Apache-2.0

/// The modules of the framework and of the toolchain below it, whose classes are found by their bare
/// names, as on iOS.
enum FrameworkModules {
    /// The library targets of Package.swift, which `check.py modules` compares with this list; those
    /// with the classes that are asked for most often come first.
    private static let targets = [
        "UIKitViews", "UIKitBasics", "UIKitControls", "UIKitInteraction", "UIKitServices",
        "UIKitValues", "UIKitCore", "UIKitText", "UIKitTextKit", "UIKitPickers", "UIKitControllers",
        "UIKitSheets",
        "UIKitTables", "UIKitCollections", "UIKitCells", "UIKitNibs", "UIKitDynamics", "QuartzCore",
        "CoreGraphics", "CoreText", "ObjCRuntime", "UniformTypeIdentifiers", "os", "OSLog", "simd",
        "Accelerate", "MobileCoreServices", "CoreServices", "Combine", "DataDetection",
        "Compression", "CryptoKit", "CommonCrypto", "Raster", "ImageCodecs", "PDFObjects",
        "ConstraintSolver", "ImageIO", "CoreImage", "MetalPerformanceShaders", "RenderServer",
        "Platform", "UIKitSymbols", "UserNotifications", "LocalAuthentication", "Security",
        "CoreLocation", "WebKit", "PlatformHeadless", "PlatformPrinters", "PlatformSDL", "UIKit",
        "AudioToolbox", "SafariServices", "MessageUI", "PhotosUI", "LinkPresentation",
        "UIKitTesting", "LocaleDefaults", "XCTestActivities", "iOSSnapshotTestCaseCore",
        "FBSnapshotTestCase", "iOSSnapshotTestCase", "AccessibilityBridge", "AccessibilityTree",
        "SystemBus", "CasementServer", "UIKitDocuments", "NetworkingAdditions", "CFNetwork",
        "ProcessChannel", "UITestWire", "UITestAgent", "XCUIAutomation", "CoreMedia", "AVFAudio",
        "AVFoundation",
        "AVKit", "FormatPredicates", "FileCoordination", "FoundationAdditions",
        "RxCocoaRuntime", "OHHTTPStubs", "Nocilla", "Photos",
        "CoreVideo", "CoreMotion", "Contacts", "EventKit", "StoreKit", "NotificationCenter",
        "MapKit", "CoreData", "SystemConfiguration", "Network", "CoreTelephony", "XMLReading",
        "VectorPictures", "XMLAdditions", "AppTrackingTransparency", "AdSupport",
        "BackgroundTasks", "Accessibility", "WatchConnectivity", "AuthenticationServices",
        "PassKit", "HealthKit", "GameplayKit", "ContactsUI", "EventKitUI", "QuickLook",
        "QuickLookThumbnailing", "MetricKit", "CoreSpotlight",
    ]

    /// Those that have names of their own in the SDK, `hiddenModules` of Package.swift.
    private static let hidden = [
        "AccessibilityBridge", "AccessibilityTree", "ConstraintSolver", "GoldenPictures",
        "ImageCodecs", "PDFObjects", "Platform", "PlatformHeadless", "PlatformPrinters",
        "PlatformSDL", "ProcessChannel", "Raster", "RenderServer", "SystemBus", "UIKitSymbols",
        "UITestAgent", "UITestWire", "VectorPictures", "XMLReading",
    ]

    /// Every module; `ObjectiveC` is the name of `ObjCRuntime` in the SDK.
    static let all =
        targets + ["ObjectiveC", "Foundation", "FoundationNetworking", "FoundationXML", "Swift"]
        + hidden.map { "Casement" + $0 }

    /// Those whose classes list the optional requirements that they implement, or implement none;
    /// the classes of others are asked through their protocols.
    private static let listing: Set<Substring> = [
        "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "ObjCRuntime",
        "ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "UIKitValues", "UIKitViews",
        "UIKitBasics", "UIKitInteraction", "UIKitControls", "UIKitServices", "UIKitCore", "UIKit",
        "UIKitTables", "RxCocoaRuntime",
    ]

    /// Whether the optional requirements that a class implements are all in its list of members.
    static func listRequirements(of aClass: AnyClass) -> Bool {
        listing.contains(_typeName(aClass, qualified: true).prefix { $0 != "." })
    }
}
