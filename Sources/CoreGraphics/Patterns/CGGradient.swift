// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Colours at places from 0 to 1, and all colours in between.
public final class CGGradient: Sendable {
    /// A colour and its place.
    package struct Stop: Sendable, Hashable {
        /// From 0 to 1; stops are in the order of their places.
        package var location: CGFloat
        /// The colour in the gradient's space.
        package var color: CGColor
    }

    /// The stops, first place first; never empty.
    package let stops: [Stop]
    /// The space in which colours between stops are mixed.
    package let colorSpace: CGColorSpace

    package init(stops: [Stop], colorSpace: CGColorSpace) {
        self.stops = stops
        self.colorSpace = colorSpace
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.gradient.rawValue
    }
}

extension CGGradient: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGGradient, right: CGGradient) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
