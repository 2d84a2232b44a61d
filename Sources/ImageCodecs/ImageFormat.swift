// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The image files that can be read and written.
package enum ImageFormat: String, Sendable, CaseIterable {
    case png
    case jpeg
    case webp
    case gif

    /// The format that the first bytes of a file tell, or `nil` for none of these.
    package init?(data: Data) {
        let head = [UInt8](data.prefix(12))
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
        }
    }
}
