// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import Raster
import Testing

@testable import ImageIO

@Suite("TIFF files", .enabled(if: TIFFLibrary.isThere, "libtiff is not installed"))
struct TIFFTests {
    private let type: CFString = "public.tiff"

    @Test("An orientation in the properties is written, read and applied", arguments: 1...8)
    func orientation(orientation: Int) throws {
        let image = Written.picture(3, 2)
        for options: [CFString: Any] in [
            [kCGImagePropertyOrientation: orientation],
            [kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFOrientation: orientation]],
        ] {
            let source = try Written.source(type, [(image, options)])
            let told = Written.property(source, 0, kCGImagePropertyOrientation)
            #expect(Written.number(told) == Double(orientation))
            let inner = Written.property(
                source,
                0,
                kCGImagePropertyTIFFDictionary,
                kCGImagePropertyTIFFOrientation
            )
            #expect(Written.number(inner) == Double(orientation))
            // The image itself is as it was; a thumbnail is turned where that is asked for.
            let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(read.width == 3 && read.pixelBuffer[2, 1] == image.pixelBuffer[2, 1])
            let wanted: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true,
                kCGImageSourceCreateThumbnailWithTransform: true,
            ]
            let turned = try #require(
                CGImageSourceCreateThumbnailAtIndex(source, 0, wanted as CFDictionary)
            )
            let expected = Thumbnail.upright(image, orientation).pixelBuffer
            #expect(turned.width == expected.width && turned.height == expected.height)
            #expect(turned.pixelBuffer[0, 0] == expected[0, 0])
            #expect(turned.pixelBuffer[1, 0] == expected[1, 0])
        }
    }

    @Test("Several pictures each have their size, orientation and alpha")
    func pages() throws {
        let source = try Written.source(
            type,
            [
                (Written.picture(4, 3), [kCGImagePropertyOrientation: 6]),
                (Written.picture(9, 2, alpha: 200), [:]),
            ],
            [kCGImagePropertyOrientation: 3]
        )
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetType(source) == type)
        let numbers = (0..<2).map { index in
            [kCGImagePropertyPixelWidth, kCGImagePropertyOrientation, kCGImagePropertyHasAlpha]
                .map { Written.number(Written.property(source, index, $0)) }
        }
        #expect(numbers == [[4, 6, 0], [9, 3, 1]])
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.pixelBuffer[8, 1] == 0xC800_0A50)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    }

    @Test("Dots an inch, compression and texts come back in the TIFF dictionary")
    func properties() throws {
        let words: [CFString: Any] = [
            kCGImagePropertyTIFFCompression: 5, kCGImagePropertyTIFFSoftware: "Casement",
        ]
        let options: [CFString: Any] = [
            kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 72,
            kCGImagePropertyTIFFDictionary: words,
        ]
        let source = try Written.source(type, [(Written.picture(5, 4), options)])
        func tiff(_ name: CFString) -> Any? {
            Written.property(source, 0, kCGImagePropertyTIFFDictionary, name)
        }
        #expect(Written.number(Written.property(source, 0, kCGImagePropertyDPIWidth)) == 144)
        #expect(Written.number(Written.property(source, 0, kCGImagePropertyDPIHeight)) == 72)
        #expect(Written.number(tiff(kCGImagePropertyTIFFXResolution)) == 144)
        #expect(Written.number(tiff(kCGImagePropertyTIFFResolutionUnit)) == 2)
        #expect(Written.number(tiff(kCGImagePropertyTIFFCompression)) == 5)
        #expect(Written.number(tiff(kCGImagePropertyTIFFPhotometricInterpretation)) == 2)
        #expect(tiff(kCGImagePropertyTIFFSoftware) as? NSString == "Casement")
        #expect(Written.number(Written.property(source, 0, kCGImagePropertyDepth)) == 8)
    }

    @Test("A picture taken from a source keeps what that says of it")
    func copies() throws {
        let words: [CFString: Any] = [
            kCGImagePropertyTIFFXResolution: 40, kCGImagePropertyTIFFYResolution: 50,
            kCGImagePropertyTIFFResolutionUnit: 3, kCGImagePropertyTIFFArtist: "Jemand",
        ]
        let source = try Written.source(
            type,
            [(Written.picture(5, 4), [kCGImagePropertyTIFFDictionary: words])]
        )
        #expect(Written.number(Written.property(source, 0, kCGImagePropertyDPIWidth)) == 101.6)
        let data = NSMutableData()
        let copy = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
        CGImageDestinationAddImageFromSource(copy, source, 0, nil)
        #expect(CGImageDestinationFinalize(copy))
        let read = try #require(CGImageSourceCreateWithData(data, nil))
        let artist = Written.property(
            read,
            0,
            kCGImagePropertyTIFFDictionary,
            kCGImagePropertyTIFFArtist
        )
        #expect(artist as? NSString == "Jemand")
        let dots = try #require(
            Written.number(Written.property(read, 0, kCGImagePropertyDPIHeight))
        )
        #expect(abs(dots - 127) < 0.01)
    }

    @Test("Sixteen bits a component stay sixteen")
    func deep() throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 3,
                height: 2,
                bitsPerComponent: 16,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(CGColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        let image = try #require(context.makeImage())
        let source = try Written.source(type, [(image, [:])])
        #expect(Written.number(Written.property(source, 0, kCGImagePropertyDepth)) == 16)
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(read.bitsPerComponent == 16)
        let numbers = try ImageDecoder(data: source.data).decodeDeep().components.prefix(3)
        for (number, part) in zip(numbers, [0.3, 0.6, 0.9]) {
            #expect(abs(Double(number) / 65_535 - part) < 1e-4)
        }
    }

    @Test("A file that comes bit by bit is a picture when its directory is there")
    func incremental() throws {
        let data = try Written.file(type, [(Written.picture(30, 30), [:])]) as Data
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.prefix(data.count / 2) as NSData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 30)
    }

    @Test("Every beginning of a file ends with an answer")
    func cut() throws {
        let pictures = (0..<2).map { _ in (Written.picture(4, 3), [CFString: Any]()) }
        let data = try Written.file(type, pictures) as Data
        for count in 0..<data.count {
            let part = data.prefix(count) as NSData
            let source = try #require(CGImageSourceCreateWithData(part, nil))
            #expect(CGImageSourceGetCount(source) <= 2)
            for index in 0..<2 {
                _ = CGImageSourceCreateImageAtIndex(source, index, nil)?.pixelBuffer
                _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            }
        }
    }
}
