// SPDX-License-Identifier: Apache-2.0

// The names here are Apple's, some with underscores.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension CGColorSpace {
    /// Film production: the primaries AP1 of ACES, linear.
    public class var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" }
    /// Adobe RGB (1998): wider than sRGB in the greens, gamma 2.2.
    public class var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    /// Video of BT.709 with the curve that players apply.
    public class var coreMedia709: CFString { "kCGColorSpaceCoreMedia709" }
    /// Digital cinema: P3 with the white of projectors, gamma 2.6.
    public class var dcip3: CFString { "kCGColorSpaceDCIP3" }
    /// The displays of today: P3 with a white of D65 and the curve of sRGB.
    public class var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// Display P3 with hybrid log-gamma.
    public class var displayP3_HLG: CFString { "kCGColorSpaceDisplayP3_HLG" }
    /// Display P3 with the perceptual quantizer.
    public class var displayP3_PQ: CFString { "kCGColorSpaceDisplayP3_PQ" }
    /// The earlier name of `displayP3_PQ`.
    public class var displayP3_PQ_EOTF: CFString { "kCGColorSpaceDisplayP3_PQ_EOTF" }
    /// Display P3 with values beyond 0...1.
    public class var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    /// The gray of gamma 2.2 with values beyond 0...1.
    public class var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    /// BT.2020 with values beyond 0...1.
    public class var extendedITUR_2020: CFString { "kCGColorSpaceExtendedITUR_2020" }
    /// Linear Display P3 with values beyond 0...1.
    public class var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" }
    /// Linear gray with values beyond 0...1.
    public class var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }
    /// Linear BT.2020 with values beyond 0...1.
    public class var extendedLinearITUR_2020: CFString { "kCGColorSpaceExtendedLinearITUR_2020" }
    /// Linear sRGB with values beyond 0...1.
    public class var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// sRGB with values beyond 0...1: the space of `UIColor`.
    public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// Inks without a profile.
    public class var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
    /// Gray of gamma 2.2; its curve is taken to be that of sRGB, whose gray it is on iOS.
    public class var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// CIE L*a*b* relative to D50, a and b from -128 to 127.
    public class var genericLab: CFString { "kCGColorSpaceGenericLab" }
    /// The primaries of sRGB, linear.
    public class var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    /// CIE XYZ relative to D50.
    public class var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" }
    /// Ultra high definition video: BT.2020.
    public class var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
    /// The earlier name of `itur_2100_HLG`.
    public class var itur_2020_HLG: CFString { "kCGColorSpaceITUR_2020_HLG" }
    /// The earlier name of `itur_2100_PQ`.
    public class var itur_2020_PQ: CFString { "kCGColorSpaceITUR_2020_PQ" }
    /// The earliest name of `itur_2100_PQ`.
    public class var itur_2020_PQ_EOTF: CFString { "kCGColorSpaceITUR_2020_PQ_EOTF" }
    /// The primaries of BT.2020 with the curve of sRGB.
    public class var itur_2020_sRGBGamma: CFString { "kCGColorSpaceITUR_2020_sRGBGamma" }
    /// BT.2100: the primaries of BT.2020 with hybrid log-gamma.
    public class var itur_2100_HLG: CFString { "kCGColorSpaceITUR_2100_HLG" }
    /// BT.2100: the primaries of BT.2020 with the perceptual quantizer.
    public class var itur_2100_PQ: CFString { "kCGColorSpaceITUR_2100_PQ" }
    /// High definition video: BT.709.
    public class var itur_709: CFString { "kCGColorSpaceITUR_709" }
    /// The primaries of BT.709 with hybrid log-gamma.
    public class var itur_709_HLG: CFString { "kCGColorSpaceITUR_709_HLG" }
    /// The primaries of BT.709 with the perceptual quantizer.
    public class var itur_709_PQ: CFString { "kCGColorSpaceITUR_709_PQ" }
    /// Display P3, linear.
    public class var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
    /// Linear gray.
    public class var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// BT.2020, linear.
    public class var linearITUR_2020: CFString { "kCGColorSpaceLinearITUR_2020" }
    /// sRGB, linear.
    public class var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// ROMM RGB, also called ProPhoto: wider than what can be seen.
    public class var rommrgb: CFString { "kCGColorSpaceROMMRGB" }
    /// The space of the web and of most images.
    public class var sRGB: CFString { "kCGColorSpaceSRGB" }
}

extension CGColorSpace {
    /// The named spaces, each with its definition.
    ///
    /// Where a space has several names, a derived space takes the first.
    package static let definitions: [(name: String, definition: ColorSpaceDefinition)] = {
        let p3 = RGBColorModel(primaries: .displayP3, curve: .sRGB)
        let bt2020 = RGBColorModel(primaries: .bt2020, curve: .bt709)
        return [
            ("kCGColorSpaceSRGB", .rgb(.sRGB)),
            ("kCGColorSpaceACESCGLinear", .rgb(RGBColorModel(primaries: .ap1, curve: .linear))),
            (
                "kCGColorSpaceAdobeRGB1998",
                .rgb(RGBColorModel(primaries: .adobeRGB, curve: .gamma(563.0 / 256)))
            ),
            (
                "kCGColorSpaceCoreMedia709",
                .rgb(RGBColorModel(primaries: .bt709, curve: .gamma(1.961)))
            ),
            ("kCGColorSpaceDCIP3", .rgb(RGBColorModel(primaries: .dciP3, curve: .gamma(2.6)))),
            ("kCGColorSpaceDisplayP3", .rgb(p3)),
            ("kCGColorSpaceDisplayP3_HLG", .rgb(p3.with(curve: .hlg))),
            ("kCGColorSpaceDisplayP3_PQ", .rgb(p3.with(curve: .pq))),
            ("kCGColorSpaceExtendedDisplayP3", .rgb(p3.with(isExtended: true))),
            ("kCGColorSpaceExtendedGray", .gray(.sRGB.with(isExtended: true))),
            ("kCGColorSpaceExtendedITUR_2020", .rgb(bt2020.with(isExtended: true))),
            (
                "kCGColorSpaceExtendedLinearDisplayP3",
                .rgb(p3.with(curve: .linear, isExtended: true))
            ),
            (
                "kCGColorSpaceExtendedLinearGray",
                .gray(.sRGB.with(curve: .linear, isExtended: true))
            ),
            (
                "kCGColorSpaceExtendedLinearITUR_2020",
                .rgb(bt2020.with(curve: .linear, isExtended: true))
            ),
            ("kCGColorSpaceExtendedLinearSRGB", .rgb(.sRGB.with(curve: .linear, isExtended: true))),
            ("kCGColorSpaceExtendedSRGB", .rgb(.sRGB.with(isExtended: true))),
            ("kCGColorSpaceGenericCMYK", .cmyk),
            ("kCGColorSpaceGenericGrayGamma2_2", .gray(.sRGB)),
            ("kCGColorSpaceGenericLab", .lab(white: Matrix3.d50, range: [-128, 127, -128, 127])),
            ("kCGColorSpaceGenericXYZ", .xyz),
            ("kCGColorSpaceITUR_2020", .rgb(bt2020)),
            ("kCGColorSpaceITUR_2100_HLG", .rgb(bt2020.with(curve: .hlg))),
            ("kCGColorSpaceITUR_2100_PQ", .rgb(bt2020.with(curve: .pq))),
            ("kCGColorSpaceITUR_709", .rgb(.sRGB.with(curve: .bt709))),
            ("kCGColorSpaceITUR_709_HLG", .rgb(.sRGB.with(curve: .hlg))),
            ("kCGColorSpaceITUR_709_PQ", .rgb(.sRGB.with(curve: .pq))),
            ("kCGColorSpaceLinearDisplayP3", .rgb(p3.with(curve: .linear))),
            ("kCGColorSpaceLinearGray", .gray(.sRGB.with(curve: .linear))),
            ("kCGColorSpaceLinearITUR_2020", .rgb(bt2020.with(curve: .linear))),
            ("kCGColorSpaceLinearSRGB", .rgb(.sRGB.with(curve: .linear))),
            ("kCGColorSpaceROMMRGB", .rgb(RGBColorModel(primaries: .romm, curve: .romm))),
            ("kCGColorSpaceDisplayP3_PQ_EOTF", .rgb(p3.with(curve: .pq))),
            ("kCGColorSpaceGenericRGBLinear", .rgb(.sRGB.with(curve: .linear))),
            ("kCGColorSpaceITUR_2020_HLG", .rgb(bt2020.with(curve: .hlg))),
            ("kCGColorSpaceITUR_2020_PQ", .rgb(bt2020.with(curve: .pq))),
            ("kCGColorSpaceITUR_2020_PQ_EOTF", .rgb(bt2020.with(curve: .pq))),
            ("kCGColorSpaceITUR_2020_sRGBGamma", .rgb(bt2020.with(curve: .sRGB))),
            ("kCGColorSpaceDeviceRGB", .rgb(.sRGB)),
            ("kCGColorSpaceDeviceGray", .gray(.sRGB)),
            ("kCGColorSpaceDeviceCMYK", .cmyk),
            ("kCGColorSpaceGenericRGB", .rgb(.sRGB)),
            ("kCGColorSpaceGenericGray", .gray(.sRGB)),
        ]
    }()
}

extension CGColorSpace {
    /// Makes the space of a name; `nil` where the name is unknown.
    public convenience init?(name: CFString) {
        let text = name as String
        guard let known = Self.definitionsByName[text] else { return nil }
        self.init(known, name: text)
    }

    private static let definitionsByName = Dictionary(
        definitions.map { ($0.name, $0.definition) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The space of a definition, under its name if it has one.
    static func named(_ definition: ColorSpaceDefinition) -> CGColorSpace {
        CGColorSpace(
            definition,
            name: definitions.first { $0.definition == definition }?.name
        )
    }
}
