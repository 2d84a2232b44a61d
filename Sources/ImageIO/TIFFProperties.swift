// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs

/// The tags of TIFF files that are texts, by their numbers.
// `nonisolated(unsafe)`: the strings never change.
nonisolated(unsafe) private let textTags: [Int: CFString] = [
    269: kCGImagePropertyTIFFDocumentName,
    270: kCGImagePropertyTIFFImageDescription,
    271: kCGImagePropertyTIFFMake,
    272: kCGImagePropertyTIFFModel,
    305: kCGImagePropertyTIFFSoftware,
    306: kCGImagePropertyTIFFDateTime,
    315: kCGImagePropertyTIFFArtist,
    316: kCGImagePropertyTIFFHostComputer,
    33_432: kCGImagePropertyTIFFCopyright,
]

/// What a TIFF file says of a picture, in the words of its dictionary.
func tiffProperties(_ directory: TIFFDirectory) -> NSDictionary {
    var all: [NSString: Any] = [
        kCGImagePropertyTIFFCompression: NSNumber(value: directory.compression)
    ]
    if let photometric = directory.photometric {
        all[kCGImagePropertyTIFFPhotometricInterpretation] = NSNumber(value: photometric)
    }
    if let orientation = directory.orientation {
        all[kCGImagePropertyTIFFOrientation] = NSNumber(value: orientation)
    }
    if let resolution = directory.resolution {
        all[kCGImagePropertyTIFFXResolution] = NSNumber(value: resolution.x)
        all[kCGImagePropertyTIFFYResolution] = NSNumber(value: resolution.y)
        all[kCGImagePropertyTIFFResolutionUnit] = NSNumber(value: directory.resolutionUnit)
    }
    if let tile = directory.tile {
        all[kCGImagePropertyTIFFTileWidth] = NSNumber(value: tile.width)
        all[kCGImagePropertyTIFFTileLength] = NSNumber(value: tile.height)
    }
    for (tag, word) in textTags {
        if let text = directory.texts[tag] { all[word] = NSString(string: text) }
    }
    return all as NSDictionary
}

extension TIFFPage {
    /// A picture with the properties that it is to have; what it lacks the whole file's give.
    init(_ image: CGImage, _ own: Options, _ shared: Options) {
        self.init(image.filePixels)
        let all = [own, shared]
        let words = all.compactMap { $0.dictionary(kCGImagePropertyTIFFDictionary) }
        func number(_ name: CFString, in options: [Options]) -> Double? {
            options.lazy.compactMap { $0.number(name) }.first
        }
        func whole(_ name: CFString, in options: [Options]) -> Int? {
            number(name, in: options).flatMap { Int(exactly: $0.rounded()) }
        }
        orientation =
            whole(kCGImagePropertyOrientation, in: all)
            ?? whole(kCGImagePropertyTIFFOrientation, in: words) ?? 1
        compression = whole(kCGImagePropertyTIFFCompression, in: words) ?? 1
        if let dots = ImageResolution(own, shared) {
            resolution = dots
        } else if let x = number(kCGImagePropertyTIFFXResolution, in: words),
            let y = number(kCGImagePropertyTIFFYResolution, in: words)
        {
            resolution = ImageResolution(x: x, y: y)
            resolutionUnit = whole(kCGImagePropertyTIFFResolutionUnit, in: words) ?? 2
        }
        for (tag, word) in textTags {
            texts[tag] = words.lazy.compactMap { $0.text(word) }.first
        }
    }
}

extension ImageResolution {
    /// The dots an inch that a picture's properties ask for, or those of the whole file.
    init?(_ own: Options, _ shared: Options) {
        for options in [own, shared] {
            let x = options.number(kCGImagePropertyDPIWidth)
            let y = options.number(kCGImagePropertyDPIHeight)
            // One of them serves for both.
            guard let across = x ?? y, let down = y ?? x else { continue }
            self.init(x: across, y: down)
            return
        }
        return nil
    }
}
