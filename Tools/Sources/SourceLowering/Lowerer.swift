// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Turns source written for iOS into source that compiles on Linux, line by line in place.
public struct Lowerer: Sendable {
    /// A file's lowered text.
    public struct Result: Sendable {
        /// The text; as many lines as before.
        public let text: String
        /// What was left as it is.
        public let notes: [LoweringNote]
        /// Members that were left out with frameworks which are not here, and those frameworks.
        package let absentMembers: [String: String]
    }

    /// How much of a file is lowered.
    public enum Mode: Sendable {
        /// Everything: the file belongs to a package that uses UIKit.
        case full
        /// Only that no module of ours makes a difference to the file's conditions: it belongs to
        /// a package that knows Linux and never mentions UIKit.
        case conditionsOnly
    }

    /// Modules of ours that packages without UIKit must not see in `canImport`.
    static let sdkModules: Set<String> = [
        "ObjectiveC", "UIKit", "CoreGraphics", "CoreText", "QuartzCore", "os", "OSLog", "Combine",
        "simd", "UniformTypeIdentifiers", "MobileCoreServices", "ImageIO", "DataDetection",
        "Compression", "CoreServices",
        "AudioToolbox", "LocalAuthentication", "SafariServices", "MessageUI", "PhotosUI",
        "LinkPresentation", "CryptoKit", "CommonCrypto", "CoreImage", "UserNotifications",
        "CoreLocation", "WebKit", "Accelerate", "MetalPerformanceShaders", "Security",
        "NetworkingAdditions", "CFNetwork", "CoreMedia", "AVFAudio", "AVFoundation", "AVKit",
        "Photos", "CoreVideo", "CoreMotion", "Contacts", "EventKit", "StoreKit",
        "NotificationCenter", "MapKit", "CoreData", "SystemConfiguration", "Network",
        "CoreTelephony", "XMLAdditions", "AppTrackingTransparency", "AdSupport",
        "BackgroundTasks", "Accessibility", "WatchConnectivity", "AuthenticationServices",
        "PassKit", "HealthKit", "GameplayKit", "ContactsUI", "EventKitUI", "QuickLook",
        "QuickLookThumbnailing", "MetricKit", "CoreSpotlight",
    ]

    let facts: ProjectFacts
    let mode: Mode

    /// Makes a lowerer for the files of one package.
    public init(facts: ProjectFacts, mode: Mode = .full) {
        self.facts = facts
        self.mode = mode
    }

    /// Lowers one file.
    ///
    /// `path`: its path, for notes.
    public func lower(_ source: String, path: String) -> Result {
        lower(ParsedFile(source), path: path)
    }

    /// Lowers one file that has been parsed.
    ///
    /// `path`: its path, for notes; `module`: the one that it is in, if that is known;
    /// `isOfProject`: whether an Xcode project compiles it, and no package.
    public func lower(
        _ file: ParsedFile,
        path: String,
        module: String = "",
        isOfProject: Bool = false
    ) -> Result {
        let visitor = LoweringVisitor(
            file,
            path: path,
            facts: facts,
            mode: mode,
            seesUIKit: mode == .full && facts.umbrellas.contains(module)
                || isOfProject && facts.pods.contains(module)
        )
        visitor.isOfProject = isOfProject
        visitor.hasNoncopyableTypes =
            !module.isEmpty && facts.noncopyableModules.contains(module)
        visitor.isOfTests = !module.isEmpty && facts.testModules.contains(module)
        return visitor.run()
    }

    /// A file's facts, to gather `ProjectFacts` from.
    package static func facts(of source: String) -> FileFacts { ParsedFile(source).facts }

    /// What the parser holds against a text; nothing for a text that parses.
    package static func syntaxErrors(in source: String) -> [String] {
        let tree = Parser.parse(source: source)
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree).map(\.message)
    }
}
