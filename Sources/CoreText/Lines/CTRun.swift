// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// Sendable is unchecked because attribute values are not, though nobody changes them here.
/// Glyphs of a line that share their attributes and direction.
public final class CTRun: Hashable, @unchecked Sendable {
    let run: LineContent.Run

    init(_ run: LineContent.Run) {
        self.run = run
    }

    /// Runs are equal only to themselves.
    public static func == (first: CTRun, second: CTRun) -> Bool { first === second }

    /// Feeds the run's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The glyphs' places in points from the line's origin, y up.
    var positions: [CGPoint] {
        var result: [CGPoint] = []
        run.forEachGlyph { _, _, place in
            result.append(CGPoint(x: place.x + run.x, y: place.y))
        }
        return result
    }

    /// The indices that a Core Foundation range names: a length of 0 goes to the end.
    func indices(_ range: CFRange) -> Range<Int> {
        let count = run.shaped.glyphs.count
        let low = min(max(range.location, 0), count)
        let wanted = range.length == 0 ? count - low : max(range.length, 0)
        return low..<min(count, low + min(wanted, count))
    }
}

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.shaped.glyphs.count }

/// The attributes of the run's text; the font is the one that has the glyphs.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes: [String: Any] = [:]
    for (key, value) in run.run.attributes { attributes[key.rawValue] = value }
    attributes[TextAttribute.font.rawValue] = run.run.font
    return NSDictionary(dictionary: attributes)
}

/// The properties of the run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.run.shaped.isRightToLeft ? .rightToLeft : []
    if CTRunGetTextMatrix(run) != .identity { status.insert(.hasNonIdentityMatrix) }
    return status
}

/// Nil: use `CTRunGetGlyphs`, which always works.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }

/// Nil: use `CTRunGetPositions`, which always works.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

/// Nil: use `CTRunGetAdvances`, which always works.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// Nil: use `CTRunGetStringIndices`, which always works.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Writes glyphs; a length of 0 goes to the end.
public func CTRunGetGlyphs(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CGGlyph>
) {
    for (offset, index) in run.indices(range).enumerated() {
        buffer[offset] = run.run.shaped.glyphs[index]
    }
}

/// Writes glyphs' places in points from the line's origin; a length of 0 goes to the end.
public func CTRunGetPositions(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CGPoint>
) {
    let positions = run.positions
    for (offset, index) in run.indices(range).enumerated() { buffer[offset] = positions[index] }
}

/// Writes glyphs' advances in points; a length of 0 goes to the end.
public func CTRunGetAdvances(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CGSize>
) {
    for (offset, index) in run.indices(range).enumerated() {
        buffer[offset] = CGSize(width: run.run.shaped.advances[index], height: 0)
    }
}

/// Writes the UTF-16 unit that each glyph stands for; a length of 0 goes to the end.
public func CTRunGetStringIndices(
    _ run: CTRun,
    _ range: CFRange,
    _ buffer: UnsafeMutablePointer<CFIndex>
) {
    for (offset, index) in run.indices(range).enumerated() {
        buffer[offset] = run.run.shaped.clusters[index]
    }
}

/// The UTF-16 units that the run stands for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.run.range.lowerBound, length: run.run.range.count)
}

/// Writes the run's measures in points, each if asked for, and returns the glyphs' width; a length
/// of 0 goes to the end.
public func CTRunGetTypographicBounds(
    _ run: CTRun,
    _ range: CFRange,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.run.shaped.ascent
    descent?.pointee = run.run.shaped.descent
    leading?.pointee = run.run.shaped.leading
    return Double(run.indices(range).reduce(0) { $0 + run.run.shaped.advances[$1] })
}

/// The box of glyphs' ink in points from the line's origin, y up; null without ink.
public func CTRunGetImageBounds(
    _ run: CTRun,
    _ context: CGContext?,
    _ range: CFRange
) -> CGRect {
    let bounds = run.run.inkBounds(glyphs: run.indices(range))
    return bounds?.offsetBy(dx: run.run.x, dy: 0) ?? .null
}

/// The transform of the glyphs: the font's own.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.run.font.instance.matrix }

/// The Core Foundation type identifier.
public func CTRunGetTypeID() -> CFTypeID { 0x4354_5275 }
