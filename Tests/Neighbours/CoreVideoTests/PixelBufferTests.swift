// SPDX-License-Identifier: Apache-2.0

import CoreVideo
import Foundation
import ObjCRuntime
import Testing

@Suite("Buffers of pixels")
struct PixelBufferTests {
    private func make(
        _ width: Int,
        _ height: Int,
        _ format: OSType = kCVPixelFormatType_32BGRA
    ) throws -> CVPixelBuffer {
        var buffer: CVPixelBuffer?
        let result = CVPixelBufferCreate(nil, width, height, format, nil, &buffer)
        #expect(result == kCVReturnSuccess)
        return try #require(buffer)
    }

    @Test func aBufferHasTheSizeThatWasAskedForAndZeros() throws {
        let buffer = try make(5, 3)
        #expect(CVPixelBufferGetWidth(buffer) == 5 && CVPixelBufferGetHeight(buffer) == 3)
        #expect(CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        #expect(row >= 20 && row % 16 == 0 && CVPixelBufferGetDataSize(buffer) == row * 3)
        #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
        #expect((0..<row * 3).allSatisfy { bytes.load(fromByteOffset: $0, as: UInt8.self) == 0 })
        bytes.storeBytes(of: 0xFF, toByteOffset: row * 2, as: UInt8.self)
        #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
        #expect(CVImageBufferGetDisplaySize(buffer) == CGSize(width: 5, height: 3))
        #expect(!CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 0)
    }

    @Test func planesOfColourAreHalfAsLarge() throws {
        let buffer = try make(7, 5, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 2)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 4)
        #expect(CVPixelBufferGetHeightOfPlane(buffer, 1) == 3)
        let light = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
        let color = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 1))
        #expect(color - light == CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) * 5)
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
    }

    @Test func wrongSizesAndFormatsAreRefused() {
        var buffer: CVPixelBuffer?
        let rgba = kCVPixelFormatType_32RGBA
        #expect(CVPixelBufferCreate(nil, 0, 5, rgba, nil, &buffer) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 5, .max, rgba, nil, &buffer) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 5, 5, 77, nil, &buffer) == kCVReturnInvalidPixelFormat)
        #expect(buffer == nil)
    }

    @Test func bytesOfTheProgramAreUsedAndGivenBack() throws {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
        let flag = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        flag.initialize(to: 0)
        defer { flag.deallocate() }
        var buffer: CVPixelBuffer?
        let result = CVPixelBufferCreateWithBytes(
            nil,
            2,
            2,
            kCVPixelFormatType_32BGRA,
            bytes,
            8,
            { owner, bytes in
                owner?.assumingMemoryBound(to: Int.self).pointee += 1
                bytes?.deallocate()
            },
            flag,
            nil,
            &buffer
        )
        #expect(result == kCVReturnSuccess)
        #expect(try CVPixelBufferGetBaseAddress(#require(buffer)) == bytes)
        buffer = nil
        #expect(flag.pointee == 1)
    }

    @Test func attachmentsAreCopiedWhereTheyMayBe() throws {
        let (one, other) = try (make(1, 1), make(1, 1))
        let (kept, shared) = (NSString(string: "kept"), NSString(string: "shared"))
        CVBufferSetAttachment(one, kept, NSNumber(value: 1), .shouldNotPropagate)
        CVBufferSetAttachment(one, shared, NSNumber(value: 2), .shouldPropagate)
        CVBufferPropagateAttachments(one, other)
        #expect(CVBufferCopyAttachment(other, kept, nil) == nil)
        var mode = CVAttachmentMode.shouldNotPropagate
        let value = CVBufferCopyAttachment(other, shared, &mode) as? NSNumber
        #expect(value == 2 && mode == .shouldPropagate)
        CVBufferRemoveAllAttachments(other)
        #expect(CVBufferCopyAttachments(other, .shouldPropagate) == nil)
    }

    @Test func aPoolUsesMemoryAgainAndHasALimit() throws {
        let attributes: NSDictionary = [
            kCVPixelBufferWidthKey: 4, kCVPixelBufferHeightKey: 4,
            kCVPixelBufferPixelFormatTypeKey: NSNumber(value: kCVPixelFormatType_32BGRA),
        ]
        var made: CVPixelBufferPool?
        #expect(CVPixelBufferPoolCreate(nil, nil, attributes, &made) == kCVReturnSuccess)
        let pool = try #require(made)
        let limit: NSDictionary = [kCVPixelBufferPoolAllocationThresholdKey: 1]
        var first: CVPixelBuffer?
        var second: CVPixelBuffer?
        func take(_ buffer: inout CVPixelBuffer?) -> CVReturn {
            CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, pool, limit, &buffer)
        }
        #expect(take(&first) == kCVReturnSuccess)
        #expect(take(&second) == kCVReturnWouldExceedAllocationThreshold)
        let bytes = try CVPixelBufferGetBaseAddress(#require(first))
        first = nil
        #expect(take(&second) == kCVReturnSuccess)
        #expect(try CVPixelBufferGetBaseAddress(#require(second)) == bytes)
    }
}
