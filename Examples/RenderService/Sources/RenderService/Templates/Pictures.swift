// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ImageIO
import UIKit

/// The fonts and pictures that documents may use: those in the service's own folder, by name.
///
/// No address that a caller names is ever fetched, and no path is followed.
@MainActor
enum Pictures {
    /// The folder, from the environment's `ASSETS`; nil for none.
    private static let folder = ProcessInfo.processInfo.environment["ASSETS"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
    }
    private static var loaded: [String: UIImage] = [:]
    /// The most pixels of a picture: a small file can claim to have very many.
    private static let pixelLimit = 16_000_000

    /// The picture of a name of letters, digits, `-` and `_`; nil where there is none.
    static func named(_ name: String) -> UIImage? {
        if let picture = loaded[name] { return picture }
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.isASCII
                && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
                    || "-_".unicodeScalars.contains($0))
        }
        guard isPlain, !name.isEmpty, let folder else { return nil }
        for ending in ["png", "jpg", "webp"] {
            let file = folder.appendingPathComponent("\(name).\(ending)")
            if isUsable(file), let picture = UIImage(contentsOfFile: file.path) {
                loaded[name] = picture
                return picture
            }
        }
        return nil
    }

    /// Whether a file begins as a picture of a size that is allowed.
    private static func isUsable(_ file: URL) -> Bool {
        guard let source = CGImageSourceCreateWithURL(file as CFURL, nil),
            let facts = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any],
            let width = facts[kCGImagePropertyPixelWidth as String] as? Int,
            let height = facts[kCGImagePropertyPixelHeight as String] as? Int
        else { return false }
        return width > 0 && height > 0 && width <= pixelLimit / height
    }

    /// Registers every font in the folder.
    static func registerFonts() {
        guard let folder,
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )
        else { return }
        for file in files where ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased()) {
            CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        }
    }
}
