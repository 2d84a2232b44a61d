// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreImage
import Foundation
import MetalPerformanceShaders
import ObjCRuntime
import Testing

struct DifferenceTests {
    private func difference(_ one: UInt32, _ other: UInt32) throws -> Float {
        let image = picture([[one]]).applyingFilter(
            "CILabDeltaE",
            parameters: ["inputImage2": picture([[other]])]
        )
        var value: Float = -1
        CIContext().render(
            image,
            toBitmap: &value,
            rowBytes: 4,
            bounds: image.extent,
            format: .Rf,
            colorSpace: nil
        )
        return value
    }

    @Test func blackAndWhiteAreAHundredApart() throws {
        #expect(try abs(difference(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
        #expect(try difference(0xFF12_3456, 0xFF12_3456) == 0)
    }

    @Test func greysDifferByTheirLightness() throws {
        // Lightness of 119 is 50.034, of 120 it is 50.431 (CIE 15, D65).
        #expect(try abs(difference(0xFF77_7777, 0xFF78_7878) - 0.397) < 0.01)
    }

    @Test func coloursDifferByTheFormulaOf1994() throws {
        // Red is 53.24, 80.09, 67.20 in Lab, green 87.73, -86.18, 83.18: 73.43 apart.
        #expect(try abs(difference(0xFFFF_0000, 0xFF00_FF00) - 73.43) < 0.05)
    }

    @Test func halvesAreWritten() throws {
        let image = picture([[0xFFFF_FFFF, 0xFF00_0000]])
        var halves: [Float16] = [9, 9]
        CIContext(options: [.workingColorSpace: NSNull()]).render(
            image,
            toBitmap: &halves,
            rowBytes: 4,
            bounds: image.extent,
            format: .Rh,
            colorSpace: nil
        )
        #expect(halves == [1, 0])
    }

    private final class Inversion: CIImageProcessorKernel {
        override class func process(
            with inputs: [any CIImageProcessorInput]?,
            arguments: [String: Any]?,
            output: any CIImageProcessorOutput
        ) throws {
            guard let input = inputs?.first, let most = arguments?["most"] as? Float else {
                throw CocoaError(.featureUnsupported)
            }
            #expect(input.metalTexture == nil && output.metalCommandBuffer == nil)
            for y in 0..<Int(output.region.height) {
                for x in 0..<Int(output.region.width) {
                    for k in 0..<4 {
                        let value = input.baseAddress.load(
                            fromByteOffset: y * input.bytesPerRow + 16 * x + 4 * k,
                            as: Float.self
                        )
                        output.baseAddress.storeBytes(
                            of: k == 3 ? value : most - value,
                            toByteOffset: y * output.bytesPerRow + 16 * x + 4 * k,
                            as: Float.self
                        )
                    }
                }
            }
        }
    }

    @Test func aProgramMakesThePixels() throws {
        let source = picture([[0xFF00_0000, 0xFFFF_FFFF], [0xFFFF_0000, 0xFF00_00FF]])
        let image = try Inversion.apply(
            withExtent: source.extent,
            inputs: [source],
            arguments: ["most": Float(1)]
        )
        let inverse: [[UInt32]] = [[0xFFFF_FFFF, 0xFF00_0000], [0xFF00_FFFF, 0xFFFF_FF00]]
        #expect(try pixels(image) == inverse)
        #expect(try pixels(image, CGRect(x: 1, y: 0, width: 1, height: 1)) == [[0xFFFF_FF00]])
    }

    @Test func aProgramThatFailsLeavesNoPixels() throws {
        let source = picture([[0xFFFF_FFFF]])
        let image = try Inversion.apply(withExtent: source.extent, inputs: [source], arguments: nil)
        #expect(try pixels(image) == [[0]])
    }

    @Test func noProcessorOfMetalsIsHere() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        #expect(!MPSSupportsMTLDevice(nil))
    }
}
