// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Colour spaces")
struct CGColorSpaceTests {
    private func space(_ name: CFString) throws -> CGColorSpace {
        try #require(CGColorSpace(name: name))
    }

    @Test("Device spaces have the components and names of iOS, and no profile")
    func deviceSpaces() {
        let expected: [(CGColorSpace, Int, CGColorSpaceModel, String)] = [
            (CGColorSpaceCreateDeviceGray(), 1, .monochrome, "kCGColorSpaceDeviceGray"),
            (CGColorSpaceCreateDeviceRGB(), 3, .rgb, "kCGColorSpaceDeviceRGB"),
            (CGColorSpaceCreateDeviceCMYK(), 4, .cmyk, "kCGColorSpaceDeviceCMYK"),
        ]
        for (space, count, model, name) in expected {
            #expect(space.numberOfComponents == count)
            #expect(space.model == model)
            #expect(space.name as String? == name)
            #expect(space.baseColorSpace == nil)
            #expect(space.colorTable == nil)
            #expect(!space.isWideGamutRGB)
            #expect(space.supportsOutput)
            #expect(space.copyICCData() == nil)
        }
    }

    @Test("An indexed space keeps its table and its base")
    func indexed() throws {
        let table: [UInt8] = [1, 2, 3, 4, 5, 6, 255, 255, 255]
        let base = CGColorSpaceCreateDeviceRGB()
        let indexed = try #require(
            CGColorSpace(indexedBaseSpace: base, last: 2, colorTable: table)
        )
        #expect(indexed.numberOfComponents == 1)
        #expect(indexed.model == .indexed)
        #expect(indexed.baseColorSpace == base)
        #expect(indexed.colorTable == table)
        #expect(indexed.name == nil)
        #expect(!indexed.supportsOutput)
        #expect(CGColorSpace(indexedBaseSpace: indexed, last: 0, colorTable: table) == nil)
        #expect(CGColorSpace(indexedBaseSpace: base, last: 256, colorTable: table) == nil)
    }

    @Test("Every name makes a space of that name")
    func names() throws {
        for (name, _) in CGColorSpace.definitions {
            #expect(try space(name as NSString).name as String? == name)
        }
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("Wide, extended and high-range spaces say so")
    func properties() throws {
        #expect(try space(CGColorSpace.displayP3).isWideGamutRGB)
        #expect(try space(CGColorSpace.adobeRGB1998).isWideGamutRGB)
        #expect(try !space(CGColorSpace.sRGB).isWideGamutRGB)
        let extended = try space(CGColorSpace.extendedSRGB)
        #expect(extended.isWideGamutRGB)
        #expect(CGColorSpaceUsesExtendedRange(extended))
        #expect(try space(CGColorSpace.displayP3_HLG).isHDR())
        #expect(try CGColorSpaceIsPQBased(space(CGColorSpace.itur_2100_PQ)))
        #expect(try CGColorSpaceUsesITUR_2100TF(space(CGColorSpace.itur_2100_PQ)))
        let linear = CGColorSpaceCreateLinearized(try space(CGColorSpace.sRGB))
        #expect(linear?.name == CGColorSpace.linearSRGB)
        let derived = CGColorSpaceCreateExtendedLinearized(try space(CGColorSpace.displayP3))
        #expect(derived?.name == CGColorSpace.extendedLinearDisplayP3)
        let standard = CGColorSpaceCreateCopyWithStandardRange(extended)
        #expect(standard.name == CGColorSpace.sRGB)
        #expect(CGColorSpaceCreateExtended(CGColorSpaceCreateDeviceCMYK()) == nil)
    }

    @Test("The derived matrix of sRGB is the one that IEC and Lindbloom print")
    func sRGBMatrix() {
        let expected = [
            [0.4360, 0.3851, 0.1431], [0.2225, 0.7169, 0.0606], [0.0139, 0.0971, 0.7142],
        ]
        for (row, numbers) in zip(RGBColorModel.sRGB.toXYZ.rows, expected) {
            for column in 0..<3 { #expect(abs(row[column] - numbers[column]) < 0.0005) }
        }
    }

    @Test("Colours survive the way to any space that holds them, and back")
    func roundTrips() throws {
        let extended = try space(CGColorSpace.extendedSRGB)
        for (name, definition) in CGColorSpace.definitions {
            guard [.rgb, .lab, .XYZ].contains(definition.model) else { continue }
            let other = try space(name as NSString)
            for values in [[0.2, 0.5, 0.8], [1, 1, 1], [0, 0, 0], [0.9, 0.4, 0.3]] {
                let color = CGColor(space: extended, values: values.map { CGFloat($0) } + [0.5])
                let there = try #require(
                    color.converted(to: other, intent: .defaultIntent, options: nil)
                )
                let back = try #require(
                    there.converted(to: extended, intent: .defaultIntent, options: nil)
                )
                for (a, b) in zip(color.components ?? [], back.components ?? []) {
                    #expect(abs(a - b) < 1e-4, "\(name)")
                }
            }
        }
    }

    @Test("Display P3's red lies outside sRGB by the known amount")
    func displayP3Red() throws {
        let red = CGColor(space: try space(CGColorSpace.displayP3), values: [1, 0, 0, 1])
        let sRGB = red.sRGB
        #expect(abs(sRGB.red - 1.0930) < 0.0005)
        #expect(abs(sRGB.green - -0.2267) < 0.0005)
        #expect(abs(sRGB.blue - -0.1501) < 0.0005)
        let clipped = red.converted(to: .sharedSRGB, intent: .defaultIntent, options: nil)
        #expect(clipped?.components == [1, 0, 0, 1])
    }

    @Test("Gray keeps its number in RGB, and inks mix to what printers' screens show")
    func simpleConversions() {
        #expect(CGColor(gray: 0.3, alpha: 0.5).sRGB == (0.3, 0.3, 0.3, 0.5))
        let ink = CGColor(
            genericCMYKCyan: 1,
            magenta: 0,
            yellow: 0.5,
            black: 0.2,
            alpha: 1
        ).sRGB
        #expect(abs(ink.red) < 1e-9)
        #expect(abs(ink.green - 0.8) < 1e-9)
        #expect(abs(ink.blue - 0.4) < 1e-9)
        let back = CGColor(srgbRed: 0, green: 0.8, blue: 0.4, alpha: 1)
            .converted(to: .sharedCMYK, intent: .defaultIntent, options: nil)
        let expected: [CGFloat] = [1, 0, 0.5, 0.2, 1]
        for (a, b) in zip(back?.components ?? [], expected) { #expect(abs(a - b) < 1e-9) }
    }

    @Test(
        "A written profile makes the same space again",
        arguments: [
            "kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceAdobeRGB1998",
            "kCGColorSpaceLinearSRGB", "kCGColorSpaceGenericGrayGamma2_2", "kCGColorSpaceROMMRGB",
        ]
    )
    func profiles(name: String) throws {
        let original = try space(name as NSString)
        let data = try #require(original.copyICCData())
        let again = try #require(CGColorSpace(iccData: data))
        #expect(again.copyICCData() == data)
        #expect(again.name == nil)
        for value in [0.1, 0.5, 0.9] {
            let count = original.numberOfComponents
            let values = (0..<count).map { CGFloat(value) / CGFloat($0 + 1) }
            let a = original.definition.sRGB(from: values)
            let b = again.definition.sRGB(from: values)
            for part in 0..<3 { #expect(abs(a[part] - b[part]) < 0.002) }
        }
    }

    @Test("A profile cut off anywhere or damaged ends with an answer")
    func damagedProfiles() throws {
        let data = try #require(space(CGColorSpace.displayP3).copyICCData()) as Data
        for count in 0..<data.count { _ = CGColorSpace(iccData: data.prefix(count) as NSData) }
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            var damaged = data
            for _ in 0..<4 {
                let place = Int.random(in: 0..<data.count, using: &random)
                damaged[place] = UInt8.random(in: 0...255, using: &random)
            }
            let space = CGColorSpace(iccData: damaged as NSData)
            _ = space?.definition.sRGB(from: [0.2, 0.4, 0.6])
        }
        #expect(CGColorSpace(iccData: NSData()) == nil)
    }
}
