// SPDX-License-Identifier: Apache-2.0

/// What a TIFF file says of one of its pictures.
package struct TIFFDirectory: Sendable {
    /// Where it lies in the file.
    let place: Int
    let width: Int
    let height: Int
    /// Bits of a component.
    let bits: Int
    /// Components of a pixel.
    let samples: Int
    /// What the numbers are: 1 is unsigned, 4 is not told.
    let sampleFormat: Int
    /// What comes after the colours: 1 is alpha that they are multiplied by, 2 alpha that they are
    /// not, 0 something else.
    let extraSample: Int?
    /// The most memory that a tile takes, in bytes; nil where the picture is in strips.
    let tileBytes: Double?
    /// Where the ICC profile lies.
    let profile: Range<Int>?
    /// How the numbers become colours: 0 and 1 are gray, 2 is RGB, 3 has a palette.
    package let photometric: Int?
    /// How the pixels are compressed: 1 is not at all, 5 LZW.
    package let compression: Int
    /// Which way is up, 1 to 8, where the file says so.
    package let orientation: Int?
    /// Dots for each unit across and down.
    package let resolution: (x: Double, y: Double)?
    /// The unit of the resolution: 1 is none, 2 an inch, 3 a centimetre.
    package let resolutionUnit: Int
    /// The tags that are texts, by their numbers.
    package let texts: [Int: String]
    /// Columns and rows of a tile.
    package let tile: (width: Int, height: Int)?

    init(_ tags: [Int: TIFFTag], at place: Int) throws {
        func number(_ tag: Int) -> Int? { tags[tag]?.numbers.first.flatMap { Int(exactly: $0) } }
        self.place = place
        guard let width = number(256), let height = number(257), width > 0, height > 0,
            width <= Int32.max, height <= Int32.max
        else { throw ImageCodecError("TIFF: the picture is empty") }
        self.width = width
        self.height = height
        bits = number(258) ?? 1
        samples = number(277) ?? 1
        guard (1...64).contains(bits), (1...64).contains(samples) else {
            throw ImageCodecError("TIFF: \(samples) components of \(bits) bits cannot be read")
        }
        photometric = number(262)
        compression = number(259) ?? 1
        extraSample = number(338)
        sampleFormat = number(339) ?? 1
        orientation = number(274).flatMap { (1...8).contains($0) ? $0 : nil }
        resolutionUnit = number(296) ?? 2
        if let x = tags[282]?.numbers.first, let y = tags[283]?.numbers.first, x > 0, y > 0 {
            resolution = (x, y)
        } else {
            resolution = nil
        }
        if let width = number(322), let height = number(323) {
            tile = (width, height)
            tileBytes = Double(width) * Double(height) * Double(samples * bits) / 8
        } else {
            tile = nil
            tileBytes = nil
        }
        profile = tags[34_675]?.bytes
        texts = tags.compactMapValues(\.text)
    }

    /// Whether light is all that there is.
    var isGray: Bool { photometric == 0 || photometric == 1 }

    /// Whether pixels can be transparent.
    var hasAlpha: Bool {
        guard isGray || photometric == 2, samples > (isGray ? 1 : 3) else { return false }
        return extraSample == 1 || extraSample == 2
    }

    /// Whether more than eight bits of a component are kept: gray and RGB of 16 bits.
    var isDeep: Bool {
        bits == 16 && (isGray || photometric == 2) && (sampleFormat == 1 || sampleFormat == 4)
    }

    /// Dots an inch, where the unit is one of length.
    var dotsPerInch: ImageResolution? {
        guard let resolution else { return nil }
        switch resolutionUnit {
        case 2: return ImageResolution(x: resolution.x, y: resolution.y)
        case 3: return ImageResolution(x: resolution.x * 2.54, y: resolution.y * 2.54)
        default: return nil
        }
    }
}
