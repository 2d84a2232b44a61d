// SPDX-License-Identifier: Apache-2.0

/// The features of later language modes that a target's settings switch on.
///
/// What only refuses more, as `ExistentialAny` or `MemberImportVisibility`, is left out: source that
/// compiles in Xcode does without.
enum LanguageFeatures {
    /// What changes the meaning of source, or lets more of it compile.
    private static let known = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
        "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
        "InferIsolatedConformances", "InferSendableFromCaptures", "IsolatedDefaultValues",
        "NonisolatedNonsendingByDefault", "RegionBasedIsolation",
    ]

    /// What `SWIFT_APPROACHABLE_CONCURRENCY` stands for.
    private static let approachable: Set = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Settings that are not called like the feature.
    private static let settings = [
        "BareSlashRegexLiterals": "SWIFT_ENABLE_BARE_SLASH_REGEX",
        "DisableOutwardActorInference": "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION",
    ]

    /// The features that settings switch on, in the order of the alphabet.
    static func on(in settings: BuildSettings) -> [String] {
        let flags = named(in: settings["OTHER_SWIFT_FLAGS"] ?? "")
        let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
        return known.filter { feature in
            settings.isOn(Self.settings[feature] ?? setting(of: feature))
                || flags.contains(feature)
                || isApproachable && approachable.contains(feature)
        }
    }

    /// Xcode's setting for a feature: `SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE`.
    private static func setting(of feature: String) -> String {
        "SWIFT_UPCOMING_FEATURE"
            + feature.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    }

    /// The features that the compiler's other flags name.
    private static func named(in flags: String) -> Set<String> {
        let words = flags.split(separator: " ").map { $0.filter { $0 != "\"" && $0 != "'" } }
        let flags = ["-enable-upcoming-feature", "-enable-experimental-feature"]
        return Set(zip(words, words.dropFirst()).filter { flags.contains($0.0) }.map(\.1))
    }
}
