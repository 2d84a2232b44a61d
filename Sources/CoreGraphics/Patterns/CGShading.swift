// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A gradient whose colours a function gives.
public final class CGShading: Sendable {
    /// The line or the circles that the function's argument runs along.
    enum Geometry: Sendable {
        case axial(start: CGPoint, end: CGPoint)
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    let geometry: Geometry
    package let options: CGGradientDrawingOptions
    /// The function's colours at 257 places, which are nearer to each other than displays can show.
    package let gradient: CGGradient

    private init?(
        _ geometry: Geometry,
        space: CGColorSpace,
        function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        let count = space.numberOfComponents
        guard
            space.model != .pattern, space.model != .indexed, function.domainDimension == 1,
            function.rangeDimension == count || function.rangeDimension == count + 1
        else { return nil }
        let domain = function.firstDomain
        let stops = (0...256).map { index in
            let place = CGFloat(index) / 256
            let argument = domain.lowerBound + place * (domain.upperBound - domain.lowerBound)
            let values = function.values(at: [argument])
            return CGGradient.Stop(
                location: place,
                color: CGColor(space: space, values: values.count > count ? values : values + [1])
            )
        }
        self.geometry = geometry
        gradient = CGGradient(stops: stops, colorSpace: space)
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Makes a shading along a line; `nil` where the function's results are no colours of the
    /// space (its components, and alpha if there is one more).
    ///
    /// The function's domain is gone through from start to end.
    public convenience init?(
        axialSpace space: CGColorSpace,
        start: CGPoint,
        end: CGPoint,
        function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(
            .axial(start: start, end: end),
            space: space,
            function: function,
            extendStart: extendStart,
            extendEnd: extendEnd
        )
    }

    /// Makes a shading from one circle to another; `nil` as in the axial form.
    public convenience init?(
        radialSpace space: CGColorSpace,
        start: CGPoint,
        startRadius: CGFloat,
        end: CGPoint,
        endRadius: CGFloat,
        function: CGFunction,
        extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(
            .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius),
            space: space,
            function: function,
            extendStart: extendStart,
            extendEnd: extendEnd
        )
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.shading.rawValue
    }
}

extension CGShading: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGShading, right: CGShading) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
