// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because all state is constant and the face locks itself.
/// A font without a size: glyphs, their measures in font units, and the font's tables.
public final class CGFont: Hashable, @unchecked Sendable {
    /// The opened face.
    package let face: FontFace
    /// Different for every face of the process; key of the glyph cache.
    package var identifier: Int { face.identifier }

    /// Wraps an opened face.
    package init(face: FontFace) {
        self.face = face
    }

    /// Opens the font that a provider's bytes are; nil for bytes that are not a font.
    public convenience init?(_ provider: CGDataProvider) {
        guard let bytes = provider.bytes else { return nil }
        self.init(data: bytes)
    }

    /// Opens a font from the bytes of a file; nil for bytes that are not a font.
    package convenience init?(data: Data, index: Int = 0) {
        guard let face = FontFace(file: FontBytes(data), index: index) else { return nil }
        self.init(face: face)
    }

    /// How many fonts a file holds; 0 for bytes that are not a font.
    package static func count(in file: FontBytes) -> Int {
        FreeTypeLibrary.shared.faceCount(file)
    }

    /// Opens a font file; nil if it is missing or not a font.
    package convenience init?(path: String, index: Int = 0) {
        guard let file = FontBytes(path: path),
            let face = FontFace(file: file, index: index, path: path)
        else { return nil }
        self.init(face: face)
    }

    /// Finds an installed or registered font by its PostScript or full name; nil if there is none.
    public convenience init?(_ name: NSString) {
        guard let font = FontDatabase.shared.face(named: name as String)?.font else { return nil }
        self.init(face: font.face)
    }

    /// The font of the file with the variation axes moved; nil if the font does not vary.
    ///
    /// `variations` maps axis names, as in `variationAxes`, to values; the rest keep defaults.
    public func copy(withVariations variations: NSDictionary?) -> CGFont? {
        let axes = face.axes
        guard !axes.isEmpty, let variations = variations as? [String: Any] else { return nil }
        let coordinates = axes.map { axis in
            let value = (variations[axis.name] as? NSNumber)?.doubleValue ?? axis.defaultValue
            return value.clamped(to: axis.minimum...axis.maximum)
        }
        return varied(coordinates)
    }

    /// The same file at other places along its axes, in the axes' order.
    package func varied(_ coordinates: [Double]) -> CGFont? {
        FontFace(file: face.file, index: face.index, coordinates: coordinates, path: face.path)
            .map(CGFont.init(face:))
    }

    /// Fonts are equal when they are the same opened face.
    public static func == (first: CGFont, second: CGFont) -> Bool { first.face === second.face }

    /// Feeds the font's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// The Core Foundation type identifier.
    public static var typeID: UInt { 0x4347_466F }
}
