// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Foundation
import Testing

struct ImageOperationTests {
    @Test func picturesAreReflectedAndTurned() {
        var picture = Picture<UInt8>(3, 2, [1, 2, 3, 4, 5, 6])
        var same = Picture<UInt8>(3, 2, repeating: 0)
        #expect(picture.into(&same) { vImageHorizontalReflect_Planar8($0, $1, 0) } == 0)
        #expect(same.elements == [3, 2, 1, 6, 5, 4])
        #expect(picture.into(&same) { vImageVerticalReflect_Planar8($0, $1, 0) } == 0)
        #expect(same.elements == [4, 5, 6, 1, 2, 3])
        var turned = Picture<UInt8>(2, 3, repeating: 0)
        let clockwise = UInt8(kRotate90DegreesClockwise)
        #expect(picture.into(&turned) { vImageRotate90_Planar8($0, $1, clockwise, 0, 0) } == 0)
        #expect(turned.elements == [4, 1, 5, 2, 6, 3])
        let counter = UInt8(kRotate90DegreesCounterClockwise)
        #expect(picture.into(&turned) { vImageRotate90_Planar8($0, $1, counter, 0, 0) } == 0)
        #expect(turned.elements == [3, 6, 2, 5, 1, 4])
        let half = UInt8(kRotate180DegreesClockwise)
        #expect(picture.into(&same) { vImageRotate90_Planar8($0, $1, half, 0, 0) } == 0)
        #expect(same.elements == [6, 5, 4, 3, 2, 1])
    }

    @Test func aPictureIsReflectedInItsOwnMemory() {
        var picture = Picture<UInt8>(3, 3, Array(1...9))
        #expect(picture.withBuffer { vImageVerticalReflect_Planar8($0, $0, 0) } == 0)
        #expect(picture.elements == [7, 8, 9, 4, 5, 6, 1, 2, 3])
        #expect(picture.withBuffer { vImageHorizontalReflect_Planar8($0, $0, 0) } == 0)
        #expect(picture.elements == [9, 8, 7, 6, 5, 4, 3, 2, 1])
    }

    @Test(arguments: [(1, 1), (3, 5), (16, 9), (40, 31)])
    func aScaledPlainPictureIsPlain(_ size: (Int, Int)) {
        var picture = Picture<UInt8>(13, 7, perPixel: 4, repeating: 201)
        var result = Picture<UInt8>(size.0, size.1, perPixel: 4, repeating: 0)
        for flags in [kvImageNoFlags, kvImageHighQualityResampling] {
            #expect(picture.into(&result) { vImageScale_ARGB8888($0, $1, nil, flags) } == 0)
            #expect(result.elements.allSatisfy { $0 == 201 })
        }
    }

    @Test func scalingKeepsPlacesAndChannels() {
        // A slope across in one channel, down in another.
        let slopes = (0..<32 * 16).flatMap { (place: Int) -> [UInt8] in
            [UInt8(place % 32 * 8), UInt8(place / 32 * 16), 0, 255]
        }
        var picture = Picture<UInt8>(32, 16, slopes)
        var result = Picture<UInt8>(16, 8, perPixel: 4, repeating: 0)
        #expect(picture.into(&result) { vImageScale_ARGB8888($0, $1, nil, 0) } == 0)
        for y in 2..<6 {
            for x in 2..<14 {
                let pixel = Array(result.elements[4 * (16 * y + x)..<4 * (16 * y + x) + 4])
                // The middle of two neighbours.
                #expect(abs(Int(pixel[0]) - (16 * x + 4)) <= 1)
                #expect(abs(Int(pixel[1]) - (32 * y + 8)) <= 1)
                #expect(pixel[2] == 0)
                #expect(pixel[3] == 255)
            }
        }
        var floats = Picture<Float>(4, 4, (0..<16).map { Float($0) })
        var sameSize = Picture<Float>(4, 4, repeating: 0)
        #expect(floats.into(&sameSize) { vImageScale_PlanarF($0, $1, nil, 0) } == 0)
        #expect(distance(sameSize.elements, floats.elements) < 1e-5)
    }

    @Test func mapsOfPlacesBeginAtTheLowerLeft() {
        var picture = Picture<UInt8>(3, 3, Array(1...9))
        var result = Picture<UInt8>(3, 3, repeating: 0)
        var move = vImage_AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 1)
        let flags = kvImageBackgroundColorFill
        #expect(
            picture.into(&result) { vImageAffineWarp_Planar8($0, $1, nil, &move, 50, flags) } == 0
        )
        #expect(result.elements == [50, 4, 5, 50, 7, 8, 50, 50, 50])
        var flat = vImage_AffineTransform()
        #expect(
            picture.into(&result) { vImageAffineWarp_Planar8($0, $1, nil, &flat, 0, flags) }
                == kvImageInvalidParameter
        )
        #expect(
            picture.into(&result) { vImageRotate_Planar8($0, $1, nil, .pi / 2, 0, flags) } == 0
        )
        #expect(result.elements == [3, 6, 9, 2, 5, 8, 1, 4, 7])
    }

    @Test func channelsAreReorderedSplitAndJoined() {
        var picture = Picture<UInt8>(2, 1, [1, 2, 3, 4, 5, 6, 7, 8])
        var result = picture
        let map: [UInt8] = [3, 2, 1, 0]
        #expect(picture.into(&result) { vImagePermuteChannels_ARGB8888($0, $1, map, 0) } == 0)
        #expect(result.elements == [4, 3, 2, 1, 8, 7, 6, 5])
        #expect(
            picture.into(&result) { vImageOverwriteChannelsWithScalar_ARGB8888(9, $0, $1, 8, 0) }
                == 0
        )
        #expect(result.elements == [9, 2, 3, 4, 9, 6, 7, 8])
        var bytes = Picture<UInt8>(2, 1, repeating: 0)
        #expect(picture.into(&bytes) { vImageExtractChannel_ARGB8888($0, $1, 2, 0) } == 0)
        #expect(bytes.elements == [3, 7])
        var triples = Picture<UInt8>(2, 1, perPixel: 3, repeating: 0)
        #expect(picture.into(&triples) { vImageConvert_ARGB8888toRGB888($0, $1, 0) } == 0)
        #expect(triples.elements == [2, 3, 4, 6, 7, 8])
        #expect(picture.into(&triples) { vImageConvert_BGRA8888toRGB888($0, $1, 0) } == 0)
        #expect(triples.elements == [3, 2, 1, 7, 6, 5])
        #expect(
            triples.into(&result) { vImageConvert_RGB888toRGBA8888($0, nil, 255, $1, false, 0) }
                == 0
        )
        #expect(result.elements == [3, 2, 1, 255, 7, 6, 5, 255])
        var planes = (0..<4).map { _ in Picture<UInt8>(2, 1, repeating: 0) }
        var (a, r, g, b) = (planes[0], planes[1], planes[2], planes[3])
        let error = picture.withBuffer { source in
            a.withBuffer { a in
                r.withBuffer { r in
                    g.withBuffer { g in
                        b.withBuffer { b in
                            vImageConvert_ARGB8888toPlanar8(source, a, r, g, b, 0)
                        }
                    }
                }
            }
        }
        #expect(error == 0)
        planes = [a, r, g, b]
        #expect(planes.map(\.elements) == [[1, 5], [2, 6], [3, 7], [4, 8]])
    }

    @Test func alphaIsMultipliedAndDividedAway() {
        var numbers = SeededNumbers(6)
        var picture = Picture<UInt8>(16, 16, numbers.bytes(1024))
        var multiplied = picture
        #expect(picture.into(&multiplied) { vImagePremultiplyData_RGBA8888($0, $1, 0) } == 0)
        for k in 0..<256 {
            let alpha = Double(picture.elements[4 * k + 3])
            for c in 0..<3 {
                let exact = Double(picture.elements[4 * k + c]) * alpha / 255
                #expect(abs(Double(multiplied.elements[4 * k + c]) - exact) <= 0.5)
            }
            #expect(multiplied.elements[4 * k + 3] == UInt8(alpha))
        }
        var again = picture
        #expect(multiplied.into(&again) { vImageUnpremultiplyData_RGBA8888($0, $1, 0) } == 0)
        for k in 0..<1024 where picture.elements[k | 3] > 127 {
            #expect(abs(Int(again.elements[k]) - Int(picture.elements[k])) <= 1)
        }
    }

    @Test func aPictureIsLaidOverAnother() {
        // Opaque, clear and half: over opaque blue.
        var top = Picture<UInt8>(3, 1, [255, 10, 20, 30, 0, 1, 2, 3, 128, 255, 0, 0])
        var bottom = Picture<UInt8>(3, 1, [255, 0, 0, 200, 255, 0, 0, 200, 255, 0, 0, 200])
        var result = bottom
        let error = top.withBuffer { top in
            bottom.into(&result) { vImageAlphaBlend_ARGB8888(top, $0, $1, 0) }
        }
        #expect(error == 0)
        #expect(result.elements == [255, 10, 20, 30, 255, 0, 0, 200, 255, 128, 0, 100])
    }

    @Test func kernelsAreAppliedAroundEachPixel() {
        var picture = Picture<UInt8>(3, 3, [0, 0, 0, 0, 90, 0, 0, 0, 0])
        var result = picture
        let right: [Int16] = [0, 0, 0, 0, 0, 2, 0, 0, 0]
        let flags = kvImageEdgeExtend
        #expect(
            picture.into(&result) {
                vImageConvolve_Planar8($0, $1, nil, 0, 0, right, 3, 3, 1, 0, flags)
            } == 0
        )
        #expect(result.elements == [0, 0, 0, 180, 0, 0, 0, 0, 0])
        #expect(
            picture.into(&result) {
                vImageConvolveWithBias_Planar8($0, $1, nil, 0, 0, right, 3, 3, 2, 20, 0, flags)
            } == 0
        )
        #expect(result.elements == [10, 10, 10, 100, 10, 10, 10, 10, 10])
        #expect(
            picture.into(&result) { vImageTentConvolve_Planar8($0, $1, nil, 0, 0, 3, 3, 0, flags) }
                == 0
        )
        #expect(result.elements == [6, 11, 6, 11, 23, 11, 6, 11, 6])
        #expect(
            picture.into(&result) {
                vImageConvolve_Planar8($0, $1, nil, 0, 0, right, 2, 3, 1, 0, flags)
            } == kvImageInvalidKernelSize
        )
        #expect(
            picture.into(&result) {
                vImageConvolve_Planar8($0, $1, nil, 0, 0, right, 3, 3, 1, 0, 0)
            } == kvImageInvalidEdgeStyle
        )
    }

    @Test func edgesAreFilledKeptOrLeftOut() {
        var picture = Picture<UInt8>(3, 1, [10, 20, 30])
        var result = picture
        let sum: [Int16] = [1, 1, 1]
        func convolved(_ flags: vImage_Flags) -> [UInt8] {
            _ = picture.into(&result) {
                vImageConvolve_Planar8($0, $1, nil, 0, 0, sum, 1, 3, 3, 60, flags)
            }
            return result.elements
        }
        #expect(convolved(kvImageBackgroundColorFill) == [30, 20, 37])
        #expect(convolved(kvImageEdgeExtend) == [13, 20, 27])
        #expect(convolved(kvImageCopyInPlace) == [10, 20, 30])
        #expect(convolved(kvImageTruncateKernel) == [15, 20, 25])
    }

    @Test func theLargestAndLeastNeighboursAreFound() {
        var picture = Picture<UInt8>(3, 3, [5, 1, 2, 3, 9, 4, 6, 7, 8])
        var result = picture
        #expect(picture.into(&result) { vImageMax_Planar8($0, $1, nil, 0, 0, 1, 3, 0) } == 0)
        #expect(result.elements == [5, 5, 2, 9, 9, 9, 7, 8, 8])
        #expect(picture.into(&result) { vImageMin_Planar8($0, $1, nil, 0, 0, 3, 3, 0) } == 0)
        #expect(result.elements == [1, 1, 1, 1, 1, 1, 3, 3, 4])
        let kernel: [UInt8] = [0, 10, 0]
        #expect(
            picture.into(&result) { vImageDilate_Planar8($0, $1, 0, 0, kernel, 1, 3, 0) } == 0
        )
        #expect(result.elements == [11, 15, 11, 19, 14, 19, 17, 18, 17])
    }

    @Test func tablesReplaceBytes() {
        var picture = Picture<UInt8>(2, 1, [0, 1, 2, 3, 255, 254, 253, 252])
        var result = picture
        let inverted = (0...255).map { UInt8(255 - $0) }
        #expect(
            picture.into(&result) {
                vImageTableLookUp_ARGB8888($0, $1, nil, inverted, inverted, nil, 0)
            } == 0
        )
        #expect(result.elements == [0, 254, 253, 3, 255, 1, 2, 252])
    }

    @Test func histogramsAreCountedAndEvened() {
        var picture = Picture<UInt8>(4, 1, [10, 10, 20, 30])
        var counts = [vImagePixelCount](repeating: 9, count: 256)
        #expect(
            picture.withBuffer { vImageHistogramCalculation_Planar8($0, &counts, 0) } == 0
        )
        #expect(counts[10] == 2)
        #expect(counts.reduce(0, +) == 4)
        var result = picture
        #expect(picture.into(&result) { vImageEqualization_Planar8($0, $1, 0) } == 0)
        #expect(result.elements == [0, 0, 128, 255])
        #expect(picture.into(&result) { vImageContrastStretch_Planar8($0, $1, 0) } == 0)
        #expect(result.elements == [0, 0, 128, 255])
        var wanted = [vImagePixelCount](repeating: 0, count: 256)
        (wanted[100], wanted[200]) = (1, 1)
        #expect(
            picture.into(&result) { vImageHistogramSpecification_Planar8($0, $1, wanted, 0) } == 0
        )
        #expect(result.elements == [100, 100, 200, 200])
    }
}
