// SPDX-License-Identifier: Apache-2.0

public import Foundation
import QuartzCore
import RenderServer

/// A pace by a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider,
    @preconcurrency NSSecureCoding
{
    /// The system's curve; for control points the most similar one.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point; its x lies between 0 and 1.
    public let controlPoint1: CGPoint
    /// The second control point; its x lies between 0 and 1.
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Makes the system's standard pace: quick at first, slow at the end.
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        isBuiltIn = true
        super.init()
    }

    /// Makes one of the system's paces.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let function = CAMediaTimingFunction(name: curve.timingFunctionName).curve
        controlPoint1 = CGPoint(x: function.x1, y: function.y1)
        controlPoint2 = CGPoint(x: function.x2, y: function.y2)
        isBuiltIn = true
        super.init()
    }

    /// Makes a pace by two control points.
    ///
    /// Traps where an x is not between 0 and 1, as time does not run backwards.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        for point in [point1, point2] where !((0...1).contains(point.x) && point.y.isFinite) {
            fatalError(
                "UICubicTimingParameters.init(controlPoint1:controlPoint2:): \(point) is no "
                    + "control point; its x must lie between 0 and 1"
            )
        }
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltIn = false
        super.init()
    }

    /// Reads an archived pace.
    public required init?(coder: NSCoder) {
        let curve = coder.decodeInteger(forKey: "animationCurve")
        animationCurve = UIView.AnimationCurve(rawValue: curve) ?? .easeInOut
        let x1 = coder.decodeDouble(forKey: "x1")
        let x2 = coder.decodeDouble(forKey: "x2")
        controlPoint1 = CGPoint(x: min(max(x1, 0), 1), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: min(max(x2, 0), 1), y: coder.decodeDouble(forKey: "y2"))
        isBuiltIn = coder.decodeBool(forKey: "builtin")
        super.init()
    }

    /// Writes the pace to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "animationCurve")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
        coder.encode(isBuiltIn, forKey: "builtin")
    }

    /// True: an archive names each object's class.
    open class nonisolated var supportsSecureCoding: Bool { true }

    /// Answers the same object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Built in or cubic.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }

    /// This pace.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    final var curve: TimingCurve {
        TimingCurve(
            x1: Double(controlPoint1.x),
            y1: Double(controlPoint1.y),
            x2: Double(controlPoint2.x),
            y2: Double(controlPoint2.y)
        )
    }
}
