// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import Raster
import Testing

@testable import ImageIO

@Suite("BMP and ICO files")
struct BitmapTests {
    @Test("A BMP file comes back with its size, alpha and dots an inch")
    func bitmap() throws {
        let options: [CFString: Any] = [
            kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 72,
        ]
        let image = Written.picture(5, 4)
        let source = try Written.source("com.microsoft.bmp", [(image, options)])
        #expect(CGImageSourceGetType(source) == "com.microsoft.bmp")
        #expect(CGImageSourceGetCount(source) == 1)
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(read.pixelBuffer[4, 3] == image.pixelBuffer[4, 3])
        let property = { (name: CFString) in Written.number(Written.property(source, 0, name)) }
        #expect(property(kCGImagePropertyPixelWidth) == 5)
        #expect(property(kCGImagePropertyPixelHeight) == 4)
        #expect(property(kCGImagePropertyDepth) == 8)
        #expect(property(kCGImagePropertyHasAlpha) == 0)
        #expect(try #require(property(kCGImagePropertyDPIWidth)).rounded() == 144)
        #expect(try #require(property(kCGImagePropertyDPIHeight)).rounded() == 72)
        #expect(property(kCGImagePropertyOrientation) == nil)
        let model = Written.property(source, 0, kCGImagePropertyColorModel) as? NSString
        #expect(model == kCGImagePropertyColorModelRGB)
    }

    @Test("Each picture of an icon has its own size and properties")
    func icon() throws {
        let images = [16, 24, 256].map { (Written.picture($0, $0 - 1), [CFString: Any]()) }
        let source = try Written.source("com.microsoft.ico", images)
        #expect(CGImageSourceGetType(source) == "com.microsoft.ico")
        #expect(CGImageSourceGetCount(source) == 3)
        for (index, side) in [16, 24, 256].enumerated() {
            #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.width == side)
            let height = Written.property(source, index, kCGImagePropertyPixelHeight)
            #expect(Written.number(height) == Double(side - 1))
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceThumbnailMaxPixelSize: 12,
        ]
        let small = CGImageSourceCreateThumbnailAtIndex(source, 1, options as CFDictionary)
        #expect(small?.width == 12)
    }

    @Test("Cursors are only read")
    func types() throws {
        let data = try Written.file("com.microsoft.ico", [(Written.picture(8, 8), [:])]) as Data
        let cursor = Data([0, 0, 2]) + data.dropFirst(3)
        let source = try #require(CGImageSourceCreateWithData(cursor as NSData, nil))
        #expect(CGImageSourceGetType(source) == "com.microsoft.cur")
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 8)
        let read = try #require(CGImageSourceCopyTypeIdentifiers() as? [NSString])
        let written = try #require(CGImageDestinationCopyTypeIdentifiers() as? [NSString])
        #expect(Set(read).isSuperset(of: ["com.microsoft.bmp", "com.microsoft.ico"]))
        #expect(Set(read).subtracting(written) == ["com.microsoft.cur"])
        #expect(
            CGImageDestinationCreateWithData(NSMutableData(), "com.microsoft.cur", 1, nil) == nil
        )
    }

    @Test("An icon too large for the format is not written")
    func tooLarge() throws {
        let destination = try #require(
            CGImageDestinationCreateWithData(NSMutableData(), "com.microsoft.ico", 1, nil)
        )
        CGImageDestinationAddImage(destination, Written.picture(300, 300), nil)
        #expect(!CGImageDestinationFinalize(destination))
    }

    @Test("A BMP file that comes bit by bit has its size first and its pixels last")
    func incremental() throws {
        let data = try Written.file("com.microsoft.bmp", [(Written.picture(9, 7), [:])]) as Data
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.prefix(20) as NSData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(80) as NSData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        let width = Written.property(source, 0, kCGImagePropertyPixelWidth)
        #expect(Written.number(width) == 9)
        CGImageSourceUpdateData(source, data as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixelBuffer.width == 9)
    }

    @Test("A file that is damaged after its first letters says so")
    func damaged() throws {
        var bytes = Array("BM".utf8) + [UInt8](repeating: 0, count: 60)
        bytes[14] = 40
        let source = try #require(CGImageSourceCreateWithData(Data(bytes) as NSData, nil))
        #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }
}
