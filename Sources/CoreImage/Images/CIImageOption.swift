// SPDX-License-Identifier: Apache-2.0

/// What may be said of an image when it is made.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name that it has in dictionaries.
    public let rawValue: String

    /// Takes a name that need not be one of those below.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space that the pixels are in.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Metadata, as ImageIO reads it.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the file's orientation turns it.
    public static let applyOrientationProperty = CIImageOption(
        rawValue: "CIImageApplyOrientationProperty"
    )
    /// Whether it is read between its pixels.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

/// What may be said of a context when it is made.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name that it has in dictionaries.
    public let rawValue: String

    /// Takes a name that need not be one of those below.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space that filters work in; `NSNull` for the pixels' own.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The space of what comes out.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Whether the processor does the work; here it always does.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// What a component is while filters work; here always a float.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether large images are reduced well.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether what lies between filters is kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether work gives way to other work.
    public static let priorityRequestLow = CIContextOption(
        rawValue: "kCIContextPriorityRequestLow"
    )
    /// A name for tools.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// How the components of a pixel lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number that it has in files.
    public let rawValue: Int32

    /// Takes a number that need not be one of those below.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A byte each: alpha first.
    public static let ARGB8 = CIFormat(rawValue: 265)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A byte each: blue first.
    public static let BGRA8 = CIFormat(rawValue: 266)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A byte each: red first.
    public static let RGBA8 = CIFormat(rawValue: 264)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Four halves.
    public static let RGBAh = CIFormat(rawValue: 2056)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Four floats.
    public static let RGBAf = CIFormat(rawValue: 2312)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sixteen bits each.
    public static let RGBA16 = CIFormat(rawValue: 784)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Red alone, as a byte.
    public static let R8 = CIFormat(rawValue: 261)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Red alone, as a half.
    public static let Rh = CIFormat(rawValue: 2053)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Red alone, as a float.
    public static let Rf = CIFormat(rawValue: 2309)
}

/// What may be said of a file that a context writes.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The name that it has in dictionaries.
    public let rawValue: String

    /// Takes a name that need not be one of those below.
    public init(rawValue: String) { self.rawValue = rawValue }
}
