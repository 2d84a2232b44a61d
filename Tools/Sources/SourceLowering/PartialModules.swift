// SPDX-License-Identifier: Apache-2.0

/// Frameworks of iOS that are here in part: a name that begins as theirs do and that the framework
/// does not declare is one of an absent framework.
///
/// The names that are there are found in the framework's sources (`FrameworkFacts.publicTypes`).
package enum PartialModules {
    /// How the names of each begin, and those of what it brings.
    private static let prefixes: [String: [String]] = [
        "Accessibility": ["AX"],
        "AVFAudio": ["AV"],
        "AVFoundation": ["AV", "CM", "kCM", "CV", "kCV"],
        "AVKit": ["AV", "CM", "kCM", "CV", "kCV"],
        "CoreData": [
            "NSPersistent", "NSEntity", "NSMapping", "NSMigration", "NSAtomic", "NSIncremental",
            "NSCoreData", "NSStaged", "NSLightweight",
        ],
        "CoreMedia": ["CM", "kCM", "CV", "kCV"],
        "Contacts": ["CN"],
        "ContactsUI": ["CN"],
        "CoreMotion": ["CM"],
        "CoreSpotlight": ["CS"],
        "CoreVideo": ["CV", "kCV"],
        "EventKit": ["EK"],
        "EventKitUI": ["EK"],
        "GameplayKit": ["GK"],
        "MapKit": ["MK"],
        "MetricKit": ["MX"],
        "Network": ["NW"],
        "NotificationCenter": ["NC"],
        "Photos": ["PH", "AV", "CM", "kCM", "CV", "kCV"],
        "PhotosUI": ["PH", "AV", "CM", "kCM", "CV", "kCV"],
        "QuickLook": ["QL"],
        "QuickLookThumbnailing": ["QL"],
        "StoreKit": ["SK"],
    ]

    /// All of them.
    package static let names = Set(prefixes.keys)

    /// Absent frameworks that bring one of these to the files that import them.
    static let brought: [String: String] = [
        "ARKit": "AVFoundation", "CallKit": "AVFAudio",
        "MediaPlayer": "AVFoundation",
        "ReplayKit": "AVFoundation", "SoundAnalysis": "AVFAudio",
        "Speech": "AVFAudio", "VideoToolbox": "CoreMedia", "Vision": "CoreMedia",
    ]

    /// Whether a name is one of some of these modules, or of what they bring, by how it begins.
    package static func isName(_ name: String, of modules: Set<String> = names) -> Bool {
        modules.contains { module in
            prefixes[module]?.contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            } ?? false
        }
    }
}
