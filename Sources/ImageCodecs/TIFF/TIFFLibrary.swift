// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import Foundation

/// libtiff, which is loaded with the first TIFF picture: few programs ever see one.
package enum TIFFLibrary {
    /// Whether the library is installed; if not, the log says so once.
    package static let isThere: Bool = {
        if load(["libtiff.so.6", "libtiff.so.5"]) { return true }
        let line = "ImageCodecs: There are no TIFF pictures without libtiff: install libtiff6.\n"
        FileHandle.standardError.write(Data(line.utf8))
        return false
    }()

    /// Loads the library by the first of its names that is there.
    private static func load(_ names: [String]) -> Bool {
        let copies = names.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return cic_tiff_load(copies.map { UnsafePointer($0) }, copies.count) != 0
    }

    /// Throws where the library is missing.
    static func need() throws {
        guard isThere else {
            throw ImageCodecError("TIFF: libtiff (libtiff.so.6) is not installed")
        }
    }
}
