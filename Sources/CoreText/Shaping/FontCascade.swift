// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// Chooses the font for characters that the wanted one lacks.
enum FontCascade {
    private struct Key: Hashable {
        var font: ObjectIdentifier
        var size: CGFloat
        var matrix: [CGFloat]
        var metrics: [CGFloat]
    }

    private static let made = Mutex<[Key: CTFont]>([:])

    /// The font for the scalars of one character: the base if it has them all, else the font's
    /// own cascade, else the database's; the base with its missing glyph if nothing has them.
    static func font(for scalars: [Unicode.Scalar], base: CTFont, isEmoji: Bool) -> CTFont {
        let needed = scalars.filter { !isIgnorable($0) }
        guard let first = needed.first else { return base }
        let instance = base.instance
        let hasColor = instance.font.face.hasColor
        if !isEmoji || hasColor, covers(instance.font, needed) { return base }
        for name in instance.cascade {
            if let other = FontInstance.named(name, size: instance.size),
                covers(other.font, needed)
            {
                return CTFont(other)
            }
        }
        guard let entry = FontDatabase.shared.fallback(for: first, isEmoji: isEmoji) else {
            return base
        }
        // The relative of the found font that is nearest in weight and slant.
        let relative = FontDatabase.shared.nearest(
            family: entry.family,
            weight: FontWeight.openType(instance.traits.weight),
            isItalic: instance.traits.isItalic
        )
        for candidate in [relative, entry] {
            guard let candidate, candidate.covers(first), let font = candidate.font else {
                continue
            }
            return wrapped(candidate, font, base)
        }
        return base
    }

    private static func wrapped(_ entry: FontEntry, _ font: CGFont, _ base: CTFont) -> CTFont {
        let instance = base.instance
        // Apple's fall-back fonts keep the system font's line height; other fonts' do not.
        let metrics = instance.system != nil ? instance.metrics : FontMetrics(font)
        let isSlanted = instance.traits.isItalic && !entry.isItalic && !entry.isColor
        let matrix = CGAffineTransform(
            a: entry.isColor ? 1 : instance.matrix.a,
            b: 0,
            c: isSlanted ? 0.2 : 0,
            d: 1,
            tx: 0,
            ty: 0
        )
        let key = Key(
            font: ObjectIdentifier(entry),
            size: instance.size,
            matrix: [matrix.a, matrix.c],
            metrics: [metrics.ascent, metrics.descent, metrics.leading]
        )
        return made.withLock { made in
            if let known = made[key] { return known }
            if made.count > 1000 { made.removeAll() }
            let plain = FontInstance.installed(entry, font, size: instance.size)
            let result = CTFont(
                FontInstance(
                    font: font,
                    size: instance.size,
                    matrix: matrix,
                    names: plain.names,
                    metrics: metrics,
                    traits: plain.traits,
                    matchFamily: entry.family
                )
            )
            made[key] = result
            return result
        }
    }

    private static func covers(_ font: CGFont, _ scalars: [Unicode.Scalar]) -> Bool {
        let shaper = HarfBuzzFont.of(font)
        return scalars.allSatisfy { shaper.glyph(for: $0) != 0 }
    }

    /// Scalars that need no glyph: joiners, selectors, direction marks and other controls.
    static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x20 || value == 0x7F { return true }
        if value < 0xAD { return false }
        return scalar.properties.isDefaultIgnorableCodePoint || value == 0x2028 || value == 0x2029
    }
}
