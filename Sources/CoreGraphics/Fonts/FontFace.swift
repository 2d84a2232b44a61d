// SPDX-License-Identifier: Apache-2.0

import CFreeType
import Foundation
package import Synchronization

/// One face of a font file, opened with FreeType: the only place that touches FreeType.
///
/// FreeType allows one thread at a time in a face, so each call locks. What does not need
/// FreeType's state (advances of fonts that do not vary, tables) is read without the lock.
// Sendable is unchecked because `face` is used under `lock` only, and the rest is constant.
package final class FontFace: @unchecked Sendable {
    /// The file's bytes; also the key by which a shaper finds its own view of the font.
    package let file: FontBytes
    /// Which face of a collection.
    package let index: Int
    /// The place along each variation axis, in the axes' order; empty for the default instance.
    package let coordinates: [Double]
    /// Different for every face of the process.
    package let identifier: Int

    private static let count = Atomic<Int>(0)

    /// The file as Fontconfig knows it; nil for fonts made of data.
    package let path: String?

    /// A shaper's data for the face, released with it.
    package let shaping = Mutex<(any AnyObject & Sendable)?>(nil)

    /// What documents embed.
    let documentFace = Mutex<CairoFace?>(nil)
    let face: FT_Face
    let lock = NSRecursiveLock()

    /// Constants of the face, read once.
    package let info: Info
    private let horizontalMetrics: FontTable?
    private let longMetricCount: Int

    /// Opens a face; nil for bytes that are not a font.
    package init?(file: FontBytes, index: Int = 0, coordinates: [Double] = [], path: String? = nil)
    {
        guard let face = FreeTypeLibrary.shared.open(file, index: index) else { return nil }
        if !coordinates.isEmpty {
            var fixed = coordinates.map {
                FT_Fixed(($0.clamped(to: -32_000...32_000) * 65_536).rounded())
            }
            FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
        }
        identifier = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        self.file = file
        self.index = index
        self.coordinates = coordinates
        self.path = path
        self.face = face
        info = Info(face)
        let directory = TableDirectory(file, index: index)
        longMetricCount = directory.table("hhea").flatMap { $0.uint16(34) }.map(Int.init) ?? 0
        horizontalMetrics = coordinates.isEmpty ? directory.table("hmtx") : nil
    }

    deinit {
        FreeTypeLibrary.shared.close(face)
    }

    /// A glyph's advance in font units; 0 for a glyph that the font lacks.
    package func advance(_ glyph: UInt16) -> Int {
        guard Int(glyph) < info.glyphCount else { return 0 }
        if let metrics = horizontalMetrics, longMetricCount > 0 {
            let row = min(Int(glyph), longMetricCount - 1)
            return Int(metrics.uint16(row * 4) ?? 0)
        }
        return lock.withLock {
            var advance: FT_Fixed = 0
            FT_Get_Advance(face, FT_UInt(glyph), LoadFlag.unscaled, &advance)
            return advance
        }
    }

    /// The glyph for a Unicode scalar; 0 when the font has none.
    package func glyph(for scalar: Unicode.Scalar) -> UInt16 {
        lock.withLock {
            UInt16(truncatingIfNeeded: FT_Get_Char_Index(face, FT_ULong(scalar.value)))
        }
    }

    /// The glyph of that PostScript name; 0 when there is none.
    package func glyph(named name: String) -> UInt16 {
        lock.withLock { UInt16(truncatingIfNeeded: FT_Get_Name_Index(face, name)) }
    }

    /// A glyph's PostScript name, if the font has names.
    package func name(of glyph: UInt16) -> String? {
        guard info.hasGlyphNames, Int(glyph) < info.glyphCount else { return nil }
        return lock.withLock {
            var buffer = [CChar](repeating: 0, count: 128)
            guard FT_Get_Glyph_Name(face, FT_UInt(glyph), &buffer, 128) == 0 else { return nil }
            let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
            return String(decoding: buffer[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// The bytes of a table, or nil.
    package func table(_ tag: String) -> FontTable? {
        TableDirectory(file, index: index).table(tag)
    }

    /// The four-letter tags of the tables in the file's order.
    package var tableTags: [UInt32] {
        TableDirectory(file, index: index).tags
    }

    /// Whether the font is drawn by colour bitmaps or layers.
    package var hasColor: Bool { info.hasColor }
}

/// FreeType's load flags, whose macros do not reach Swift.
enum LoadFlag {
    /// Font units, no hinting, no embedded bitmaps.
    static let unscaled: Int32 = 1 << 0
    /// Outlines as designed.
    static let noHinting: Int32 = 1 << 1
    /// Colour bitmaps and layers.
    static let color: Int32 = 1 << 20
    /// Render at once.
    static let render: Int32 = 1 << 2
}

extension Comparable {
    /// The nearest value within a range.
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
