// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour space: the meaning of a colour's components.
public final class CGColorSpace: Sendable {
    /// How components become light.
    package let definition: ColorSpaceDefinition
    /// The base of an indexed space or of stencil patterns.
    let base: CGColorSpace?
    /// The ICC profile that the space was made from.
    let profile: Data?
    private let nameText: String?

    package init(
        _ definition: ColorSpaceDefinition,
        name: String? = nil,
        base: CGColorSpace? = nil,
        profile: Data? = nil
    ) {
        self.definition = definition
        self.base = base
        self.profile = profile
        nameText = name
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.colorSpace.rawValue
    }

    /// The kind of the components.
    public var model: CGColorSpaceModel {
        definition.model
    }

    /// The name that `init(name:)` takes, or `nil` for a space without one.
    public var name: CFString? {
        nameText.map { $0 as NSString }
    }

    /// The number of components of a colour, alpha not counted.
    public var numberOfComponents: Int {
        definition.componentCount
    }
}

extension CGColorSpace: Hashable {
    /// Whether both spaces mean the same by the same components.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left === right || (left.definition == right.definition && left.nameText == right.nameText)
    }

    /// Mixes the definition into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(definition)
    }
}

extension CGColorSpace {
    /// The sRGB space.
    package static let sharedSRGB = CGColorSpace(.rgb(.sRGB), name: "kCGColorSpaceSRGB")
    /// The gray space of gamma 2.2.
    package static let sharedGray = CGColorSpace(
        .gray(.sRGB),
        name: "kCGColorSpaceGenericGrayGamma2_2"
    )
    /// The inks of no particular printer.
    package static let sharedCMYK = CGColorSpace(.cmyk, name: "kCGColorSpaceGenericCMYK")
}

extension CGColorSpace {
    /// The space that `CGColorSpaceCreateDeviceRGB` answers.
    package static let deviceRGB = CGColorSpace(.rgb(.sRGB), name: "kCGColorSpaceDeviceRGB")
    /// The space that `CGColorSpaceCreateDeviceGray` answers.
    package static let deviceGray = CGColorSpace(.gray(.sRGB), name: "kCGColorSpaceDeviceGray")
    /// The space that `CGColorSpaceCreateDeviceCMYK` answers.
    package static let deviceCMYK = CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK")
}
