// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGColorSpace {
    /// Makes a gray of a white point and a gamma; the black point is not used.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>,
        blackPoint: UnsafePointer<CGFloat>?,
        gamma: CGFloat
    ) {
        let model = RGBColorModel.sRGB.with(curve: .gamma(Double(gamma)))
        self.init(.gray(model))
    }

    /// Makes red, green and blue of a white point, a gamma for all three (that of green counts)
    /// and the primaries' XYZ, one after the other; the black point is not used.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>,
        blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?,
        matrix: UnsafePointer<CGFloat>?
    ) {
        let white = Vector3(Double(whitePoint[0]), Double(whitePoint[1]), Double(whitePoint[2]))
        func row(_ index: Int) -> Vector3 {
            guard let matrix else { return Matrix3(diagonal: .one).rows[index] }
            return Vector3(
                Double(matrix[index]),
                Double(matrix[index + 3]),
                Double(matrix[index + 6])
            )
        }
        let toXYZ = Matrix3.adaptation(from: white) * Matrix3(row(0), row(1), row(2))
        let exponent = gamma.map { Double($0[1]) } ?? 1
        self.init(
            .rgb(
                RGBColorModel(toXYZ: toXYZ, curve: exponent == 1 ? .linear : .gamma(exponent))
            )
        )
    }

    /// Makes L*a*b* of a white point and the ranges of a and b (-100...100 where there are none);
    /// the black point is not used.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>,
        blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        let white = Vector3(Double(whitePoint[0]), Double(whitePoint[1]), Double(whitePoint[2]))
        let bounds = (0..<4).map { index in
            range.map { Double($0[index]) } ?? (index % 2 == 0 ? -100 : 100)
        }
        self.init(.lab(white: white, range: bounds))
    }

    /// Makes a space of at most 256 colours, of a byte for each component of the base space.
    ///
    /// `nil` where `last` is not from 0 to 255 or the base is itself indexed or a pattern.
    public convenience init?(
        indexedBaseSpace baseSpace: CGColorSpace,
        last: Int,
        colorTable: UnsafePointer<UInt8>
    ) {
        switch baseSpace.model {
        case .indexed, .pattern, .unknown: return nil
        default: break
        }
        guard (0...255).contains(last) else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
        self.init(
            .indexed(base: baseSpace.definition, last: last, table: table),
            base: baseSpace
        )
    }

    /// Makes the space of patterns: coloured ones without a base, stencils with one.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if baseSpace?.model == .pattern { return nil }
        self.init(.pattern(base: baseSpace?.definition), base: baseSpace)
    }

    /// Makes the space that an ICC profile describes, where it does so by a matrix and curves;
    /// `nil` for other profiles, such as those of printers.
    public convenience init?(iccData: CFTypeRef) {
        let data: Data?
        switch iccData {
        case let object as NSData: data = Data(copying: object)
        case let provider as CGDataProvider: data = provider.bytes
        default: data = nil
        }
        guard let data, let profile = ICCProfile(data) else { return nil }
        self.init(profile.definition, profile: data)
    }

    /// Makes the space that an ICC profile describes; `init(iccData:)` is its successor.
    public convenience init?(iccProfileData data: CFData) {
        self.init(iccData: data)
    }

    /// Makes the space that an ICC profile describes, or the alternate one where the profile is
    /// not understood; the range is not used.
    public convenience init?(
        iccBasedNComponents nComponents: Int,
        range: UnsafePointer<CGFloat>?,
        profile: CGDataProvider,
        alternate: CGColorSpace?
    ) {
        if let data = profile.bytes, let parsed = ICCProfile(data),
            parsed.definition.componentCount == nComponents
        {
            self.init(parsed.definition, profile: data)
            return
        }
        if let alternate, alternate.numberOfComponents == nComponents {
            self.init(alternate.definition, name: alternate.name as String?)
            return
        }
        switch nComponents {
        case 1: self.init(.gray(.sRGB))
        case 3: self.init(.rgb(.sRGB))
        case 4: self.init(.cmyk)
        default: return nil
        }
    }

    /// Makes the space that `copyPropertyList()` wrote: a name or an ICC profile.
    public convenience init?(propertyListPlist plist: CFPropertyList) {
        switch plist {
        case let name as NSString: self.init(name: name)
        case let data as NSData: self.init(iccData: data)
        default: return nil
        }
    }

    /// The space's name, or its ICC profile, from which `init(propertyListPlist:)` makes it again.
    public func copyPropertyList() -> CFPropertyList? {
        name ?? copyICCData()
    }

    /// An ICC profile of the space; `nil` for spaces of a device and those without one.
    ///
    /// A space made from a profile answers that one; of named RGB and gray spaces a small one is
    /// written.
    public func copyICCData() -> CFData? {
        if let profile { return profile as NSData }
        if let text = name as String?, text.hasPrefix("kCGColorSpaceDevice") { return nil }
        return ICCProfile.data(for: definition, name: name as String?).map { $0 as NSData }
    }

    /// The same as `copyICCData()`, which is its successor.
    public var iccData: CFData? {
        copyICCData()
    }
}
