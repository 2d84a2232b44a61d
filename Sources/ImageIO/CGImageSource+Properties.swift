// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

public import CoreGraphics
public import Foundation
import ImageCodecs

/// What holds for one frame: its size, orientation and delay.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CFDictionary? {
    guard let file = source.file, let decoder = source.decoder(at: index) else { return nil }
    let info = decoder.info
    var all: [NSString: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: info.width),
        kCGImagePropertyPixelHeight: NSNumber(value: info.height),
        kCGImagePropertyDepth: NSNumber(value: info.bitDepth > 8 ? 16 : 8),
        kCGImagePropertyHasAlpha: NSNumber(value: info.hasAlpha),
        kCGImagePropertyColorModel: info.isGray
            ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
    ]
    if let resolution = info.resolution {
        all[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
        all[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
    }
    if let directory = decoder.tiff {
        all[kCGImagePropertyDepth] = NSNumber(value: info.bitDepth)
        all[kCGImagePropertyTIFFDictionary] = tiffProperties(directory)
        if let orientation = directory.orientation {
            all[kCGImagePropertyOrientation] = NSNumber(value: orientation)
        }
    } else if info.orientation != 1 {
        all[kCGImagePropertyOrientation] = NSNumber(value: info.orientation)
        all[kCGImagePropertyTIFFDictionary] =
            [kCGImagePropertyTIFFOrientation: NSNumber(value: info.orientation)] as NSDictionary
    }
    if info.format == .jpeg, let properties = jfifProperties(source.data) {
        all[kCGImagePropertyJFIFDictionary] = properties
    }
    if let words = AnimationWords(info.format), info.mayBeAnimated {
        let delay = file.delays[index]
        all[words.dictionary] =
            [
                words.unclampedDelay: NSNumber(value: delay),
                // As browsers do, what is too short to be meant is a tenth of a second.
                words.delay: NSNumber(value: delay < 0.011 ? 0.1 : delay),
            ] as NSDictionary
    }
    return all as NSDictionary
}

/// What a JPEG file says in its JFIF segment, and whether it is progressive; nil for neither.
private func jfifProperties(_ data: Data) -> NSDictionary? {
    var all: [NSString: Any] = [:]
    if let segment = ImageMetadata.jfif(of: data) {
        all[kCGImagePropertyJFIFVersion] = segment.version.map { NSNumber(value: $0) } as NSArray
        all[kCGImagePropertyJFIFDensityUnit] = NSNumber(value: segment.densityUnit)
        all[kCGImagePropertyJFIFXDensity] = NSNumber(value: segment.density.x)
        all[kCGImagePropertyJFIFYDensity] = NSNumber(value: segment.density.y)
    }
    if ImageMetadata.isProgressiveJPEG(data) {
        all[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: true)
    }
    return all.isEmpty ? nil : all as NSDictionary
}

/// The words that a format's dictionary uses for animations.
struct AnimationWords {
    let dictionary: CFString
    let loopCount: CFString
    let delay: CFString
    let unclampedDelay: CFString

    init?(_ format: ImageFormat) {
        switch format {
        case .gif:
            dictionary = kCGImagePropertyGIFDictionary
            loopCount = kCGImagePropertyGIFLoopCount
            delay = kCGImagePropertyGIFDelayTime
            unclampedDelay = kCGImagePropertyGIFUnclampedDelayTime
        case .webp:
            dictionary = kCGImagePropertyWebPDictionary
            loopCount = kCGImagePropertyWebPLoopCount
            delay = kCGImagePropertyWebPDelayTime
            unclampedDelay = kCGImagePropertyWebPUnclampedDelayTime
        case .png, .jpeg, .bmp, .ico, .cur, .tiff:
            return nil
        }
    }
}
