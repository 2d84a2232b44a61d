// SPDX-License-Identifier: Apache-2.0

/// An OpenType feature switched to a value: 0 is off.
package struct FontFeature: Hashable, Sendable {
    /// The four letters as a number.
    package var tag: UInt32
    package var value: UInt32
    /// The setting in Apple's numbers that it was switched by; nil if by its letters.
    package var setting: Setting?

    /// A feature type and a selector of Apple's registry.
    package struct Setting: Hashable, Sendable {
        package var type: Int
        package var selector: Int

        /// The types of which only one selector holds at a time; of the others a selector is one of a
        /// pair of on, which is even, and off.
        fileprivate static let exclusive: Set<Int> = [3, 6, 10, 11, 17, 21, 22, 37, 38]

        /// What one setting takes the place of another of.
        fileprivate var place: Self {
            Self(type: type, selector: Self.exclusive.contains(type) ? 0 : selector / 2)
        }

        /// Whether it says what holds anyway.
        fileprivate var isDefault: Bool {
            if Self.exclusive.contains(type) { return false }
            // Common ligatures and contextual alternatives are on unless switched off.
            let isOnAnyway = type == 1 && selector / 2 == 1 || type == 36 && selector / 2 == 0
            return selector.isMultiple(of: 2) == isOnAnyway
        }
    }

    /// The settings that features came of, each once and the latest where one takes another's place,
    /// without those that change nothing.
    package static func settings(of features: [FontFeature]) -> [Setting] {
        var result: [Setting] = []
        for setting in features.compactMap(\.setting) {
            result.removeAll { $0.place == setting.place }
            result.append(setting)
        }
        return result.filter { !$0.isDefault }
    }

    /// Makes a feature from its four letters.
    package init(_ tag: String, _ value: UInt32 = 1) {
        self.tag = tag.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        self.value = value
    }

    /// The four letters.
    package var name: String {
        String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) },
            as: UTF8.self
        )
    }

    /// The features that an Apple feature type and selector stand for; empty if unknown.
    ///
    /// Source: Apple's font feature registry and the OpenType registry, matched by meaning.
    package static func features(type: Int, selector: Int) -> [FontFeature] {
        (registry[type]?[selector] ?? []).map { feature in
            var feature = feature
            feature.setting = Setting(type: type, selector: selector)
            return feature
        }
    }

    /// A feature type, its name in Apple's registry, and those of its selectors that a font has.
    package struct Kind {
        package let type: Int
        package let name: String
        package let selectors: [Int]
        /// Whether only one selector holds at a time.
        package let isExclusive: Bool
    }

    /// The feature types of a font with features of the given letters, in the order of their numbers.
    package static func kinds(in tags: Set<UInt32>) -> [Kind] {
        registry.keys.sorted().compactMap { type in
            let known = registry[type] ?? [:]
            let selectors = known.keys.sorted().filter { selector in
                known[selector]?.contains { tags.contains($0.tag) } ?? false
            }
            guard !selectors.isEmpty else { return nil }
            // What switches all off stands beside what is switched.
            let off = known.keys.sorted().filter { known[$0]?.isEmpty ?? false }
            return Kind(
                type: type,
                name: names[type] ?? "",
                selectors: off + selectors,
                isExclusive: Setting.exclusive.contains(type)
            )
        }
    }

    private static let names: [Int: String] = [
        1: "Ligatures", 3: "Letter Case", 6: "Number Spacing", 10: "Vertical Position",
        11: "Fractions", 14: "Typographic Extras", 17: "Character Alternatives",
        21: "Number Case", 22: "Text Spacing", 33: "Case-Sensitive Layout",
        35: "Alternative Stylistic Sets", 36: "Contextual Alternates", 37: "Lower Case",
        38: "Upper Case",
    ]

    private static let registry: [Int: [Int: [FontFeature]]] = [
        // Ligatures: pairs of on and off selectors.
        1: [
            2: [FontFeature("liga"), FontFeature("clig")],
            3: [FontFeature("liga", 0), FontFeature("clig", 0)],
            4: [FontFeature("dlig")], 5: [FontFeature("dlig", 0)],
            18: [FontFeature("clig")], 19: [FontFeature("clig", 0)],
            20: [FontFeature("hlig")], 21: [FontFeature("hlig", 0)],
        ],
        // Letter case (old type).
        3: [3: [FontFeature("smcp")]],
        // Number spacing.
        6: [
            0: [FontFeature("tnum"), FontFeature("pnum", 0)],
            1: [FontFeature("pnum"), FontFeature("tnum", 0)],
        ],
        // Vertical position.
        10: [
            0: [], 1: [FontFeature("sups")], 2: [FontFeature("subs")], 3: [FontFeature("ordn")],
            4: [FontFeature("sinf")],
        ],
        // Fractions.
        11: [0: [], 1: [FontFeature("afrc")], 2: [FontFeature("frac")]],
        // Typographic extras.
        14: [4: [FontFeature("zero")], 5: [FontFeature("zero", 0)]],
        // Alternatives by style.
        17: [0: []],
        // Number case.
        21: [0: [FontFeature("onum")], 1: [FontFeature("lnum")]],
        // Text spacing.
        22: [0: [FontFeature("pwid")], 1: [FontFeature("fwid")], 2: [FontFeature("hwid")]],
        // Stylistic alternatives 1...20: pairs of on and off.
        35: Dictionary(
            uniqueKeysWithValues: (1...20).flatMap { number -> [(Int, [FontFeature])] in
                let tag = "ss" + (number < 10 ? "0" : "") + String(number)
                return [
                    (number * 2, [FontFeature(tag)]), (number * 2 + 1, [FontFeature(tag, 0)]),
                ]
            }
        ),
        // Contextual alternatives.
        36: [
            0: [FontFeature("calt")], 1: [FontFeature("calt", 0)], 2: [FontFeature("swsh")],
            3: [FontFeature("swsh", 0)], 4: [FontFeature("cswh")], 5: [FontFeature("cswh", 0)],
        ],
        // Lower case.
        37: [0: [], 1: [FontFeature("smcp")], 2: [FontFeature("pcap")]],
        // Upper case.
        38: [0: [], 1: [FontFeature("c2sc")], 2: [FontFeature("c2pc")]],
        // Case-sensitive layout.
        33: [0: [FontFeature("case")], 1: [FontFeature("case", 0)]],
    ]
}
