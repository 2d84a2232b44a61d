// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

public import CoreGraphics
public import Foundation
import ImageCodecs

/// An image file to write: its pictures are collected and written at the end.
public final class CGImageDestination {
    fileprivate enum Target {
        case data(NSMutableData)
        case file(URL)
        case consumer(CGDataConsumer)
    }

    fileprivate let target: Target
    fileprivate let format: ImageFormat
    fileprivate let count: Int
    fileprivate var images: [(image: CGImage, options: Options)] = []
    fileprivate var properties = Options(nil)

    fileprivate init?(_ target: Target, _ type: CFString, _ count: Int) {
        let name = String(describing: type)
        guard count > 0,
            let format = ImageFormat.allCases.first(where: { $0.typeIdentifier == name }),
            format.canBeWritten
        else { return nil }
        self.target = target
        self.format = format
        self.count = count
    }

    fileprivate func encoded() throws -> Data {
        guard let first = images.first else { throw ImageCodecError("there is no picture") }
        // Not those that PNG and TIFF files are made of, which may be finer.
        lazy var pixels = first.image.pixelBuffer
        let quality =
            first.options.number(kCGImageDestinationLossyCompressionQuality)
            ?? properties.number(kCGImageDestinationLossyCompressionQuality)
        switch format {
        case .png:
            return try first.image.pngFile()
        case .jpeg:
            let orientation = first.options.number(kCGImagePropertyOrientation) ?? 1
            let words =
                first.options.dictionary(kCGImagePropertyJFIFDictionary)
                ?? properties.dictionary(kCGImagePropertyJFIFDictionary)
            let file = try ImageEncoder.jpeg(
                pixels,
                quality: quality ?? 0.8,
                isProgressive: words?.flag(kCGImagePropertyJFIFIsProgressive) ?? false
            )
            return Self.oriented(file, Int(orientation))
        case .webp:
            return try ImageEncoder.webp(pixels, quality: quality)
        case .gif:
            let words = properties.dictionary(kCGImagePropertyGIFDictionary)
            let frames = images.map { image, options in
                let own = options.dictionary(kCGImagePropertyGIFDictionary)
                let delay =
                    own?.number(kCGImagePropertyGIFUnclampedDelayTime)
                    ?? own?.number(kCGImagePropertyGIFDelayTime) ?? 0.1
                return AnimationFrame(pixels: image.pixelBuffer, duration: delay)
            }
            let loops = words?.number(kCGImagePropertyGIFLoopCount) ?? 1
            return try ImageEncoder.gif(frames, loopCount: Int(loops))
        case .bmp:
            let resolution = ImageResolution(first.options, properties)
            return try ImageEncoder.bmp(pixels, resolution: resolution)
        case .ico:
            return try ImageEncoder.ico(images.map(\.image.pixelBuffer))
        case .tiff:
            return try ImageEncoder.tiff(images.map { TIFFPage($0.image, $0.options, properties) })
        case .cur:
            throw ImageCodecError("\(format): cursors are only read")
        }
    }

    /// A JPEG file with a block that says which way is up.
    private static func oriented(_ file: Data, _ orientation: Int) -> Data {
        guard (2...8).contains(orientation), file.count > 2 else { return file }
        let block: [UInt8] =
            [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
        return file.prefix(2) + Data(block) + file.dropFirst(2)
    }

    fileprivate func write() -> Bool {
        guard images.count == count, let data = try? encoded() else { return false }
        switch target {
        case .data(let place):
            place.append(data)
            return true
        case .file(let url):
            return (try? data.write(to: url)) != nil
        case .consumer(let consumer):
            return data.withUnsafeBytes { consumer.write($0) } == data.count
        }
    }
}

/// Makes a destination in memory for so many pictures; nil for a type that cannot be written.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.data(data), type, count)
}

/// Makes a destination for a file; nil for a type that cannot be written.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.file(url as URL), type, count)
}

/// Makes a destination for a consumer; nil for a type that cannot be written.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer,
    _ type: CFString,
    _ count: Int,
    _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.consumer(consumer), type, count)
}

/// Adds a picture with its properties; more than were announced are not taken.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination,
    _ image: CGImage,
    _ properties: CFDictionary?
) {
    guard destination.images.count < destination.count else { return }
    destination.images.append((image, Options(properties)))
}

/// Adds a source's frame with other properties.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination,
    _ source: CGImageSource,
    _ index: Int,
    _ properties: CFDictionary?
) {
    guard let image = source.image(at: index) else { return }
    let own = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
    CGImageDestinationAddImage(destination, image, properties ?? own)
}

/// Sets what holds for the whole file.
public func CGImageDestinationSetProperties(
    _ destination: CGImageDestination,
    _ properties: CFDictionary?
) {
    destination.properties = Options(properties)
}

/// Writes the file; false where a picture is missing or the place cannot be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    destination.write()
}

/// The identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    let formats = ImageFormat.allCases.filter(\.canBeWritten)
    return formats.map { NSString(string: $0.typeIdentifier) } as NSArray
}
