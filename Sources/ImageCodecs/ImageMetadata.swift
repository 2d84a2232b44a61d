// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
package import Foundation

/// Finds what files say beside their pixels: EXIF orientation and ICC profiles.
package enum ImageMetadata {
    /// The orientation from 1 to 8 that a file's EXIF block asks for, or `nil`.
    static func orientation(of data: Data, format: ImageFormat) -> Int? {
        switch format {
        case .png:
            return pngChunk("eXIf", in: data).flatMap(exifOrientation)
        case .jpeg:
            for segment in jpegSegments(of: data) where segment.marker == 0xE1 {
                guard segment.body.starts(with: Array("Exif\0\0".utf8)) else { continue }
                return exifOrientation(segment.body.dropFirst(6))
            }
            return nil
        case .webp:
            var chunk = CICBytes()
            defer { cic_bytes_free(&chunk) }
            data.withBytes { bytes, count in _ = cic_webp_chunk(bytes, count, "EXIF", &chunk) }
            guard var exif = chunk.data else { return nil }
            // Some writers keep the prefix that the block has in JPEG files.
            if exif.starts(with: Array("Exif\0\0".utf8)) { exif = Data(exif.dropFirst(6)) }
            return exifOrientation(exif)
        case .gif, .bmp, .ico, .cur, .tiff:
            return nil
        }
    }

    /// Whether a file holds an ICC profile.
    static func hasProfile(_ data: Data, format: ImageFormat) -> Bool {
        switch format {
        case .png: return pngChunk("iCCP", in: data) != nil
        case .jpeg, .webp: return profile(of: data, format: format) != nil
        case .gif, .bmp, .ico, .cur, .tiff: return false
        }
    }

    /// The ICC profile of a file.
    static func profile(of data: Data, format: ImageFormat) -> Data? {
        var found = CICBytes()
        defer { cic_bytes_free(&found) }
        switch format {
        case .png: data.withBytes { _ = cic_png_profile($0, $1, &found) }
        case .jpeg: return jpegProfile(of: data)
        case .webp: data.withBytes { _ = cic_webp_chunk($0, $1, "ICCP", &found) }
        case .gif, .bmp, .ico, .cur, .tiff: return nil
        }
        return found.data
    }

    /// The ICC profile of a JPEG file, put together from its numbered segments (ICC.1 annex B.4).
    static func jpegProfile(of data: Data) -> Data? {
        let name = Array("ICC_PROFILE\0".utf8)
        var parts: [Int: Data] = [:]
        var count = 0
        for segment in jpegSegments(of: data) where segment.marker == 0xE2 {
            let body = segment.body
            guard body.count > 14, body.starts(with: name) else { continue }
            parts[Int(body[body.startIndex + 12])] = body.dropFirst(14)
            count = Int(body[body.startIndex + 13])
        }
        guard count > 0, parts.count == count else { return nil }
        var profile = Data()
        for number in 1...count {
            guard let part = parts[number] else { return nil }
            profile.append(part)
        }
        return profile
    }

    /// Whether a JPEG file's scans each refine all of the picture.
    package static func isProgressiveJPEG(_ data: Data) -> Bool {
        jpegSegments(of: data).contains { [0xC2, 0xC6, 0xCA, 0xCE].contains($0.marker) }
    }

    /// What a JPEG file says of itself in its JFIF segment.
    package struct JFIF {
        /// The version's figures.
        package let version: [Int]
        package let densityUnit: Int
        package let density: (x: Int, y: Int)

        init?(_ body: Data) {
            let bytes = [UInt8](body.prefix(12))
            guard bytes.count == 12, bytes.starts(with: "JFIF\0".utf8) else { return nil }
            version = [bytes[5], bytes[6] >> 4, bytes[6] & 15].map { Int($0) }
            densityUnit = Int(bytes[7])
            density = (Int(bytes[8]) << 8 | Int(bytes[9]), Int(bytes[10]) << 8 | Int(bytes[11]))
        }
    }

    /// The JFIF segment of a JPEG file (ITU-T T.871); nil where it has none.
    package static func jfif(of data: Data) -> JFIF? {
        jpegSegments(of: data).lazy.filter { $0.marker == 0xE0 }.compactMap { JFIF($0.body) }.first
    }

    /// The segments before a JPEG file's first scan.
    private static func jpegSegments(of data: Data) -> [(marker: UInt8, body: Data)] {
        var result: [(marker: UInt8, body: Data)] = []
        var offset = data.startIndex + 2
        while offset + 4 <= data.endIndex {
            guard data[offset] == 0xFF else { break }
            let marker = data[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            // Start of scan, end of image: no metadata from here on.
            if marker == 0xDA || marker == 0xD9 { break }
            if marker == 0x01 || (0xD0...0xD7).contains(marker) {
                offset += 2
                continue
            }
            let length = Int(data[offset + 2]) << 8 | Int(data[offset + 3])
            let end = offset + 2 + length
            guard length >= 2, end <= data.endIndex else { break }
            result.append((marker, data[offset + 4..<end]))
            offset = end
        }
        return result
    }

    /// The body of a PNG file's first chunk of a name, if it stands before the end chunk.
    private static func pngChunk(_ name: String, in data: Data) -> Data? {
        var offset = data.startIndex + 8
        while offset + 12 <= data.endIndex {
            let length = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = data[offset + 4..<offset + 8]
            guard length <= data.endIndex - offset - 12 else { return nil }
            if type.elementsEqual(name.utf8) { return data[offset + 8..<offset + 8 + length] }
            offset += 12 + length
        }
        return nil
    }

    /// Reads tag 274 of the first directory of a TIFF block (EXIF 2.3, section 4.6.4).
    private static func exifOrientation(_ block: Data) -> Int? {
        let bytes = [UInt8](block)
        guard bytes.count >= 14 else { return nil }
        let isLittle = bytes[0] == 0x49
        guard bytes[0] == bytes[1], isLittle || bytes[0] == 0x4D else { return nil }
        func number(at offset: Int, count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            let digits = bytes[offset..<offset + count]
            let ordered = isLittle ? Array(digits.reversed()) : Array(digits)
            return ordered.reduce(0) { $0 << 8 | Int($1) }
        }
        guard
            number(at: 2, count: 2) == 42,
            let directory = number(at: 4, count: 4),
            let count = number(at: directory, count: 2)
        else {
            return nil
        }
        for entry in 0..<count {
            let offset = directory + 2 + 12 * entry
            guard let tag = number(at: offset, count: 2) else { return nil }
            if tag == 274 {
                let value = number(at: offset + 8, count: 2)
                return value.flatMap { (1...8).contains($0) ? $0 : nil }
            }
        }
        return nil
    }
}
