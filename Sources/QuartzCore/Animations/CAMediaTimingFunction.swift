// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import RenderServer

// Sendable is unchecked because nothing changes after `init`.
/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    // Sendable is unchecked because the class is open; its own state never changes.
    package let curve: TimingCurve

    /// Makes one of the named curves; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        self.init(curve: name.curve)
    }

    /// Makes a curve with two control points; traps where an x lies outside 0 to 1.
    public convenience init(
        controlPoints c1x: Float,
        _ c1y: Float,
        _ c2x: Float,
        _ c2y: Float
    ) {
        guard (0...1).contains(c1x), (0...1).contains(c2x) else {
            fatalError(
                "CAMediaTimingFunction: control points (\(c1x), \(c1y)) and (\(c2x), \(c2y)) "
                    + "need an x from 0 to 1"
            )
        }
        self.init(
            curve: TimingCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
        )
    }

    package init(curve: TimingCurve) {
        self.curve = curve
        super.init()
    }

    /// Reads an archived function.
    public required init?(coder: NSCoder) {
        curve = TimingCurve(
            x1: coder.decodeDouble(forKey: "x1"),
            y1: coder.decodeDouble(forKey: "y1"),
            x2: coder.decodeDouble(forKey: "x2"),
            y2: coder.decodeDouble(forKey: "y2")
        )
        super.init()
    }

    /// Stores x and y of a control point, from 0 (the begin) to 3 (the end), in `ptr`.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [
            (0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1),
        ]
        guard points.indices.contains(idx) else {
            fatalError("CAMediaTimingFunction.getControlPoint: index \(idx) is not from 0 to 3")
        }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// True: an archive names each object's class.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the curve to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(curve.x1, forKey: "x1")
        coder.encode(curve.y1, forKey: "y1")
        coder.encode(curve.x2, forKey: "x2")
        coder.encode(curve.y2, forKey: "y2")
    }

    /// The control points in the precision in which programs give and read them.
    private var points: [Float] { [curve.x1, curve.y1, curve.x2, curve.y2].map { Float($0) } }

    /// Whether both are the same curve.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.points == points
    }

    /// Agrees with `isEqual`.
    open override var hash: Int { points.hashValue }

    /// The text for debuggers.
    open override var description: String {
        "(0, 0) (\(curve.x1), \(curve.y1)) (\(curve.x2), \(curve.y2)) (1, 1)"
    }
}

/// Names a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a name; unknown ones are linear.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    var curve: TimingCurve {
        switch self {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInEaseOut
        case .default: .standard
        default: .linear
        }
    }
}
