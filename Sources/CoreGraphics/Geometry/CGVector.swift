// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A direction with a length in the plane; unlike a point it has no place.
public struct CGVector: Sendable, Equatable, Hashable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes the vector of no length.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// Makes a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from its parts.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector from its parts.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads the two parts from an array.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let dx = try container.decode(CGFloat.self)
        let dy = try container.decode(CGFloat.self)
        self.init(dx: dx, dy: dy)
    }

    /// Writes the two parts as an array.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The parts in brackets, as in `(1.0, 2.0)`.
    public var debugDescription: String {
        "(\(dx), \(dy))"
    }
}
