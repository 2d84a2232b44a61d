// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

/// Settings of every Swift target: the language mode, the import discipline and strict warnings.
let languageSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let strict = languageSettings + [.treatAllWarnings(as: .error)]

/// Whether this is the SDK that `casement` builds: there the runtime module is called ObjectiveC, as
/// the compiler and iOS source expect, and all of it is one dynamic library.
let isSDK = Context.environment["CASEMENT_SDK"] != nil

/// A C library of the system, found by pkg-config; the C library and the kernel need no package.
func shim(_ name: String, pkgConfig: String? = nil, apt: String? = nil) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/Shims/\(name)",
        pkgConfig: pkgConfig,
        providers: apt.map { [.apt([$0])] }
    )
}

/// The pages in a target's folder that are there for people.
func pages(in folder: String) -> [String] {
    let file = URL(fileURLWithPath: Context.packageDirectory).appendingPathComponent(folder)
        .appendingPathComponent("README.md")
    return FileManager.default.fileExists(atPath: file.path) ? ["README.md"] : []
}

/// A target's folder under `Sources` or `Tests`: the neighbours of UIKit stand in one of their own.
func folder(of name: String, in root: String) -> String {
    let neighbour = "\(root)/Neighbours/\(name)"
    let place = URL(fileURLWithPath: Context.packageDirectory).appendingPathComponent(neighbour)
    return FileManager.default.fileExists(atPath: place.path) ? neighbour : "\(root)/\(name)"
}

/// The packages of others, by the products that our targets depend on.
let packages = ["Crypto": "swift-crypto"]

/// A target of ours or a product of another package.
func dependency(_ name: String) -> Target.Dependency {
    guard let package = packages[name] else { return .byName(name: name) }
    return .product(name: name, package: package, condition: .when(traits: ["CryptoKit"]))
}

/// A Swift target under `Sources/` with the settings that all of them share.
func library(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies.map(dependency),
        path: folder(of: name, in: "Sources"),
        exclude: pages(in: folder(of: name, in: "Sources")),
        swiftSettings: strict
    )
}

/// Modules of ours that no program imports, by whose names packages may call modules of their own:
/// the SDK has them as `CasementRaster` and so on, while the sources keep their names.
///
/// `FrameworkModules` in ObjCRuntime lists them, too.
let hiddenModules: Set<String> = [
    "AccessibilityBridge", "AccessibilityTree", "ConstraintSolver", "GoldenPictures",
    "ImageCodecs", "PDFObjects", "Platform", "PlatformHeadless", "PlatformPrinters", "PlatformSDL",
    "ProcessChannel", "Raster", "RenderServer", "SystemBus", "UIKitSymbols", "UITestAgent",
    "UITestWire", "VectorPictures", "XMLReading",
]

/// The name of a target in the SDK.
func nameInSDK(_ name: String) -> String {
    if name == "ObjCRuntime" { return "ObjectiveC" }
    return hiddenModules.contains(name) ? "Casement" + name : name
}

/// The flags by which sources find these modules.
let moduleAliases = (hiddenModules.sorted() + ["ObjCRuntime"]).flatMap { name in
    ["-module-alias", "\(name)=\(nameInSDK(name))"]
}

/// A target under the name that it has in the SDK.
func renamed(_ target: Target) -> Target {
    guard target.type == .regular else { return target }
    let isOfPixels = pixelModules.contains(target.name)
    target.name = nameInSDK(target.name)
    target.dependencies = target.dependencies.map { dependency in
        if case .byNameItem(let name, nil) = dependency { return .byName(name: nameInSDK(name)) }
        return dependency
    }
    guard target.swiftSettings != nil else {
        target.cSettings =
            (target.cSettings ?? []) + [.unsafeFlags(["-O2"], .when(configuration: .debug))]
        target.cxxSettings =
            (target.cxxSettings ?? []) + [.unsafeFlags(["-O2"], .when(configuration: .debug))]
        return target
    }
    // Where NSObject is the compiler's own, some `nonisolated(unsafe)` are superfluous.
    target.swiftSettings = languageSettings + [.unsafeFlags(moduleAliases)]
    if isOfPixels {
        target.swiftSettings?.append(
            .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
        )
    }
    return target
}

/// The modules that work on pixels, glyphs and equations.
///
/// In the SDK they are optimised in debug, too, with their assertions, since most of a picture test's time
/// is theirs.
let pixelModules: Set<String> = [
    "Raster", "ImageCodecs", "CoreGraphics", "CoreText", "ConstraintSolver", "RenderServer",
    "QuartzCore", "CoreImage",
]

/// The tests of one target, with the modules that they may name.
func tests(of name: String, _ dependencies: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: ([name] + dependencies).map { .byName(name: $0) },
        path: folder(of: name + "Tests", in: "Tests"),
        swiftSettings: strict
    )
}

// Bottom up; Docs/architecture says what each layer is for. A target may depend on those above
// it in this list only (Scripts/check-layers proves it).
let targets: [Target] = [
    // Layer 0: the system's C libraries, one shim each.
    shim("CCairo", pkgConfig: "cairo-ft", apt: "libcairo2-dev"),
    shim("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    shim("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    shim("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    shim("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    shim("CPango", pkgConfig: "pango", apt: "libpango1.0-dev"),
    shim("CPNG", pkgConfig: "libpng16", apt: "libpng-dev"),
    shim("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev"),
    shim("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),
    shim("CGIF", pkgConfig: "libgif7", apt: "libgif-dev"),
    shim("CSDL2", pkgConfig: "sdl2", apt: "libsdl2-dev"),
    shim("CBox2D", pkgConfig: "box2d", apt: "libbox2d-dev"),
    shim("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    shim("CSystemZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    shim("CLZMA", pkgConfig: "liblzma", apt: "liblzma-dev"),
    shim("CSQLiteLibrary", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    shim("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    shim("CExtendedAttributes"),
    // Loaded on first use, so it has no name of pkg-config's, which would link it.
    shim("CGnuTLS"),
    shim("CKernelKeys"),
    shim("CFoundationICU"),
    // Swift Testing asks for these three, its overlays of Apple's modules, as soon as a file imports
    // one of ours by the same name; they are empty.
    library("_Testing_CoreGraphics"),
    library("_Testing_CoreImage"),
    library("_Testing_UIKit"),
    .target(name: "CDarwinStreams", exclude: ["README.md"]),
    .target(name: "CSwiftCalls", exclude: ["README.md"]),
    .target(name: "CRedefinedFunctions", exclude: ["README.md"]),
    library("LocaleDefaults", ["CRedefinedFunctions", "CSwiftCalls"]),
    library("ObjCRuntime", ["CDarwinStreams", "CSwiftCalls", "LocaleDefaults"]),
    library("FormatPredicates", ["ObjCRuntime"]),
    library("FileCoordination", ["ObjCRuntime"]),
    library("Compression", ["ObjCRuntime", "CSystemZlib", "CLZMA"]),
    library(
        "FoundationAdditions",
        [
            "CExtendedAttributes", "LocaleDefaults", "ObjCRuntime", "CFoundationICU", "Compression",
        ]
    ),
    library("UniformTypeIdentifiers", ["ObjCRuntime"]),
    // What iOS source imports beside UIKit.
    library("os"),
    library("OSLog", ["os", "ObjCRuntime", "FormatPredicates"]),
    library("simd"),
    library("AudioToolbox"),
    library("MobileCoreServices", ["ObjCRuntime", "UniformTypeIdentifiers"]),
    library("CoreServices", ["MobileCoreServices"]),
    library("Combine", ["ObjCRuntime"]),
    library("XMLAdditions", ["LocaleDefaults", "ObjCRuntime"]),
    library("DataDetection", ["ObjCRuntime", "FoundationAdditions"]),
    library("ProcessChannel"),
    library("UITestWire", ["ProcessChannel"]),
    library("SystemBus"),
    library("AccessibilityTree", ["SystemBus"]),
    library("CryptoKit", ["Crypto"]),
    library("CommonCrypto", ["CNettle"]),
    .target(name: "CRasterKernels", exclude: ["README.md"]),
    library("Raster", ["CRasterKernels"]),
    .target(
        name: "CImageCodecs",
        dependencies: ["CPNG", "CJPEG", "CWebP", "CGIF", "CDeflate", "CSystemZlib"],
        exclude: ["README.md"]
    ),
    library("ImageCodecs", ["CImageCodecs", "Raster"]),

    library("PDFObjects", ["CSystemZlib"]),
    library("XMLReading"),

    // Layer 1: drawing, text and constraint arithmetic.
    library(
        "CoreGraphics",
        [
            "ObjCRuntime", "CRasterKernels", "Raster", "ImageCodecs", "PDFObjects", "CCairo",
            "CFreeType", "CFontconfig", "_Testing_CoreGraphics",
        ]
    ),
    library(
        "CoreText",
        [
            "ObjCRuntime", "CoreGraphics", "CFreeType", "CFontconfig", "CHarfBuzz", "CFriBidi",
            "CPango",
        ]
    ),
    library("ConstraintSolver"),
    library("Accelerate", ["CoreGraphics"]),
    library("ImageIO", ["ObjCRuntime", "CoreGraphics", "ImageCodecs", "Raster"]),
    .target(name: "CFilterKernels", exclude: ["README.md"]),
    library(
        "CoreImage",
        [
            "CFilterKernels", "ObjCRuntime", "CoreGraphics", "ImageIO", "ImageCodecs", "Raster",
            "_Testing_CoreImage",
        ]
    ),
    library("MetalPerformanceShaders", ["ObjCRuntime", "CoreImage"]),

    // Layer 2: the immutable frame and the protocols of a window system.
    library("RenderServer", ["Raster", "CoreGraphics"]),
    library("Platform", ["Raster", "CoreGraphics"]),

    // Layer 3: layers.
    library(
        "QuartzCore",
        ["CSwiftCalls", "ObjCRuntime", "Raster", "CoreGraphics", "CoreText", "RenderServer"]
    ),

    // Layer 4: UIKit and the window systems, which do not know each other.
    library(
        "VectorPictures",
        ["ObjCRuntime", "XMLReading", "CoreGraphics", "CoreText"]
    ),
    library("UIKitSymbols", ["CoreGraphics", "VectorPictures"]),
    library(
        "UIKitValues",
        [
            "ObjCRuntime", "Raster", "ImageCodecs", "CoreGraphics", "CoreText", "CoreImage",
            "RenderServer", "Platform", "UIKitSymbols", "VectorPictures",
        ]
    ),
    library(
        "UIKitViews",
        [
            "CSwiftCalls", "ObjCRuntime", "FormatPredicates", "DataDetection", "CoreGraphics",
            "QuartzCore", "RenderServer", "ConstraintSolver", "Platform", "UIKitValues",
        ]
    ),
    // Text storage, its layout and what stands in text, by TextKit 1 and 2.
    library(
        "UIKitTextKit",
        ["ObjCRuntime", "CoreGraphics", "CoreText", "UIKitValues", "UIKitViews"]
    ),
    library(
        "UIKitBasics",
        [
            "CSwiftCalls", "ObjCRuntime", "CoreGraphics", "CoreText", "QuartzCore", "RenderServer",
            "UIKitViews", "UIKitTextKit",
        ]
    ),
    library(
        "UIKitInteraction",
        [
            "ObjCRuntime", "DataDetection", "CoreGraphics", "QuartzCore", "Platform", "UIKitViews",
            "UIKitBasics",
        ]
    ),
    library(
        "UIKitControls",
        [
            "ObjCRuntime", "CoreGraphics", "QuartzCore", "Platform", "UIKitViews", "UIKitTextKit",
            "UIKitInteraction",
        ]
    ),
    library(
        "UIKitServices",
        [
            "LocaleDefaults", "ObjCRuntime", "CoreGraphics", "CoreText", "Platform", "UIKitViews",
            "UIKitBasics",
        ]
    ),
    library("UIKitCore", ["ObjCRuntime", "CoreGraphics", "UIKitControls", "UIKitServices"]),
    library(
        "UIKitText",
        [
            "ObjCRuntime", "DataDetection", "CoreGraphics", "CoreText", "QuartzCore",
            "UIKitTextKit", "UIKitControls",
        ]
    ),
    library(
        "UIKitDocuments",
        ["ObjCRuntime", "CoreGraphics", "VectorPictures", "UIKitValues", "UIKitTextKit"]
    ),
    library(
        "UIKitPickers",
        ["ObjCRuntime", "CoreGraphics", "QuartzCore", "Platform", "UIKitControls"]
    ),
    .target(name: "CDynamics", dependencies: ["CBox2D"], exclude: ["README.md"]),
    library(
        "UIKitDynamics",
        ["CDynamics", "ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKitViews"]
    ),
    library(
        "UIKitControllers",
        [
            "ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKitViews", "UIKitCore", "UIKitText",
            "Platform",
        ]
    ),
    // Lists: what a cell is made of, and the two classes that lay cells out.
    library(
        "UIKitCells",
        [
            "CSwiftCalls", "ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKitViews",
            "UIKitInteraction",
            "UIKitControls",
        ]
    ),
    library(
        "UIKitTables",
        [
            "ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKitViews", "UIKitInteraction",
            "UIKitControls", "UIKitCells",
        ]
    ),
    library(
        "UIKitCollections",
        [
            "ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKitValues", "UIKitViews",
            "UIKitControls", "UIKitDynamics", "UIKitCells",
        ]
    ),
    // What the system shows for an app: activities, photos, documents, colours, fonts.
    library(
        "UIKitSheets",
        [
            "ObjCRuntime", "FormatPredicates", "UniformTypeIdentifiers", "CoreGraphics", "CoreText",
            "QuartzCore",
            "UIKitViews", "UIKitCore", "UIKitText", "UIKitControllers", "UIKitTables",
            "UIKitCollections",
        ]
    ),
    library(
        "UIKitNibs",
        [
            "ObjCRuntime", "XMLReading", "CoreGraphics", "QuartzCore", "UIKitCore", "UIKitText",
            "UIKitPickers", "UIKitControllers", "UIKitCells", "UIKitTables", "UIKitCollections",
        ]
    ),
    library(
        "AccessibilityBridge",
        [
            "ObjCRuntime", "SystemBus", "AccessibilityTree", "Raster", "CoreGraphics",
            "RenderServer", "Platform", "QuartzCore", "UIKitViews", "UIKitBasics", "UIKitControls",
            "UIKitServices", "UIKitText", "UIKitControllers", "UIKitTables", "UIKitCollections",
        ]
    ),
    library(
        "CoreData",
        ["CSQLiteLibrary", "ObjCRuntime", "FormatPredicates", "FoundationAdditions", "UIKitCells"]
    ),
    library("UserNotifications", ["ObjCRuntime", "QuartzCore", "UIKitCore", "UIKitControllers"]),
    library("LocalAuthentication", ["ObjCRuntime"]),
    library("Security", ["ObjCRuntime", "SystemBus", "CNettle", "CGnuTLS", "CKernelKeys"]),
    library(
        "NetworkingAdditions",
        ["LocaleDefaults", "ObjCRuntime", "Combine", "Security", "UniformTypeIdentifiers"]
    ),
    library("CoreLocation", ["ObjCRuntime"]),
    library("CoreMotion", ["ObjCRuntime"]),
    library("Contacts", ["ObjCRuntime"]),
    library("EventKit", ["ObjCRuntime", "CoreGraphics", "CoreLocation"]),
    library("CoreVideo", ["ObjCRuntime"]),
    library("CoreMedia", ["ObjCRuntime", "CoreVideo"]),
    library("AVFAudio", ["ObjCRuntime", "QuartzCore", "UIKitViews"]),
    library(
        "AVFoundation",
        [
            "ObjCRuntime", "CoreGraphics", "CoreImage", "QuartzCore", "CoreMedia", "AVFAudio",
            "AudioToolbox", "UniformTypeIdentifiers",
        ]
    ),
    library(
        "WebKit",
        [
            "ObjCRuntime", "UniformTypeIdentifiers", "CoreGraphics", "UIKitCore", "UIKitText",
            "UIKitDocuments",
        ]
    ),
    library("PlatformHeadless", ["Platform", "Raster", "RenderServer"]),
    library(
        "UITestAgent",
        [
            "ObjCRuntime", "ProcessChannel", "UITestWire", "AccessibilityTree",
            "AccessibilityBridge", "Raster", "CoreGraphics", "Platform", "PlatformHeadless",
            "UIKitBasics", "UIKitControls", "UIKitCore", "UIKitText", "UIKitPickers",
            "UIKitControllers", "UIKitTables",
        ]
    ),
    library("PlatformPrinters", ["Platform"]),
    .target(name: "CWayland", exclude: ["README.md"]),
    library("PlatformSDL", ["Platform", "Raster", "RenderServer", "CSDL2", "CWayland"]),

    // Layer 5: what people import.
    library(
        "UIKit",
        [
            "CSwiftCalls", "ObjCRuntime", "FileCoordination", "FoundationAdditions", "Raster",
            "CoreGraphics", "CoreText",
            "RenderServer", "QuartzCore", "UIKitViews", "UIKitCore", "UIKitText", "UIKitDocuments",
            "UIKitPickers", "UIKitDynamics", "UIKitControllers", "UIKitCells",
            "UIKitTables", "UIKitCollections", "UIKitSheets", "UIKitNibs", "AccessibilityBridge",
            "UITestAgent", "ImageIO", "Platform", "PlatformHeadless", "PlatformPrinters",
            "PlatformSDL", "Combine", "UserNotifications",
            "_Testing_UIKit",
        ]
    ),

    // What apps import beside UIKit, over it.
    library("SystemConfiguration", ["ObjCRuntime"]),
    library("Network", ["SystemConfiguration"]),
    library("CoreTelephony", ["ObjCRuntime"]),
    library("AppTrackingTransparency", ["ObjCRuntime"]),
    library("AdSupport", ["ObjCRuntime"]),
    library("WatchConnectivity", ["ObjCRuntime"]),
    library("HealthKit", ["ObjCRuntime", "FormatPredicates"]),
    library("MetricKit", ["ObjCRuntime", "CSwiftCalls", "os"]),
    library("CoreSpotlight", ["ObjCRuntime", "CSwiftCalls", "UniformTypeIdentifiers"]),
    library("GameplayKit", ["ObjCRuntime", "CSwiftCalls", "simd"]),
    library("BackgroundTasks", ["ObjCRuntime"]),
    library("Accessibility", ["ObjCRuntime", "CoreGraphics", "UIKitServices", "UIKit"]),
    library("SafariServices", ["ObjCRuntime", "UIKit"]),
    library("AuthenticationServices", ["ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKit"]),
    library("ContactsUI", ["ObjCRuntime", "Contacts", "UIKit"]),
    library("EventKitUI", ["ObjCRuntime", "EventKit", "CoreGraphics", "UIKit"]),
    library(
        "QuickLookThumbnailing",
        ["ObjCRuntime", "UniformTypeIdentifiers", "CoreGraphics", "UIKit"]
    ),
    library(
        "QuickLook",
        ["ObjCRuntime", "CoreGraphics", "UIKitViews", "UIKit", "QuickLookThumbnailing"]
    ),
    library("PassKit", ["ObjCRuntime", "CoreGraphics", "QuartzCore", "Contacts", "UIKit"]),
    library("StoreKit", ["ObjCRuntime", "UIKit"]),
    library("NotificationCenter", ["ObjCRuntime", "UIKit"]),
    library("MapKit", ["ObjCRuntime", "CoreGraphics", "ImageIO", "CoreLocation", "UIKit"]),
    library("MessageUI", ["ObjCRuntime", "CoreGraphics", "UIKit"]),
    library(
        "Photos",
        [
            "ObjCRuntime", "UniformTypeIdentifiers", "CoreGraphics", "ImageIO", "CoreLocation",
            "CoreMedia", "AVFoundation", "UIKitSheets", "UIKit",
        ]
    ),
    library(
        "PhotosUI",
        ["ObjCRuntime", "UniformTypeIdentifiers", "UIKitSheets", "UIKit", "Photos"]
    ),
    library("LinkPresentation", ["ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKit"]),
    library(
        "AVKit",
        ["ObjCRuntime", "CoreGraphics", "QuartzCore", "CoreMedia", "AVFoundation", "UIKit"]
    ),

    // Pictures that drawings must match.
    .target(
        name: "GoldenPictures",
        dependencies: ["Raster", "CPNG"],
        path: "Tests/Support/GoldenPictures",
        exclude: ["README.md"],
        swiftSettings: strict
    ),
    // A message bus that a test starts for itself.
    .target(
        name: "PrivateBus",
        dependencies: ["SystemBus"],
        path: "Tests/Support/PrivateBus",
        exclude: ["README.md"],
        swiftSettings: strict
    ),
    // Devices that tests draw on: pixels by Cairo, to compare with, and lists of calls.
    .target(
        name: "TestDevices",
        dependencies: ["CCairo", "CoreGraphics", "Raster"],
        path: "Tests/Support/TestDevices",
        exclude: ["README.md"],
        swiftSettings: strict
    ),
    library(
        "UIKitTesting",
        [
            "UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "Raster", "RenderServer",
            "Platform", "PlatformHeadless", "GoldenPictures",
        ]
    ),

    // Views into pictures and documents, by worker processes.
    library(
        "CasementServer",
        ["ProcessChannel", "CoreGraphics", "ImageCodecs", "Raster", "UIKitCore", "UIKit"]
    ),

    // What well-known packages have in Objective-C, and for tests what XCTest has on iOS only; casement
    // builds these for the SDK, apart from its library.
    library("XCTestActivities", ["MobileCoreServices", "ObjCRuntime", "UIKit"]),
    library(
        "XCUIAutomation",
        [
            "ObjCRuntime", "FormatPredicates", "ProcessChannel", "UITestWire", "CoreGraphics",
            "UIKit",
            "XCTestActivities",
        ]
    ),
    library("RxCocoaRuntime", ["ObjCRuntime"]),
    library("CFNetwork", ["NetworkingAdditions"]),
    library("OHHTTPStubs", ["ObjCRuntime", "NetworkingAdditions"]),
    library("Nocilla", ["ObjCRuntime", "NetworkingAdditions"]),
    library("iOSSnapshotTestCaseCore", ["ObjCRuntime", "CoreGraphics", "QuartzCore", "UIKit"]),
    library("FBSnapshotTestCase", ["iOSSnapshotTestCaseCore", "QuartzCore", "UIKit"]),
    library("iOSSnapshotTestCase", ["FBSnapshotTestCase"]),

    tests(of: "ObjCRuntime"),
    tests(of: "FormatPredicates", ["ObjCRuntime"]),
    tests(of: "FileCoordination", ["ObjCRuntime"]),
    tests(of: "FoundationAdditions", ["ObjCRuntime"]),
    tests(of: "UniformTypeIdentifiers", ["ObjCRuntime"]),
    tests(of: "os"),
    tests(of: "OSLog", ["os", "ObjCRuntime", "FormatPredicates"]),
    tests(of: "simd"),
    tests(of: "MobileCoreServices", ["UniformTypeIdentifiers"]),
    tests(of: "Combine", ["ObjCRuntime"]),
    tests(of: "ImageIO", ["ObjCRuntime", "CoreGraphics", "ImageCodecs", "Raster"]),
    tests(
        of: "CoreImage",
        ["CoreGraphics", "ImageCodecs", "MetalPerformanceShaders", "Raster"]
    ),
    tests(of: "NetworkingAdditions", ["Combine"]),
    tests(of: "XMLAdditions"),
    tests(of: "DataDetection", ["ObjCRuntime"]),
    tests(of: "SystemBus", ["PrivateBus"]),
    tests(of: "AccessibilityTree", ["SystemBus"]),
    tests(
        of: "AccessibilityBridge",
        ["AccessibilityTree", "SystemBus", "Raster", "UIKit", "UIKitViews", "UIKitTesting"]
    ),
    tests(of: "Compression", ["ObjCRuntime"]),
    tests(of: "CryptoKit"),
    tests(of: "CommonCrypto"),
    tests(of: "Raster", ["GoldenPictures"]),
    tests(of: "ImageCodecs", ["Raster"]),
    tests(of: "PDFObjects"),
    tests(of: "XMLReading"),
    tests(of: "CoreGraphics", ["TestDevices", "Raster", "ImageCodecs", "GoldenPictures"]),
    tests(of: "CoreText", ["CoreGraphics", "Raster", "ImageCodecs", "GoldenPictures"]),
    tests(of: "ConstraintSolver"),
    tests(of: "RenderServer", ["Raster", "CoreGraphics", "GoldenPictures"]),
    tests(
        of: "QuartzCore",
        ["RenderServer", "CoreGraphics", "Raster", "GoldenPictures"]
    ),
    tests(
        of: "VectorPictures",
        ["ObjCRuntime", "CoreGraphics", "ImageCodecs", "Raster", "GoldenPictures"]
    ),
    tests(
        of: "UIKitCore",
        [
            "UIKitSymbols", "UIKitValues", "UIKitViews", "UIKitBasics", "UIKitInteraction",
            "UIKitControls", "UIKitServices", "UIKitTesting", "UIKit", "Platform", "QuartzCore",
            "CoreGraphics", "Raster",
            "GoldenPictures",
        ]
    ),
    // What views look like, by the interface that other targets see: releases draw it, too.
    tests(
        of: "UIKit",
        [
            "ObjCRuntime", "UIKitCore", "UIKitControllers", "UIKitTesting", "QuartzCore",
            "CoreGraphics", "RenderServer", "Raster", "GoldenPictures",
        ]
    ),
    tests(of: "UIKitDocuments", ["UIKit", "CoreGraphics"]),
    tests(of: "UIKitDynamics", ["UIKit", "UIKitTesting", "CoreGraphics"]),
    tests(
        of: "UIKitControllers",
        ["UIKit", "UIKitCore", "UIKitTesting", "CoreGraphics", "GoldenPictures"]
    ),
    // TextKit is tested without views above it, so that its tests build little.
    tests(
        of: "UIKitTextKit",
        ["ObjCRuntime", "CoreGraphics", "CoreText", "UIKitValues", "UIKitViews", "GoldenPictures"]
    ),
    tests(
        of: "UIKitText",
        ["UIKit", "UIKitCore", "UIKitTesting", "QuartzCore", "CoreGraphics", "GoldenPictures"]
    ),
    tests(
        of: "UIKitPickers",
        ["UIKit", "UIKitCore", "UIKitTesting", "QuartzCore", "CoreGraphics", "GoldenPictures"]
    ),
    tests(
        of: "UIKitCells",
        ["UIKit", "UIKitCore", "UIKitTesting", "QuartzCore", "CoreGraphics", "GoldenPictures"]
    ),
    tests(
        of: "UIKitTables",
        ["UIKit", "UIKitCore", "UIKitTesting", "QuartzCore", "CoreGraphics", "GoldenPictures"]
    ),
    tests(
        of: "UIKitCollections",
        ["UIKit", "UIKitCore", "UIKitTesting", "QuartzCore", "CoreGraphics", "GoldenPictures"]
    ),
    tests(
        of: "UIKitSheets",
        [
            "UIKit", "UIKitCore", "UIKitTesting", "UniformTypeIdentifiers", "CoreGraphics",
            "GoldenPictures",
        ]
    ),
    tests(of: "AudioToolbox"),
    tests(of: "SystemConfiguration"),
    tests(of: "Network"),
    tests(of: "CoreTelephony"),
    tests(of: "AppTrackingTransparency"),
    tests(of: "AdSupport"),
    tests(of: "WatchConnectivity", ["ObjCRuntime"]),
    tests(of: "HealthKit", ["ObjCRuntime", "FormatPredicates"]),
    tests(of: "MetricKit", ["ObjCRuntime"]),
    tests(of: "CoreSpotlight", ["ObjCRuntime", "UniformTypeIdentifiers"]),
    tests(of: "GameplayKit", ["ObjCRuntime", "FormatPredicates", "simd"]),
    tests(of: "BackgroundTasks", ["ObjCRuntime"]),
    tests(of: "Accessibility", ["ObjCRuntime", "UIKit", "UIKitViews"]),
    tests(of: "LocalAuthentication"),
    tests(of: "Security", ["FoundationAdditions", "SystemBus", "PrivateBus"]),
    tests(of: "SafariServices", ["ObjCRuntime", "UIKit", "UIKitTesting"]),
    tests(of: "AuthenticationServices", ["ObjCRuntime", "UIKit", "UIKitTesting"]),
    tests(
        of: "ContactsUI",
        ["ObjCRuntime", "Contacts", "FormatPredicates", "UIKit", "UIKitTesting"]
    ),
    tests(of: "EventKitUI", ["ObjCRuntime", "EventKit", "UIKit", "UIKitTesting"]),
    tests(of: "QuickLookThumbnailing", ["ObjCRuntime", "UIKit", "UniformTypeIdentifiers"]),
    tests(of: "QuickLook", ["ObjCRuntime", "UIKit", "UIKitTesting"]),
    tests(of: "PassKit", ["ObjCRuntime", "Contacts", "UIKit", "UIKitTesting"]),
    tests(of: "StoreKit", ["ObjCRuntime", "UIKit"]),
    tests(of: "NotificationCenter", ["ObjCRuntime", "UIKit"]),
    tests(of: "MapKit", ["ObjCRuntime", "UIKit", "UIKitTesting"]),
    tests(of: "MessageUI", ["ObjCRuntime", "UIKit", "UIKitTesting"]),
    tests(of: "Photos", ["ObjCRuntime", "AVFoundation", "FormatPredicates", "UIKit"]),
    tests(of: "PhotosUI", ["ObjCRuntime", "Photos", "UIKit", "UIKitSheets", "UIKitTesting"]),
    tests(of: "LinkPresentation", ["UIKit", "UIKitTesting"]),
    tests(
        of: "CoreData",
        ["ObjCRuntime", "FormatPredicates", "FoundationAdditions", "UIKitCells"]
    ),
    tests(of: "CoreLocation", ["ObjCRuntime"]),
    tests(of: "CoreMotion"),
    tests(of: "Contacts", ["ObjCRuntime"]),
    tests(of: "EventKit", ["CoreLocation"]),
    tests(of: "CoreVideo", ["ObjCRuntime"]),
    tests(of: "CoreMedia", ["ObjCRuntime"]),
    tests(of: "AVFAudio", ["ObjCRuntime", "UIKit", "UIKitTesting"]),
    tests(of: "AVFoundation", ["ObjCRuntime", "AVFAudio", "CoreMedia", "UIKit", "UIKitTesting"]),
    tests(
        of: "AVKit",
        ["ObjCRuntime", "AVFoundation", "CoreMedia", "UIKit", "UIKitNibs", "UIKitTesting"]
    ),
    tests(of: "Accelerate", ["CoreGraphics"]),
    tests(of: "WebKit", ["UIKit", "UIKitCore", "UIKitTesting"]),
    tests(of: "UserNotifications", ["UIKit", "UIKitCore", "UIKitTesting", "CoreGraphics"]),
    tests(of: "UIKitNibs", ["UIKit", "UIKitCore", "UIKitControllers", "UIKitTesting"]),
    tests(
        of: "UIKitTesting",
        [
            "ObjCRuntime", "UIKit", "UIKitValues", "UIKitCore", "Platform", "PlatformHeadless",
            "Raster",
        ]
    ),
    // The showcase's pages, to be used by keys and by monkeys; its own package builds the program.
    .target(
        name: "ShowcasePages",
        dependencies: ["UIKit", "UIKitTesting"],
        path: "Examples/Showcase/Sources/Showcase",
        exclude: ["main.swift"],
        swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // The release that Scripts/test links.
    .executableTarget(
        name: "LinkProbe",
        dependencies: ["ObjCRuntime"],
        path: "Tests/Support/LinkProbe",
        swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // Prints what input comes to; Scripts/test-input runs it in windows and without.
    .executableTarget(
        name: "InputProbe",
        dependencies: ["ObjCRuntime", "ShowcasePages", "UIKit", "UIKitTesting"],
        path: "Tests/Support/InputProbe",
        swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // The worker of CasementServerTests.
    .executableTarget(
        name: "RenderProbe",
        dependencies: ["CasementServer", "UIKit"],
        path: "Tests/Support/RenderProbe",
        swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    tests(of: "CasementServer", ["CoreGraphics", "UIKit", "RenderProbe"]),
    // The application that Scripts/test-accessibility reads and drives.
    .executableTarget(
        name: "ReaderProbe",
        dependencies: ["UIKit"],
        path: "Tests/Support/ReaderProbe",
        swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // Draws captured frames again and compares them; `swift run replay`.
    .executableTarget(
        name: "replay",
        dependencies: ["ImageCodecs", "Raster", "RenderServer"],
        path: "Tools/Sources/replay",
        swiftSettings: strict
    ),
    // The application that XCUIAutomationTests test.
    .executableTarget(
        name: "UITestProbe",
        dependencies: ["ShowcasePages", "UIKit", "UIKitViews"],
        path: "Tests/Support/UITestProbe",
        swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    tests(
        of: "XCUIAutomation",
        ["ObjCRuntime", "FormatPredicates", "UIKit", "XCTestActivities", "UITestProbe"]
    ),
    tests(of: "XCTestActivities", ["UIKit"]),
    tests(of: "RxCocoaRuntime", ["ObjCRuntime"]),
    tests(of: "OHHTTPStubs"),
    tests(of: "Nocilla"),
    tests(of: "iOSSnapshotTestCase", ["UIKit", "UIKitTesting"]),
    tests(of: "ShowcasePages", ["UIKit", "UIKitTesting"]),
    tests(of: "PlatformHeadless", ["Platform", "Raster"]),
    tests(of: "PlatformPrinters", ["Platform"]),
    tests(of: "PlatformSDL", ["Platform", "Raster"]),
]

/// `CASEMENT_ONLY=CoreText` trims the package to that target, what it rests on and its tests, so
/// that work on a low layer never waits for an upper one to compile.
func trimmed(_ all: [Target], to only: String) -> [Target] {
    let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard let target = byName[name], kept.insert(name).inserted else { return }
        for dependency in target.dependencies {
            if case .byNameItem(let below, _) = dependency { keep(below) }
        }
    }
    for name in only.split(separator: ",").map(String.init) {
        keep(name)
        keep(name + "Tests")
    }
    return all.filter { kept.contains($0.name) }
}

let only = Context.environment["CASEMENT_ONLY"]

/// `CASEMENT_BENCH=1` adds what `make bench` runs: it measures internals, which only a target of
/// this package can see.
let bench: [Target] =
    Context.environment["CASEMENT_BENCH"] == nil
    ? []
    : [
        .target(name: "CHeap", path: "Benchmarks/Sources/CHeap"),
        .executableTarget(
            name: "bench",
            dependencies: [
                "CHeap", "ObjCRuntime", "Raster", "CoreGraphics", "CoreText", "RenderServer",
                "QuartzCore",
                "UIKit", "UIKitCore", "Platform",
            ],
            path: "Benchmarks/Sources/bench",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "server-bench",
            dependencies: ["CasementServer", "UIKit"],
            path: "Benchmarks/Sources/server-bench",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "card-memory",
            dependencies: ["UIKit"],
            path: "Benchmarks/Sources/card-memory",
            swiftSettings: strict
        ),
    ]

/// `CASEMENT_FUZZ=1` adds what `make fuzz` runs: it feeds internals, too.
func fuzzer(_ name: String, _ dependencies: [String]) -> Target {
    .executableTarget(
        name: name,
        dependencies: (["FuzzDriver"] + dependencies).map { .byName(name: $0) },
        path: "Fuzz/Sources/\(name)",
        swiftSettings: strict
    )
}
let fuzz: [Target] =
    Context.environment["CASEMENT_FUZZ"] == nil
    ? []
    : [
        .target(name: "FuzzDriver", path: "Fuzz/Sources/FuzzDriver", swiftSettings: strict),
        fuzzer("image-fuzz", ["CoreGraphics", "ImageCodecs", "Raster"]),
        fuzzer("font-fuzz", ["CoreGraphics", "CoreText"]),
        fuzzer("pdf-fuzz", ["CoreGraphics"]),
        fuzzer("svg-fuzz", ["CoreGraphics", "VectorPictures"]),
        .executableTarget(
            name: "raster-fuzz",
            dependencies: ["CoreGraphics", "Raster", "RenderServer"],
            path: "Fuzz/Sources/raster-fuzz",
            swiftSettings: strict
        ),
    ]
let shown = (only.map { trimmed(targets, to: $0) } ?? targets) + bench + fuzz
let products = [
    "UIKit", "UIKitTesting", "CoreGraphics", "CoreText", "QuartzCore", "UniformTypeIdentifiers",
    "Combine", "ImageIO", "CoreImage", "MobileCoreServices", "CoreServices", "os", "simd",
    "DataDetection", "Compression", "CryptoKit", "CommonCrypto",
    "OSLog", "AudioToolbox", "LocalAuthentication", "SafariServices", "MessageUI", "Photos",
    "PhotosUI", "LinkPresentation", "UserNotifications", "CoreLocation", "WebKit", "CasementServer",
    "Accelerate", "MetalPerformanceShaders", "Security", "NetworkingAdditions", "CFNetwork",
    "CoreMedia", "AVFAudio", "AVFoundation", "AVKit", "CoreVideo", "CoreMotion", "Contacts",
    "EventKit", "StoreKit", "NotificationCenter", "MapKit", "CoreData", "SystemConfiguration",
    "Network", "CoreTelephony", "XMLAdditions",
    "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "Accessibility", "WatchConnectivity",
    "AuthenticationServices", "PassKit", "HealthKit", "GameplayKit", "ContactsUI", "EventKitUI",
    "QuickLook", "QuickLookThumbnailing", "MetricKit", "CoreSpotlight",
]

/// The trait that brings swift-crypto, and with it BoringSSL: a package that does without CryptoKit
/// says `traits: []` where it depends on this one, and fetches neither (Docs/decisions/0011-cryptokit-is-swift-crypto.md).
let traits: Set<Trait> = ["CryptoKit", .default(enabledTraits: ["CryptoKit"])]

/// What of other packages some targets need.
func dependencies(of targets: [Target]) -> [Package.Dependency] {
    guard targets.contains(where: { $0.name == "CryptoKit" }) else { return [] }
    return [.package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0")]
}

/// What is no part of the SDK's library, so that programs without it need not load what it stands on:
/// CryptoKit, which `CASEMENT_SDK=CryptoKit` makes a library of its own
/// (Docs/decisions/0011-cryptokit-is-swift-crypto.md), what brings the network and media, which
/// `casement` builds after the library, and what it builds once a package imports it.
let apart: Set<String> = [
    "CryptoKit", "NetworkingAdditions", "CFNetwork", "XMLAdditions", "WebKit", "CoreMedia",
    "AVFAudio", "AVFoundation", "AVKit",
    "Photos", "PhotosUI", "RxCocoaRuntime", "OHHTTPStubs", "Nocilla", "CoreData", "Accelerate",
]

/// What the SDK's library is made of.
let sdkPart = Context.environment["CASEMENT_SDK"].flatMap { $0 == "1" ? nil : $0 }
let inSDK: [Target] =
    !isSDK
    ? []
    : (sdkPart.map { trimmed(targets, to: $0) } ?? targets.filter { !apart.contains($0.name) })
        .filter { [.regular, .system].contains($0.type) }
        .map(renamed)

let package =
    isSDK
    ? Package(
        name: "Casement",
        products: [
            .library(
                name: "Casement" + (sdkPart ?? ""),
                type: .dynamic,
                targets: (products + ["ObjectiveC"]).filter { name in
                    inSDK.contains { $0.name == name }
                }
            )
        ],
        traits: traits,
        dependencies: dependencies(of: inSDK),
        targets: inSDK,
        cxxLanguageStandard: .cxx17
    )
    : Package(
        name: "Casement",
        products: products.filter { name in shown.contains { $0.name == name } }
            .map { .library(name: $0, targets: [$0]) },
        traits: traits,
        dependencies: dependencies(of: shown),
        targets: shown,
        cxxLanguageStandard: .cxx17
    )
