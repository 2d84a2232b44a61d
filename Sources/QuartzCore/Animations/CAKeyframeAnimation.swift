// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import RenderServer

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in their order.
    open var values: [Any]?
    /// Points to pass instead of ``values``, for properties that are points.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The timing function of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between keyframes are interpolated.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// How tight cubic curves are at each value, from -1 to 1.
    open var tensionValues: [NSNumber]?
    /// How sharp cubic curves are at each value, from -1 to 1.
    open var continuityValues: [NSNumber]?
    /// Where cubic curves bend at each value, from -1 to 1.
    open var biasValues: [NSNumber]?
    /// Whether a layer that follows a path turns with it.
    open var rotationMode: CAAnimationRotationMode?

    package override func makeSibling() -> CAAnimation { CAKeyframeAnimation() }

    package override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path?.copy()
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
        copy.rotationMode = rotationMode
    }

    package override func renderBody(in layer: CALayer) -> RenderAnimation.Body {
        guard let keyPath else { return .idle }
        if let path { return followBody(path) }
        let like = layer.animatedValue(keyPath)
        var frames = Keyframes(
            values: (values ?? []).map { AnimatableValue(any: $0, like: like) },
            times: (keyTimes ?? []).map(\.doubleValue),
            curves: (timingFunctions ?? []).map(\.curve),
            mode: calculationMode.renderValue
        )
        frames.tensions = (tensionValues ?? []).map(\.doubleValue)
        frames.continuities = (continuityValues ?? []).map(\.doubleValue)
        frames.biases = (biasValues ?? []).map(\.doubleValue)
        return renderBody(.keyframes(frames))
    }

    /// The change along a path, one line or curve a step.
    private func followBody(_ path: CGPath) -> RenderAnimation.Body {
        let tracks = PathWalk(path, timeCount: keyTimes?.count).tracks
        func frames(heading: Double?) -> Keyframes {
            Keyframes(
                tracks: tracks,
                heading: heading,
                times: (keyTimes ?? []).map(\.doubleValue),
                curves: (timingFunctions ?? []).map(\.curve),
                mode: calculationMode.renderValue
            )
        }
        guard let move = renderChange(.keyframes(frames(heading: nil))) else { return .idle }
        guard let rotationMode else { return .property(move) }
        let half = rotationMode == .rotateAutoReverse ? Double.pi : 0
        let turn = PropertyAnimation(
            path: RenderKeyPath(.transform, .rotationZ),
            course: .keyframes(frames(heading: half))
        )
        return .properties([move, turn])
    }
}

/// How values between keyframes are interpolated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name; unknown ones are linear.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linearly.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value holds until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linearly at a constant speed; key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve at a constant speed; key times are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var renderValue: Keyframes.Mode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

/// How a layer that follows a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
