// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageIO
import UniformTypeIdentifiers

/// Reads pictures' files.
enum PhotoFile {
    static func source(_ file: URL) -> CGImageSource? {
        CGImageSourceCreateWithURL(file as NSURL, nil)
    }

    private static func number(_ key: CFString, _ properties: NSDictionary) -> Int? {
        (properties[key] as? NSNumber)?.intValue
    }

    private static func properties(_ source: CGImageSource) -> NSDictionary {
        CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? NSDictionary()
    }

    static func orientation(of source: CGImageSource) -> CGImagePropertyOrientation {
        number(kCGImagePropertyOrientation, properties(source)).flatMap {
            CGImagePropertyOrientation(rawValue: UInt32($0))
        } ?? .up
    }

    /// The size of the upright picture in pixels.
    static func size(of source: CGImageSource) -> (Int, Int) {
        let all = properties(source)
        let width = number(kCGImagePropertyPixelWidth, all) ?? 0
        let height = number(kCGImagePropertyPixelHeight, all) ?? 0
        // The orientations from the fifth on lie on a side.
        return orientation(of: source).rawValue < 5 ? (width, height) : (height, width)
    }

    /// The ending of a file's name for data of a picture; nil for data that are none.
    static func ending(of data: Data) -> String? {
        guard let source = CGImageSourceCreateWithData(data as NSData, nil),
            let type = CGImageSourceGetType(source)
        else { return nil }
        let name = String(describing: type)
        return name == UTType.jpeg.identifier
            ? "jpg" : UTType(name)?.preferredFilenameExtension
    }
}
