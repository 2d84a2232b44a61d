// SPDX-License-Identifier: Apache-2.0

/// What Apple ships with iOS, as far as packages import it: so that an import of one that is not
/// here can be told from a package that is not a dependency.
package enum IOSModules {
    package static let names: Set<String> = [
        "ARKit", "Accounts",
        "ActivityKit", "AddressBook", "AppIntents", "AppKit",
        "AssetsLibrary", "AudioUnit",
        "CallKit", "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa",
        "CoreAudio", "CoreBluetooth",
        "CoreHaptics", "CoreML", "CoreMIDI",
        "CoreNFC", "DeveloperToolsSupport",
        "DeviceCheck", "ExternalAccessory", "GLKit", "GameController",
        "GameKit", "HomeKit", "IOSurface", "Intents", "IntentsUI",
        "JavaScriptCore", "MediaPlayer",
        "Messages", "Metal", "MetalKit",
        "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension",
        "OpenGLES", "PDFKit", "PencilKit",
        "PushKit", "RealityKit", "ReplayKit",
        "SceneKit", "ScreenTime", "Social", "SoundAnalysis", "Speech",
        "SpriteKit", "SwiftData", "SwiftUI", "TabularData",
        "TipKit", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchKit", "WidgetKit", "iAd",
    ]

    /// What Apple ships with iOS, whether Casement has it or not.
    package static let onPhone = names.union(Lowerer.sdkModules)

    /// What to say of an import that the compiler does not find.
    package static func note(_ module: String) -> String {
        if ["PackageDescription", "PackagePlugin"].contains(module) {
            return "note: '\(module)' is for manifests and plugins of packages: "
                + "name the file in the target's 'exclude', since it is no source of it"
        }
        return names.contains(module)
            ? "note: '\(module)' is a module of iOS that Casement does not have; "
                + "put what needs it in #if canImport(\(module))"
            : "note: '\(module)' is no module of iOS that Casement knows: "
                + "add the package that has it to the dependencies"
    }
}
