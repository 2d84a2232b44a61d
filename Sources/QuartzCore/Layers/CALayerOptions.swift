// SPDX-License-Identifier: Apache-2.0

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit for a corner.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner of the smallest x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner of the largest x and the smallest y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner of the smallest x and the largest y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner of the largest x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// One bit for an edge.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge of the smallest x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of the largest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of the smallest y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of the largest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a curve by name; unknown ones act as `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Bends in gradually, over a longer piece of the edge.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
    /// How colours brighter than the screen's white are tone-mapped.
    public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
        /// The name by which it is archived.
        public let rawValue: String

        /// Makes a mode by name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The system decides.
        public static let automatic = ToneMapMode(rawValue: "automatic")
        /// They are clipped.
        public static let never = ToneMapMode(rawValue: "never")
        /// They are tone-mapped where that is supported.
        public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
    }
}

/// The key of the action that runs when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"
