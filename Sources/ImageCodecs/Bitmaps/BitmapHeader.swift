// SPDX-License-Identifier: Apache-2.0

/// The header of a Windows or OS/2 bitmap, which follows the file header of a BMP file and begins
/// an icon's entry: `BITMAPCOREHEADER`, `BITMAPINFOHEADER` and what grew from it, up to version 5.
struct BitmapHeader: Sendable {
    /// How pixels are written.
    enum Coding: Sendable, Equatable {
        /// Rows of pixels, each filled up to four bytes.
        case rows
        /// Runs of equal pixels, RLE4 or RLE8.
        case runs
    }

    let width: Int
    /// Rows; of an icon those of the picture, without those of its mask.
    let height: Int
    let isTopDown: Bool
    /// Bits of a pixel.
    let bits: Int
    let coding: Coding
    /// The bits of red, green, blue and alpha in a pixel of 16 or 32 bits.
    let masks: ChannelMasks
    /// Where the palette begins.
    let palettePlace: Int
    /// Colours of the palette.
    let paletteCount: Int
    /// Bytes of a colour of the palette: blue, green, red, and often one more.
    let paletteEntry: Int
    /// Where the pixels begin.
    let pixelsPlace: Int
    /// Pixels a metre, across and down; 0 where the file does not care.
    let density: SIMD2<Int32>

    /// Bytes of a row of pixels.
    var rowBytes: Int { (width * bits + 31) / 32 * 4 }

    /// Reads the header at a place; the pixels begin at another, or after the palette.
    init(_ file: FileBytes, at start: Int, pixels: Int?, isIcon: Bool = false) throws {
        let size = Int(try file.word(at: start))
        guard size == 12 || (16...124).contains(size) else {
            throw ImageCodecError("\(file.name): a header of \(size) bytes is not known")
        }
        try file.need(size, at: start)
        var compression: UInt32 = 0
        var colors = 0
        var rows: Int
        if size == 12 {
            width = try file.short(at: start + 4)
            rows = try file.short(at: start + 6)
            bits = try file.short(at: start + 10)
            density = .zero
        } else {
            func optional(_ place: Int) throws -> UInt32 {
                place + 4 <= size ? try file.word(at: start + place) : 0
            }
            width = Int(Int32(bitPattern: try file.word(at: start + 4)))
            rows = Int(Int32(bitPattern: try file.word(at: start + 8)))
            bits = try file.short(at: start + 14)
            compression = try optional(16)
            density = SIMD2(
                Int32(bitPattern: try optional(24)),
                Int32(bitPattern: try optional(28))
            )
            colors = Int(try optional(32))
        }
        isTopDown = rows < 0
        rows = abs(rows)
        height = isIcon ? rows / 2 : rows
        guard width > 0, height > 0 else {
            throw ImageCodecError("\(file.name): the picture is empty")
        }
        coding = try Self.coding(compression, bits, size, isIcon, file.name)
        // Headers of the first form have the masks behind them, later ones have room for them.
        let extra = size >= 52 ? 0 : compression == 3 ? 12 : compression == 6 ? 16 : 0
        masks =
            compression == 3 || compression == 6
            ? try ChannelMasks(
                file,
                at: start + 40,
                hasAlpha: compression == 6 || size >= 56
            )
            : .usual(bits: bits)
        paletteEntry = size == 12 ? 3 : 4
        palettePlace = start + size + extra
        let most = bits <= 8 ? 1 << bits : 0
        paletteCount = colors > 0 ? min(colors, most) : most
        // A palette of deeper pixels is a hint that must only be skipped.
        let skipped = bits <= 8 ? paletteCount : min(colors, 1 << 16)
        let after = palettePlace + skipped * paletteEntry
        let told = pixels ?? 0
        pixelsPlace = told >= palettePlace ? told : after
    }

    private static func coding(
        _ compression: UInt32,
        _ bits: Int,
        _ size: Int,
        _ isIcon: Bool,
        _ name: String
    ) throws -> Coding {
        // The numbers 3 and above mean something else in OS/2's second header.
        let isOS2 = (16..<40).contains(size) || size == 64
        switch (compression, bits) {
        case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (0, 24), (0, 32): return .rows
        case (1, 8) where !isIcon, (2, 4) where !isIcon: return .runs
        case (3, 16) where !isOS2, (3, 32) where !isOS2, (6, 16) where !isOS2,
            (6, 32) where !isOS2:
            return .rows
        default:
            throw ImageCodecError(
                "\(name): compression \(compression) of \(bits) bits a pixel cannot be read"
            )
        }
    }
}

/// Which bits of a pixel are which colour.
struct ChannelMasks: Sendable, Equatable {
    var red: UInt32
    var green: UInt32
    var blue: UInt32
    /// No bits where all pixels are opaque.
    var alpha: UInt32

    /// The masks where a header has none.
    static func usual(bits: Int) -> ChannelMasks {
        bits == 16
            ? ChannelMasks(red: 0x7C00, green: 0x3E0, blue: 0x1F, alpha: 0)
            : ChannelMasks(red: 0xFF_0000, green: 0xFF00, blue: 0xFF, alpha: 0)
    }

    private init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ file: FileBytes, at place: Int, hasAlpha: Bool) throws {
        red = try file.word(at: place)
        green = try file.word(at: place + 4)
        blue = try file.word(at: place + 8)
        alpha = hasAlpha ? try file.word(at: place + 12) : 0
    }
}
