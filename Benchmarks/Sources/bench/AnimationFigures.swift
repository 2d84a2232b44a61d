// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

/// Animations: what it costs to know where everything is, apart from drawing it, and to start one.
@MainActor
struct AnimationFigures {
    let measure: Measure

    private static let count = 1_000

    func run() {
        evaluate()
        add()
    }

    /// A thousand layers that two blocks of UIKit's each animate, a frame at a time.
    private func evaluate() {
        guard measure.isWanted("animation/1000x2") else { return }
        let nodes = Self.animatedTree().sublayers
        var time = 0.0
        var sum = 0.0
        measure.time("animation/1000x2", repetitions: 60) {
            for _ in 0..<60 {
                time += 1.0 / 60
                if time > 10 { time = 0 }
                for node in nodes {
                    let shown = node.presented(at: time)
                    sum += Double(shown.opacity) + shown.position.x
                }
            }
        }
        precondition(sum.isFinite)
    }

    private static func animatedTree() -> RenderNode {
        let children = (0..<count).map { index -> RenderNode in
            var properties = LayerProperties()
            properties.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            properties.position = CGPoint(x: Double(index), y: 20)
            properties.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            var move = PropertyAnimation(
                path: RenderKeyPath(.position),
                course: .basic(from: .point(CGPoint(x: -100, y: -30)), to: .point(.zero), by: nil)
            )
            move.isAdditive = true
            var fade = PropertyAnimation(
                path: RenderKeyPath(.opacity),
                course: .basic(from: .number(-0.5), to: .number(0), by: nil)
            )
            fade.isAdditive = true
            var timing = RenderTiming()
            timing.duration = 10
            timing.fill = .both
            return RenderNode(
                id: UInt64(index),
                properties: properties,
                animations: [
                    RenderAnimation(
                        id: 1,
                        key: "position",
                        timing: timing,
                        curve: .easeInEaseOut,
                        body: .property(move)
                    ),
                    RenderAnimation(
                        id: 2,
                        key: "opacity",
                        timing: timing,
                        curve: .easeInEaseOut,
                        body: .property(fade)
                    ),
                ]
            )
        }
        return RenderNode(id: 0, properties: LayerProperties(), sublayers: children)
    }

    /// Adding an animation to a layer in a window.
    private func add() {
        guard measure.isWanted("animation/add") else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        let layers = (0..<Self.count).map { _ in CALayer() }
        for layer in layers { window.layer.addSublayer(layer) }
        CATransaction.flush()
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = CGPoint(x: -100, y: 0)
        move.toValue = CGPoint.zero
        move.duration = 1
        move.isAdditive = true
        move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        measure.time(
            "animation/add",
            "us",
            repetitions: Self.count,
            prepare: { for layer in layers { layer.removeAllAnimations() } },
            { for layer in layers { layer.add(move, forKey: "position") } }
        )
        window.isHidden = true
    }
}
