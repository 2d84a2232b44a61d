// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RenderServer

/// How a picture is placed in a layer's bounds.
///
/// The names assume y up: `bottom` is the side of the smallest y.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a gravity by name; unknown ones act as `resize`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the largest y, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the smallest y, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the smallest x, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the largest x, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the smallest x and largest y, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the largest x and y, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the smallest x and y, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the largest x and smallest y, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit inside.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    init(_ gravity: LayerContentPlacement.Gravity) {
        self = Self.names.first { $0.value == gravity }?.key ?? .resize
    }

    var renderValue: LayerContentPlacement.Gravity { Self.names[self] ?? .resize }

    private static let names: [CALayerContentsGravity: LayerContentPlacement.Gravity] = [
        .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right,
        .topLeft: .topLeft, .topRight: .topRight, .bottomLeft: .bottomLeft,
        .bottomRight: .bottomRight, .resize: .resize, .resizeAspect: .resizeAspect,
        .resizeAspectFill: .resizeAspectFill,
    ]
}

/// A pixel format of contents that a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a format by name; unknown ones act as `RGBA8Uint`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits a channel.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Half floats; stored as eight bits here.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of grey; stored as colour here.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")

    init(_ format: LayerContentPlacement.Format) {
        switch format {
        case .rgba8: self = .RGBA8Uint
        case .rgba16Float: self = .RGBA16Float
        case .gray8: self = .gray8Uint
        }
    }

    var renderValue: LayerContentPlacement.Format {
        switch self {
        case .RGBA16Float: .rgba16Float
        case .gray8Uint: .gray8
        default: .rgba8
        }
    }
}

/// How a picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a filter by name; unknown ones act as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Every pixel is the nearest one of the picture.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Mixes the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Mixes pixels of smaller copies of the picture, too.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    init(_ filter: LayerContentPlacement.Filter) {
        switch filter {
        case .linear: self = .linear
        case .nearest: self = .nearest
        case .trilinear: self = .trilinear
        }
    }

    var renderValue: LayerContentPlacement.Filter {
        switch self {
        case .nearest: .nearest
        case .trilinear: .trilinear
        default: .linear
        }
    }
}
