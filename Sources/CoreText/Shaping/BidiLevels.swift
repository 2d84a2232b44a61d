// SPDX-License-Identifier: Apache-2.0

import CFriBidi
import Foundation

/// Embedding levels of a paragraph by Unicode's bidirectional algorithm (UAX 9), from FriBidi.
enum BidiLevels {
    /// Which way a paragraph runs.
    enum Base {
        /// By its first strong letter, left to right if there is none.
        case natural
        case leftToRight
        case rightToLeft
    }

    /// Whether the text can hold anything but left-to-right.
    static func needsAlgorithm(_ units: ArraySlice<UInt16>) -> Bool {
        units.contains { unit in
            unit >= 0x590
                && (unit <= 0x8FF || (0x200E...0x200F).contains(unit)
                    || (0x202A...0x202E).contains(unit) || (0x2066...0x2069).contains(unit)
                    || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
                    || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit))
        }
    }

    /// The paragraph's level, and each unit's; nil when all are left to right.
    static func analyze(
        _ units: ArraySlice<UInt16>,
        base: Base
    ) -> (base: UInt8, levels: [UInt8]?) {
        if base != .rightToLeft, !needsAlgorithm(units) { return (0, nil) }
        let copy = Array(units)
        guard !copy.isEmpty else { return (base == .rightToLeft ? 1 : 0, nil) }
        let (scalars, starts) = BreakFlags.decode(copy)
        let characters = scalars.map { FriBidiChar($0.value) }
        let count = FriBidiStrIndex(characters.count)
        let unknown = FriBidiCharType(rawValue: 0)
        var types = [FriBidiCharType](repeating: unknown, count: characters.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
        var levels = [FriBidiLevel](repeating: 0, count: characters.count)
        fribidi_get_bidi_types(characters, count, &types)
        fribidi_get_bracket_types(characters, count, types, &brackets)
        // FriBidi's paragraph types: LTR 0x110, RTL 0x111, ON 0x40.
        let wanted: UInt32 =
            switch base {
            case .natural: 0x40
            case .leftToRight: 0x110
            case .rightToLeft: 0x111
            }
        var direction = FriBidiParType(rawValue: wanted)
        let highest = fribidi_get_par_embedding_levels_ex(
            types,
            brackets,
            count,
            &direction,
            &levels
        )
        let baseLevel: UInt8 = direction.rawValue & 1 != 0 ? 1 : 0
        guard highest > 0 else { return (baseLevel, nil) }
        var result = [UInt8](repeating: baseLevel, count: copy.count)
        for (index, level) in levels.enumerated() {
            let next = index + 1 < starts.count ? starts[index + 1] : copy.count
            for unit in starts[index]..<next { result[unit] = UInt8(clamping: Int(level)) }
        }
        return (baseLevel, result)
    }

    /// Puts items into the order in which they are seen, by rule L2.
    static func reorder<Item>(_ items: [Item], level: (Item) -> UInt8) -> [Item] {
        let levels = items.map(level)
        guard let highest = levels.max(), highest > 0 else { return items }
        let lowestOdd = levels.filter { $0 & 1 != 0 }.min() ?? highest + 1
        var order = Array(items.indices)
        var current = highest
        while current >= lowestOdd, current > 0 {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= current else {
                    index += 1
                    continue
                }
                var end = index
                while end < order.count, levels[order[end]] >= current { end += 1 }
                order[index..<end].reverse()
                index = end
            }
            current -= 1
        }
        return order.map { items[$0] }
    }
}
