// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreImage
import Foundation
import Testing

struct CIFilterTests {
    private let gray = picture([[0xFF80_8080, 0xFF40_4040], [0xFFFF_FFFF, 0xFF00_0000]])

    private func one(_ image: CIImage?) throws -> UInt32 {
        try pixels(image, CGRect(x: 0, y: 1, width: 1, height: 1))[0][0]
    }

    @Test func aNameThatThereIsNotGivesNothing() {
        #expect(CIFilter(name: "CIMakesCoffee") == nil)
        #expect(gray.applyingFilter("CIMakesCoffee").extent.isNull)
    }

    @Test func meansAreTakenInTheWorkingSpace() throws {
        let half = picture([[0xFFFF_FFFF, 0xFF00_0000]])
        let mean = half.applyingFilter(
            "CIAreaAverage",
            parameters: [kCIInputExtentKey: CIVector(cgRect: half.extent)]
        )
        func red(_ options: [CIContextOption: Any]?) -> UInt8 {
            var bytes = [UInt8](repeating: 0, count: 4)
            CIContext(options: options).render(
                mean,
                toBitmap: &bytes,
                rowBytes: 4,
                bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                format: .RGBA8,
                colorSpace: nil
            )
            return bytes[0]
        }
        let encoded = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        #expect((127...128).contains(red([.workingColorSpace: NSNull()])))
        #expect((127...128).contains(red([.workingColorSpace: encoded])))
        // Half of the light is 188 of 255 in sRGB.
        #expect((187...189).contains(red([.workingColorSpace: linear])))
        #expect((187...189).contains(red(nil)))
    }

    @Test func defaultsAreSetAndSaidInTheAttributes() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
        #expect(filter.value(forKey: kCIInputIntensityKey) as? NSNumber == 1)
        #expect(filter.outputImage == nil)
        let about = try #require(filter.attributes[kCIInputIntensityKey] as? [String: Any])
        #expect(about[kCIAttributeDefault] as? NSNumber == 1)
        #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
    }

    @Test func everyFilterMakesAnImageOfItsDefaults() throws {
        let names = CIFilter.filterNames(inCategory: nil)
        #expect(names.count >= 80)
        for name in names where name != "CIQRCodeGenerator" {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where filter.value(forKey: key) == nil {
                filter.setValue(gray, forKey: key)
            }
            let output = try #require(filter.outputImage, "\(name)")
            let rect = CGRect(x: 0, y: 0, width: 3, height: 3)
            #expect(CIContext().createCGImage(output, from: rect) != nil, "\(name)")
        }
    }

    @Test func numbersOfAnyTypeCount() throws {
        for value in [2.0, Float(2), 2, CGFloat(2), NSNumber(value: 2)] as [Any] {
            let filter = try #require(CIFilter(name: "CIExposureAdjust"))
            filter.setValue(gray, forKey: kCIInputImageKey)
            filter.setValue(value, forKey: kCIInputEVKey)
            #expect(isNear(try one(filter.outputImage), 0xFFED_EDED, 2))
        }
    }

    @Test func invertedLightIsWhatIsMissing() throws {
        let inverted = gray.applyingFilter("CIColorInvert")
        #expect(try pixels(inverted)[1] == [0xFF00_0000, 0xFFFF_FFFF])
    }

    @Test func sepiaByNothingIsTheImage() throws {
        let same = gray.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0])
        #expect(try pixels(same) == pixels(gray))
        let brown = try one(gray.applyingFilter("CISepiaTone"))
        let (r, g, b) = (brown >> 16 & 255, brown >> 8 & 255, brown & 255)
        #expect(r > g && g > b)
    }

    @Test(arguments: [1.0, 4, 20, 120])
    func aBlurOfAnEvenPictureIsTheSamePicture(sigma: Double) throws {
        let even = CIImage(color: CIColor(red: 0.5, green: 0.25, blue: 1))
        let soft = even.applyingGaussianBlur(sigma: sigma)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        let (a, b) = (try pixels(even, rect), try pixels(soft, rect))
        #expect(zip(a.joined(), b.joined()).allSatisfy { isNear($0, $1) })
    }

    @Test func aBlurGrowsByThreeTimesItsWidthOnEverySide() {
        let soft = gray.applyingGaussianBlur(sigma: 10)
        #expect(soft.extent == CGRect(x: -30, y: -30, width: 62, height: 62))
    }

    @Test func aBlurSpreadsAlike() throws {
        var rows = [[UInt32]](repeating: Array(repeating: 0xFF00_0000, count: 41), count: 41)
        rows[20][20] = 0xFFFF_FFFF
        for sigma in [3.0, 9.0] {
            let soft = picture(rows).clampedToExtent().applyingGaussianBlur(sigma: sigma)
            let out = try pixels(soft, CGRect(x: 0, y: 0, width: 41, height: 41))
            for distance in 1...20 {
                let around = [
                    out[20][20 - distance], out[20][20 + distance], out[20 - distance][20],
                    out[20 + distance][20],
                ]
                #expect(around.allSatisfy { isNear($0, around[0]) })
            }
            #expect(out[20][20] >= out[20][24] && out[20][24] >= out[20][30])
        }
    }

    @Test func anAreasMeanIsOfItsLight() throws {
        let checker = picture([[0xFFFF_FFFF, 0xFF00_0000], [0xFF00_0000, 0xFFFF_FFFF]])
        let mean = checker.applyingFilter(
            "CIAreaAverage",
            parameters: [kCIInputExtentKey: CIVector(cgRect: checker.extent)]
        )
        #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(isNear(try pixels(mean)[0][0], 0xFFBC_BCBC))
    }

    @Test func cellsAreEven() throws {
        let row = (0..<16).map { UInt32($0) * 0x101010 | 0xFF00_0000 }
        let cells = picture(Array(repeating: row, count: 16)).clampedToExtent().applyingFilter(
            "CIPixellate",
            parameters: [kCIInputScaleKey: 8, kCIInputCenterKey: CIVector(x: 0, y: 0)]
        )
        let out = try pixels(cells, CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(Set(out[3][0..<8]).count == 1 && Set(out[3][8..<16]).count == 1)
        #expect(out[3][0] != out[3][8])
    }

    @Test func aTwirlLeavesWhatIsOutsideItsRadius() throws {
        let row = (0..<40).map { UInt32($0) * 0x050505 | 0xFF00_0000 }
        let image = picture(Array(repeating: row, count: 40))
        let twirl = CIFilter.twirlDistortion()
        twirl.inputImage = image
        twirl.center = CGPoint(x: 20, y: 20)
        twirl.radius = 10
        let (before, after) = (try pixels(image), try pixels(twirl.outputImage))
        #expect(after[2] == before[2] && after[20] != before[20])
    }

    @Test func propertiesAndKeysAreTheSameValues() throws {
        let filter = CIFilter.bumpDistortion()
        filter.radius = 12
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Float == 12)
        filter.setValue(CIVector(x: 3, y: 4), forKey: kCIInputCenterKey)
        #expect(filter.center == CGPoint(x: 3, y: 4))
        #expect(filter.name == "CIBumpDistortion")
    }

    @Test func perspectiveOfARectangleIsTheIdentity() throws {
        let image = picture([
            [0xFF10_2030, 0xFF40_5060, 0xFF70_8090], [0xFFA0_B0C0, 0xFFD0_E0F0, 0xFF00_0000],
        ])
        let same = image.applyingFilter(
            "CIPerspectiveCorrection",
            parameters: [
                "inputTopLeft": CIVector(x: 0, y: 2), "inputTopRight": CIVector(x: 3, y: 2),
                "inputBottomLeft": CIVector(x: 0, y: 0), "inputBottomRight": CIVector(x: 3, y: 0),
            ]
        )
        let (a, b) = (try pixels(image), try pixels(same))
        #expect(zip(a.joined(), b.joined()).allSatisfy { isNear($0, $1, 2) })
    }

    @Test(arguments: [Double.nan, -5, 1e300])
    func numbersThatMakeNoSenseEndWithAnAnswer(number: Double) {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        for name in CIFilter.filterNames(inCategory: nil) {
            guard let filter = CIFilter(name: name) else { continue }
            for key in filter.inputKeys {
                switch filter.value(forKey: key) {
                case is NSNumber: filter.setValue(number, forKey: key)
                case is CIVector: filter.setValue(CIVector(x: number, y: number), forKey: key)
                case nil: filter.setValue(gray, forKey: key)
                default: break
                }
            }
            guard let output = filter.outputImage else { continue }
            _ = CIContext().createCGImage(output, from: rect)
        }
    }

    @Test func aFilterOfOnesOwnMakesWhatItOverrides() {
        final class Own: CIFilter, @unchecked Sendable {
            override var outputImage: CIImage? { CIImage.red }
        }
        #expect(Own().outputImage?.extent.isInfinite == true)
    }
}
