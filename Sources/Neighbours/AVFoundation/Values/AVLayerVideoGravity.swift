// SPDX-License-Identifier: Apache-2.0

/// How pictures are fitted into a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value of a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Whole, in their own shape.
    public static let resizeAspect = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspect"
    )

    /// Over all of the layer, in their own shape.
    public static let resizeAspectFill = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspectFill"
    )

    /// Over all of the layer, in its shape.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
