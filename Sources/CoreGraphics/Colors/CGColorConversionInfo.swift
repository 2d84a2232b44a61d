// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way from one colour space to another.
public final class CGColorConversionInfo: Sendable {
    private let source: CGColorSpace
    private let destination: CGColorSpace

    /// Makes a conversion; `nil` where one of the spaces has no colours of its own.
    public convenience init?(src: CGColorSpace, dst: CGColorSpace) {
        self.init(optionsSrc: src, dst: dst, options: nil)
    }

    /// Makes a conversion; the options change nothing.
    public init?(optionsSrc src: CGColorSpace, dst: CGColorSpace, options: CFDictionary?) {
        guard src.model != .pattern, dst.model != .pattern, dst.model != .indexed else {
            return nil
        }
        source = src
        destination = dst
    }

    /// Makes a conversion between ranges of light; the light beyond white is clipped, whatever the
    /// method.
    public convenience init?(
        src: CGColorSpace,
        srcHeadroom: Float,
        dst: CGColorSpace,
        dstHeadroom: Float,
        toneMapping method: CGToneMapping,
        options: CFDictionary?
    ) {
        self.init(optionsSrc: src, dst: dst, options: options)
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.colorConversionInfo.rawValue
    }

    /// A colour's values in the destination, without alpha.
    package func convert(_ values: [CGFloat]) -> [CGFloat]? {
        source.definition.values(values, in: destination.definition)
    }
}

extension CGColorConversionInfo: Hashable {
    /// Whether both lead from and to equal spaces.
    public static func == (left: CGColorConversionInfo, right: CGColorConversionInfo) -> Bool {
        left.source == right.source && left.destination == right.destination
    }

    /// Mixes both spaces into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(destination)
    }
}

/// The direction of a conversion's step.
public enum CGColorConversionInfoTransformType: UInt32, Sendable {
    /// From a space to the one in the middle.
    case transformFromSpace = 0
    /// From the one in the middle to a space.
    case transformToSpace = 1
    /// Within the one in the middle.
    case transformApplySpace = 2
}

/// How light brighter than a display can show is brought into its range.
public enum CGToneMapping: UInt32, Sendable {
    /// The system's choice.
    case `default` = 0
    /// As the image's own metadata say.
    case imageSpecificLumaScaling = 1
    /// Relative to reference white.
    case referenceWhiteBased = 2
    /// As ITU-R BT.2446 and BT.2100 recommend.
    case ituRecommended = 3
    /// As OpenEXR's viewers do.
    case exrGamma = 4
    /// Not at all: it is clipped.
    case none = 5
}
