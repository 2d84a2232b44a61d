// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The image files that can be read and written.
package enum ImageFormat: String, Sendable, CaseIterable {
    case png
    case jpeg
    case webp
    case gif
    case bmp
    /// Windows icons.
    case ico
    /// Windows cursors, which are icons with a hot spot.
    case cur
    case tiff

    /// The format that the first bytes of a file tell, or `nil` for none of these.
    package init?(data: Data) {
        let head = [UInt8](data.prefix(18))
        func starts(with bytes: [UInt8], at offset: Int = 0) -> Bool {
            head.count >= offset + bytes.count
                && head[offset..<offset + bytes.count].elementsEqual(bytes)
        }
        if starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if starts(with: Array("RIFF".utf8)), starts(with: Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if starts(with: Array("GIF87a".utf8)) || starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else if starts(with: [0x49, 0x49, 42, 0]) || starts(with: [0x4D, 0x4D, 0, 42])
            || starts(with: [0x49, 0x49, 43, 0]) || starts(with: [0x4D, 0x4D, 0, 43])
        {
            self = .tiff
        } else if starts(with: Array("BM".utf8)), head.count == 18,
            head[14] >= 12, head[14] <= 124, head[15...17].allSatisfy({ $0 == 0 })
        {
            // Two letters begin many a text; the size of the header tells.
            self = .bmp
        } else if starts(with: [0, 0]), head.count > 9, head[2] == 1 || head[2] == 2, head[3] == 0,
            head[4] != 0 || head[5] != 0, head[9] == 0 || head[9] == 255
        {
            self = head[2] == 1 ? .ico : .cur
        } else {
            return nil
        }
    }

    /// The bytes of a row of decoded pixels, as iOS reports them.
    ///
    /// Rows of GIF files are not padded (Nuke's tests of what a picture costs).
    package func rowBytes(_ width: Int, bytesPerPixel: Int = 4) -> Int {
        self == .gif ? width * bytesPerPixel : (width * bytesPerPixel + 63) & ~63
    }

    /// The uniform type identifier.
    package var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webp: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        case .bmp: "com.microsoft.bmp"
        case .ico: "com.microsoft.ico"
        case .cur: "com.microsoft.cur"
        case .tiff: "public.tiff"
        }
    }

    /// Whether such files can be read on this machine.
    package var canBeRead: Bool { self != .tiff || TIFFLibrary.isThere }

    /// Whether such files can be written on this machine.
    package var canBeWritten: Bool { self != .cur && canBeRead }
}
