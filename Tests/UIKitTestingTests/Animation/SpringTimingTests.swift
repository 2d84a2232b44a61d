// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Springs as animators and animations show them, against their equation solved step by step.
@MainActor struct SpringTimingTests {
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private var seed: UInt64 = 99

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)))
            .rootViewController?.view.addSubview(view)
        app.update()
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + Double(seed >> 11) / 9_007_199_254_740_992 * (high - low)
    }

    /// How much of the way a spring has gone by a time: m x'' + c x' + k (x - 1) = 0 by the method of
    /// Runge and Kutta.
    private func way(m: Double, k: Double, c: Double, v: Double, at time: Double) -> Double {
        let steps = 4_000
        let h = time / Double(steps)
        func pull(_ x: Double, _ v: Double) -> Double { (-c * v - k * (x - 1)) / m }
        var (x, speed) = (0.0, v)
        for _ in 0..<steps {
            let (x1, v1) = (speed, pull(x, speed))
            let (x2, v2) = (speed + h / 2 * v1, pull(x + h / 2 * x1, speed + h / 2 * v1))
            let (x3, v3) = (speed + h / 2 * v2, pull(x + h / 2 * x2, speed + h / 2 * v2))
            let (x4, v4) = (speed + h * v3, pull(x + h * x3, speed + h * v3))
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            speed += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
        return x
    }

    /// Runs an animator for a while; says how much of the way its view is seen to have gone.
    private func seen(_ parameters: UISpringTimingParameters, after time: TimeInterval) -> Double {
        view.center.x = 20
        app.update()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.center.x = 120 }
        animator.startAnimation()
        app.advance(by: time)
        let x = view.layer.presentation()?.position.x ?? .nan
        animator.stopAnimation(true)
        return Double(x - 20) / 100
    }

    @Test mutating func springsOfMassesAndForcesSolveTheirEquation() {
        for _ in 0..<12 {
            let (m, k) = (number(0.5, 3), number(30, 300))
            let c = 2 * (k * m).squareRoot() * number(0.15, 0.9)
            let v = number(-5, 5)
            let parameters = UISpringTimingParameters(
                mass: m,
                stiffness: k,
                damping: c,
                initialVelocity: CGVector(dx: v, dy: v)
            )
            let time = number(0.02, 0.4)
            let expected = way(m: m, k: k, c: c, v: v, at: time)
            #expect(abs(seen(parameters, after: time) - expected) < 1e-6)
        }
    }

    @Test mutating func springsOfADurationAndABounceSolveTheirEquation() {
        for _ in 0..<12 {
            let (duration, bounce) = (number(0.2, 1), number(0.05, 0.8))
            let v = number(-3, 3)
            let parameters = UISpringTimingParameters(
                duration: duration,
                bounce: bounce,
                initialVelocity: CGVector(dx: v, dy: v)
            )
            let k = (2 * Double.pi / duration) * (2 * Double.pi / duration)
            let c = 4 * Double.pi * (1 - bounce) / duration
            let time = number(0.02, 0.2)
            let expected = way(m: 1, k: k, c: c, v: v, at: time)
            #expect(abs(seen(parameters, after: time) - expected) < 1e-6)
        }
    }

    @Test mutating func layersSpringsSolveTheirEquationAndHaveSettledByTheirTime() {
        for _ in 0..<12 {
            let (duration, bounce) = (number(0.3, 1), number(-0.5, 0.7))
            let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
            spring.keyPath = "position.x"
            let k = (2 * Double.pi / duration) * (2 * Double.pi / duration)
            let damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
            let c = 4 * Double.pi * damping / duration
            #expect(abs(Double(spring.stiffness) - k) < 1e-6 && spring.mass == 1)
            #expect(abs(Double(spring.damping) - c) < 1e-6)
            let v = number(-3, 3)
            spring.initialVelocity = v
            spring.fromValue = 0
            spring.toValue = 100
            spring.duration = spring.settlingDuration
            view.layer.add(spring, forKey: "spring")
            app.update()
            let time = number(0.05, 0.5) * spring.settlingDuration
            app.advance(by: time)
            let x = Double(view.layer.presentation()?.position.x ?? .nan)
            #expect(abs(x / 100 - way(m: 1, k: k, c: c, v: v, at: time)) < 1e-6)
            let end = way(m: 1, k: k, c: c, v: v, at: spring.settlingDuration)
            #expect(abs(end - 1) < 0.002)
            view.layer.removeAllAnimations()
        }
    }
}
