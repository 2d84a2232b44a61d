// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import Raster
import Testing

@testable import ImageIO

struct ImageIOTests {
    private func gif() throws -> CGImageSource {
        let frames = [0.05, 0, 1.5].map { delay in
            (
                Written.picture(4, 3),
                [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]]
            )
        }
        let data = try Written.file(
            "com.compuserve.gif",
            frames.map { ($0.0, $0.1 as [CFString: Any]) },
            [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 3]]
        )
        return try #require(CGImageSourceCreateWithData(data, nil))
    }

    @Test func aPictureComesBackAsItWasWritten() throws {
        let image = Written.picture(5, 4)
        let data = try Written.file("public.png", [(image, [:])])
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetType(source) == "public.png")
        #expect(CGImageSourceGetCount(source) == 1)
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(read.pixelBuffer.row(3)[4] == image.pixelBuffer.row(3)[4])
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test func aFramesDelayIsToldAsItIsAndAsItIsShown() throws {
        let source = try gif()
        #expect(CGImageSourceGetCount(source) == 3)
        let delays = (0..<3).map { index -> [Double?] in
            let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
            let gif = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
            return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map {
                (gif?[$0 as String] as? NSNumber)?.doubleValue
            }
        }
        #expect(delays == [[0.05, 0.05], [0, 0.1], [1.5, 1.5]])
        let all = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
        let words = all?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
        #expect((words?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 3)
    }

    @Test func rowsOfGIFFilesAreNotPadded() throws {
        let data = try Written.file("com.compuserve.gif", [(Written.picture(5, 3), [:])])
        let image = CGImage(decoder: try ImageDecoder(data: data as Data))
        #expect(image.bytesPerRow == 20)
        #expect(image.dataProvider?.data?.length == 60)
    }

    @Test func framesAreReadInAnyOrder() throws {
        let source = try gif()
        for index in [2, 0, 1, 1] {
            #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.width == 4)
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }

    @Test func aThumbnailIsNoLargerThanAskedFor() throws {
        let data = try Written.file("public.jpeg", [(Written.picture(20, 10), [:])])
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceThumbnailMaxPixelSize: 8,
        ]
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(small?.width == 8 && small?.height == 4)
        let large: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
            kCGImageSourceThumbnailMaxPixelSize: 400,
        ]
        let same = CGImageSourceCreateThumbnailAtIndex(source, 0, large as CFDictionary)
        #expect(same?.width == 20)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }

    @Test func aFilesOrientationIsWrittenReadAndApplied() throws {
        let data = try Written.file(
            "public.jpeg",
            [(Written.picture(20, 10), [kCGImagePropertyOrientation: 6])]
        )
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect((all?[kCGImagePropertyOrientation] as? NSNumber)?.intValue == 6)
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let turned = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(turned?.width == 10 && turned?.height == 20)
    }

    @Test(arguments: [
        (1, [0, 1, 2, 10, 11, 12]), (2, [2, 1, 0, 12, 11, 10]), (3, [12, 11, 10, 2, 1, 0]),
        (4, [10, 11, 12, 0, 1, 2]), (5, [0, 10, 1, 11, 2, 12]), (6, [10, 0, 11, 1, 12, 2]),
        (7, [12, 2, 11, 1, 10, 0]), (8, [2, 12, 1, 11, 0, 10]),
    ])
    func everyOrientationPutsEachPixelInItsPlace(orientation: Int, expected: [Int]) {
        let pixels = PixelBuffer(width: 3, height: 2)
        for y in 0..<2 {
            for x in 0..<3 { pixels.row(y)[x] = 0xFF00_0000 | UInt32(10 * y + x) }
        }
        let result = Thumbnail.upright(CGImage(pixelBuffer: pixels), orientation).pixelBuffer
        var found: [Int] = []
        for y in 0..<result.height {
            for x in 0..<result.width { found.append(Int(result.row(y)[x] & 0xFF)) }
        }
        #expect(found == expected)
    }

    @Test func whatIsNoPictureHasNoImagesAndSaysSo() throws {
        let source = try #require(
            CGImageSourceCreateWithData(NSData(data: Data("no picture".utf8)), nil)
        )
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
    }

    @Test func aFileThatComesBitByBitGetsComplete() throws {
        let data = try Written.file("public.png", [(Written.picture(30, 30), [:])]) as Data
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: data.prefix(10)), false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, NSData(data: data), true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 30)
    }

    @Test func everyBeginningOfAnAnimationEndsWithAnAnswer() throws {
        let frames = [0.1, 0.2].map { delay in
            (
                Written.picture(4, 3),
                [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]]
                    as [CFString: Any]
            )
        }
        let data = try Written.file("com.compuserve.gif", frames) as Data
        for count in 0..<data.count {
            let part = NSData(data: data.prefix(count))
            guard let source = CGImageSourceCreateWithData(part, nil) else { continue }
            #expect(CGImageSourceGetCount(source) <= 2)
            for index in 0..<2 { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
        }
    }

    @Test func aDestinationThatLacksAPictureWritesNothing() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        #expect(data.length == 0)
    }

    @Test func aJPEGFileSaysWhetherItIsProgressive() throws {
        func properties(_ data: NSData) -> NSDictionary? {
            let source = CGImageSourceCreateWithData(data, nil)
            let all = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) }
            return all?[kCGImagePropertyJFIFDictionary] as? NSDictionary
        }
        let data = try Written.file("public.jpeg", [(Written.picture(20, 10), [:])])
        let plain = try #require(properties(data))
        #expect(plain[kCGImagePropertyJFIFVersion] as? [Int] == [1, 0, 1])
        #expect(plain[kCGImagePropertyJFIFIsProgressive] == nil)
        let options = [kCGImagePropertyJFIFDictionary: [kCGImagePropertyJFIFIsProgressive: true]]
        let progressive = try Written.file("public.jpeg", [(Written.picture(20, 10), options)])
        #expect(properties(progressive)?[kCGImagePropertyJFIFIsProgressive] as? Bool == true)
        // A part of it is a picture already.
        let part = Data(referencing: progressive).prefix(progressive.length * 2 / 3)
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, part as NSData, false)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 20)
    }
}
