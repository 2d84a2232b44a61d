// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
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
            if let picture = UIImage(contentsOfFile: file.path) {
                loaded[name] = picture
                return picture
            }
        }
        return nil
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
