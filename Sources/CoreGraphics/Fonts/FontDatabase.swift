// SPDX-License-Identifier: Apache-2.0

import CFontconfig
import Foundation

/// The fonts of the machine, as Fontconfig lists them, and those that the app registers.
///
/// Fontconfig is asked once for its list; matching and fall-back are our own, since Fontconfig's
/// answers depend on the user's configuration and locale, and ours must not.
// Sendable is unchecked because all mutable state is used under `lock` only.
package final class FontDatabase: @unchecked Sendable {
    /// The process's fonts.
    package static let shared = FontDatabase()

    private let lock = NSRecursiveLock()
    private var entries: [FontEntry] = []
    private var byPostScriptName: [String: Int] = [:]
    private var byFullName: [String: Int] = [:]
    private var byFamily: [String: [Int]] = [:]
    private var fallbackOrder: [Int]?
    private var fallbackByBlock: [FallbackKey: Int?] = [:]
    private var generationNumber = 0

    private struct FallbackKey: Hashable {
        var scalar: UInt32
        var isEmoji: Bool
    }

    private init() {
        for found in FontconfigList.systemFonts() { add(found) }
    }

    /// Changes whenever a font is registered or unregistered; for caches.
    package var generation: Int { lock.withLock { generationNumber } }

    /// The families, sorted by name.
    package var families: [String] {
        lock.withLock {
            Set(byFamily.values.flatMap { $0 }.map { entries[$0].family }).sorted()
        }
    }

    /// The faces of a family, by weight, upright ones first; capitals do not matter.
    package func faces(ofFamily family: String) -> [FontEntry] {
        unsortedFaces(ofFamily: family).sorted { $0.sortKey < $1.sortKey }
    }

    private func unsortedFaces(ofFamily family: String) -> [FontEntry] {
        lock.withLock { (byFamily[family.lowercased()] ?? []).map { entries[$0] } }
    }

    /// The face of that PostScript name, or else of that full name; capitals do not matter.
    package func face(named name: String) -> FontEntry? {
        let name = name.lowercased()
        return lock.withLock { (byPostScriptName[name] ?? byFullName[name]).map { entries[$0] } }
    }

    /// The face of a family nearest to what is wanted: width, then slant, then weight, by the
    /// rules of CSS Fonts 4 section 5.2; nil if the family is missing.
    package func nearest(
        family: String,
        weight: Double,
        width: Double = 100,
        isItalic: Bool
    ) -> FontEntry? {
        func distance(_ entry: FontEntry) -> (Double, Int, Double) {
            let slant = entry.isItalic == isItalic ? 0 : 1
            return (abs(entry.width - width), slant, Self.distance(entry.weight, wanted: weight))
        }
        // Each time a font is looked up by its name: no sorting.
        return unsortedFaces(ofFamily: family).min {
            let (one, other) = (distance($0), distance($1))
            return one == other ? $0.sortKey < $1.sortKey : one < other
        }
    }

    /// How far a weight is from the wanted one: lighter is nearer for light text, bolder for bold.
    static func distance(_ weight: Double, wanted: Double) -> Double {
        if weight == wanted { return 0 }
        if (400...500).contains(wanted) {
            if weight >= wanted, weight <= 500 { return weight - wanted }
            return weight < wanted ? 1000 + wanted - weight : 2000 + weight - wanted
        }
        let isPreferredSide = wanted < 400 ? weight < wanted : weight > wanted
        return abs(weight - wanted) + (isPreferredSide ? 0 : 1000)
    }

    /// A face that has a scalar, by a fixed order of preference; nil if no font has it.
    package func fallback(for scalar: Unicode.Scalar, isEmoji: Bool) -> FontEntry? {
        lock.withLock {
            let key = FallbackKey(scalar: scalar.value, isEmoji: isEmoji)
            if let known = fallbackByBlock[key] { return known.map { entries[$0] } }
            let order = fallbackOrder ?? makeFallbackOrder()
            fallbackOrder = order
            let candidates =
                isEmoji ? order.filter { entries[$0].isColor } + order : order
            let found = candidates.first { entries[$0].covers(scalar) }
            if fallbackByBlock.count > 20_000 { fallbackByBlock.removeAll() }
            fallbackByBlock[key] = .some(found)
            return found.map { entries[$0] }
        }
    }

    /// The order in which fall-back fonts are tried; families not named come last, by name.
    private static let preferred = [
        "inter", "noto sans", "dejavu sans", "noto sans cjk sc", "noto sans cjk jp",
        "droid sans fallback", "noto sans arabic", "noto sans hebrew", "noto sans devanagari",
        "noto sans thai", "liberation sans", "noto sans symbols", "noto sans symbols 2",
        "noto color emoji", "dejavu serif", "dejavu sans mono",
    ]

    private func makeFallbackOrder() -> [Int] {
        let rank = Dictionary(
            uniqueKeysWithValues: Self.preferred.enumerated().map { ($1, $0) }
        )
        return entries.indices
            .filter { entries[$0].isNearRegular }
            .sorted { first, second in
                let one = entries[first]
                let other = entries[second]
                let ranks = (
                    rank[one.family.lowercased()] ?? 1000, rank[other.family.lowercased()] ?? 1000
                )
                if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
                if one.family != other.family { return one.family < other.family }
                return one.sortKey < other.sortKey
            }
    }

    /// Adds fonts; a font with a known name replaces the older one.
    package func register(_ found: [FontEntry]) {
        lock.withLock {
            for entry in found { add(entry) }
            invalidate()
        }
    }

    /// Removes the fonts that satisfy a condition; false if there were none.
    package func unregister(where condition: (FontEntry) -> Bool) -> Bool {
        lock.withLock {
            let kept = entries.filter { !condition($0) }
            guard kept.count < entries.count else { return false }
            entries = []
            byPostScriptName = [:]
            byFullName = [:]
            byFamily = [:]
            for entry in kept { add(entry) }
            invalidate()
            return true
        }
    }

    private func invalidate() {
        fallbackOrder = nil
        fallbackByBlock = [:]
        generationNumber += 1
    }

    private func add(_ entry: FontEntry) {
        let index = entries.count
        entries.append(entry)
        byPostScriptName[entry.postScriptName.lowercased()] = index
        byFullName[entry.fullName.lowercased()] = index
        for family in Set(entry.familyNames.map { $0.lowercased() }) {
            byFamily[family, default: []].append(index)
        }
    }
}
