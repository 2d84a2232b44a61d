// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Foundation
import Testing

struct ImageBufferTests {
    @Test func halvesBecomeFloatsAndBack() throws {
        var halves = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
        var floats = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        var again = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
        defer {
            halves.free()
            floats.free()
            again.free()
        }
        #expect(halves.rowBytes % 16 == 0)
        for y in 0..<2 {
            for x in 0..<3 {
                let place = y * halves.rowBytes + 2 * x
                halves.data.storeBytes(of: Float16(x) - 0.25, toByteOffset: place, as: Float16.self)
            }
        }
        #expect(vImageConvert_Planar16FtoPlanarF(&halves, &floats, 0) == kvImageNoError)
        #expect(floats.data.load(fromByteOffset: floats.rowBytes + 8, as: Float.self) == 1.75)
        #expect(vImageConvert_PlanarFtoPlanar16F(&floats, &again, 0) == kvImageNoError)
        #expect(again.data.load(fromByteOffset: 0, as: Float16.self) == -0.25)
    }

    @Test func aBufferOfNothingOrTooMuchIsAnError() {
        #expect(throws: vImage.Error.self) {
            try vImage_Buffer(width: 0, height: 4, bitsPerPixel: 8)
        }
        #expect(throws: vImage.Error.self) {
            try vImage_Buffer(width: .max, height: 4, bitsPerPixel: 32)
        }
        #expect(throws: vImage.Error.self) {
            try vImage_Buffer(size: CGSize(width: CGFloat.nan, height: 1), bitsPerPixel: 8)
        }
    }

    @Test func aBoxIsTheMeanOfWhatIsAround() {
        var source: [UInt8] = (0..<5).flatMap { _ in [0, 0, 0, 0, 90, 90, 90, 255, 0, 0, 0, 0] }
        var result = [UInt8](repeating: 7, count: source.count)
        let error = source.withUnsafeMutableBytes { from in
            result.withUnsafeMutableBytes { to in
                var a = vImage_Buffer(
                    data: from.baseAddress,
                    height: 5,
                    width: 3,
                    rowBytes: 12
                )
                var b = vImage_Buffer(data: to.baseAddress, height: 5, width: 3, rowBytes: 12)
                return vImageBoxConvolve_ARGB8888(&a, &b, nil, 0, 0, 3, 3, nil, kvImageEdgeExtend)
            }
        }
        #expect(error == kvImageNoError)
        #expect(Array(result[12..<24]) == [30, 30, 30, 85, 30, 30, 30, 85, 30, 30, 30, 85])
    }

    @Test func anEvenBoxAndNoEdgeAreErrors() {
        var buffer = vImage_Buffer()
        #expect(
            vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 2, 3, nil, kvImageEdgeExtend)
                == kvImageInvalidKernelSize
        )
    }

    @Test func aMatrixMixesBytes() {
        var pixel: [UInt8] = [255, 100, 50, 10]
        // Grey of the last three, the first stays.
        let matrix: [Int16] = [256, 0, 0, 0, 0, 64, 64, 64, 0, 128, 128, 128, 0, 64, 64, 64]
        pixel.withUnsafeMutableBytes { bytes in
            var a = vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
            vImageMatrixMultiply_ARGB8888(&a, &a, matrix, 256, nil, nil, 0)
        }
        #expect(pixel == [255, 52, 52, 52])
    }
}
