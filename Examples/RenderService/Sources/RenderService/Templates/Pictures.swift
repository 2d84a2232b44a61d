// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// The pictures that documents may use: those in the service's own folder, by name.
///
/// No address that a caller names is ever fetched, and no path is followed.
@MainActor
enum Pictures {
    /// The most bytes of a file, and the most pixels: a small file can claim to have very many.
    private static let byteLimit = 16 << 20
    private static let pixelLimit = 16_000_000
    /// The longest side that is kept; templates show less.
    private static let side = 1_024
    /// The pictures that were used last, the latest at the end; four megabytes each at most.
    private static var loaded: [(name: String, picture: UIImage)] = []
    private static let loadedLimit = 4

    /// The picture of a name of letters, digits, `-` and `_`.
    static func named(_ name: String) throws -> UIImage {
        if let index = loaded.firstIndex(where: { $0.name == name }) {
            let entry = loaded.remove(at: index)
            loaded.append(entry)
            return entry.picture
        }
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        let files = ["png", "jpg", "webp"].compactMap { ending in
            Assets.folder?.appendingPathComponent("\(name).\(ending)")
        }
        guard isPlain, !name.isEmpty,
            let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) })
        else { throw Document.Problem(description: "there is no picture '\(name)'") }
        guard let image = thumbnail(of: file) else {
            throw Document.Problem(description: "the picture '\(name)' cannot be used")
        }
        let picture = UIImage(cgImage: image)
        if loaded.count >= loadedLimit { loaded.removeFirst() }
        loaded.append((name, picture))
        return picture
    }

    /// The file's picture, reduced as it is read; nil where it is broken or too large.
    private static func thumbnail(of file: URL) -> CGImage? {
        let values = try? file.resourceValues(forKeys: [.fileSizeKey])
        guard let size = values?.fileSize, size <= byteLimit,
            let source = CGImageSourceCreateWithURL(file as CFURL, nil),
            let facts = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
            let width = facts[kCGImagePropertyPixelWidth as String] as? Int,
            let height = facts[kCGImagePropertyPixelHeight as String] as? Int,
            width > 0, height > 0, width <= pixelLimit / height
        else { return nil }
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways as String: true,
            kCGImageSourceCreateThumbnailWithTransform as String: true,
            kCGImageSourceThumbnailMaxPixelSize as String: min(side, max(width, height)),
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    }
}
