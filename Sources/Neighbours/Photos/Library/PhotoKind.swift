// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// What a file of the library is, by the end of its name.
enum PhotoKind: Sendable {
    case image
    case video

    init?(_ file: URL) {
        switch file.pathExtension.lowercased() {
        case "png", "jpg", "jpeg", "gif", "webp", "tiff", "tif", "bmp": self = .image
        case "mp4", "m4v", "mov": self = .video
        default: return nil
        }
    }

    /// The type's identifier.
    static func type(of file: URL) -> String {
        UTType(filenameExtension: file.pathExtension)?.identifier ?? UTType.data.identifier
    }
}
