// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Paints a gradient along a line, across the whole clip.
    ///
    /// Before the start and after the end nothing is painted, unless the options say so.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        draw(gradient, .linear(start: startPoint, end: endPoint), options)
    }

    /// Paints a gradient from one circle to another, across the whole clip.
    ///
    /// Before the first circle and after the last nothing is painted, unless the options say so.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            gradient,
            .radial(
                start: startCenter,
                startRadius: startRadius,
                end: endCenter,
                endRadius: endRadius
            ),
            options
        )
    }

    /// Paints a gradient around a point, across the whole clip, from an angle in radians on.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(
            gradient,
            .conic(center: center, angle: angle),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
    }

    func draw(
        _ gradient: CGGradient,
        _ geometry: DeviceGradient.Geometry,
        _ options: CGGradientDrawingOptions
    ) {
        guard geometry.isUsable else {
            return logIgnoredCall("CGContext: a gradient needs finite points and radii >= 0")
        }
        let stops = deviceStops(of: gradient)
        guard !stops.isEmpty else { return }
        draw(
            .everything,
            .gradient(
                DeviceGradient(
                    geometry: geometry,
                    stops: stops,
                    transform: deviceTransform,
                    extendsStart: options.contains(.drawsBeforeStartLocation),
                    extendsEnd: options.contains(.drawsAfterEndLocation)
                )
            )
        )
    }

    /// The stops in the device's space.
    ///
    /// Where the gradient mixes in another space than the device
    /// does, stops in between follow its course.
    private func deviceStops(of gradient: CGGradient) -> [DeviceGradient.Stop] {
        func stop(_ location: CGFloat, _ color: CGColor) -> DeviceGradient.Stop {
            DeviceGradient.Stop(location: Double(location), color: deviceColor(color))
        }
        guard let first = gradient.stops.first else { return [] }
        var stops = [stop(first.location, first.color)]
        let mixesLikeDevice = mixesLikeDevice(gradient)
        for (low, high) in zip(gradient.stops, gradient.stops.dropFirst()) {
            if !mixesLikeDevice, low.color.space == high.color.space {
                for step in 1..<16 {
                    let share = CGFloat(step) / 16
                    let values = zip(low.color.values, high.color.values).map {
                        $0 + ($1 - $0) * share
                    }
                    let location = low.location + (high.location - low.location) * share
                    stops.append(stop(location, CGColor(space: low.color.space, values: values)))
                }
            }
            stops.append(stop(high.location, high.color))
        }
        return stops
    }

    /// Whether halfway between two colours is the same colour in the gradient's space and on the
    /// device.
    private func mixesLikeDevice(_ gradient: CGGradient) -> Bool {
        let device = deep?.model ?? .sRGB
        switch gradient.colorSpace.definition {
        case .rgb(let model):
            return model.hasSameColors(as: device) && (deep != nil || gradient.isWithinRange(model))
        case .gray(let model):
            return model.curve == device.curve && (deep != nil || gradient.isWithinRange(model))
        default:
            return false
        }
    }
}

extension CGGradient {
    /// Whether no colour lies beyond what bytes hold.
    fileprivate func isWithinRange(_ model: RGBColorModel) -> Bool {
        !model.isExtended
            || stops.allSatisfy { $0.color.values.allSatisfy { $0 >= 0 && $0 <= 1 } }
    }
}

extension DeviceGradient.Geometry {
    /// Whether there is a gradient at all.
    fileprivate var isUsable: Bool {
        func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        switch self {
        case .linear(let start, let end):
            return isFinite(start) && isFinite(end)
        case .radial(let start, let startRadius, let end, let endRadius):
            return isFinite(start) && isFinite(end) && startRadius.isFinite && endRadius.isFinite
                && startRadius >= 0 && endRadius >= 0
        case .conic(let center, let angle):
            return isFinite(center) && angle.isFinite
        }
    }
}
