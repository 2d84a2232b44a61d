// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Testing

/// Times in times, and numbers made into transforms, against the same worked out another way.
@Suite(.serialized)
struct NestedTimeTests {
    private let clock = ManualClock(now: 40)
    private let root = CALayer()
    private let host: LayerHost
    private var seed: UInt64 = 7

    init() {
        MediaTime.setClock(clock)
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        host = LayerHost(layer: root, context: RenderContext())
        host.commitTree()
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + Double(seed >> 11) / 9_007_199_254_740_992 * (high - low)
    }

    private mutating func flag() -> Bool { number(0, 1) < 0.5 }

    /// What is under the animation.
    private let base = 0.25

    /// The value of a fade from 0.3 to 0.9 at a time of what it lies in: time is used up run by run.
    private func value(_ animation: CAAnimation, at time: Double, isMember: Bool) -> Double {
        var left = (time - animation.beginTime) * Double(animation.speed) + animation.timeOffset
        let once = animation.autoreverses ? animation.duration * 2 : animation.duration
        var total = once * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
        if animation.repeatDuration > 0 { total = animation.repeatDuration }
        let fillsBefore = animation.fillMode == .backwards || animation.fillMode == .both
        let fillsAfter = animation.fillMode == .forwards || animation.fillMode == .both
        if left < 0 {
            guard fillsBefore else { return base }
            left = 0
        } else if left >= total {
            guard fillsAfter else { return base }
            left = total
        }
        var isBack = false
        while left > animation.duration {
            left -= animation.duration
            if animation.autoreverses { isBack.toggle() }
        }
        let part = left / animation.duration
        let progress = isBack ? 1 - part : part
        guard let group = animation as? CAAnimationGroup else { return 0.3 + progress * 0.6 }
        guard let inner = group.animations?.first else { return base }
        return value(inner, at: progress * group.duration, isMember: true)
    }

    private mutating func roll(_ animation: CAAnimation, begin: Double) {
        animation.beginTime = begin
        animation.duration = number(0.3, 2)
        animation.speed = Float(number(0.3, 2.5)) * (number(0, 1) < 0.2 ? -1 : 1)
        animation.timeOffset = number(0, 1)
        animation.autoreverses = flag()
        if flag() { animation.repeatCount = Float(number(0.3, 4)) }
        if number(0, 1) < 0.3 { animation.repeatDuration = number(0.2, 5) }
        animation.fillMode = [.removed, .backwards, .forwards, .both][Int(number(0, 4))]
        animation.isRemovedOnCompletion = false
    }

    @Test mutating func layersInLayersAndGroupsInGroupsKeepTheirTimes() throws {
        for _ in 0..<200 {
            root.sublayers = nil
            var chain: [CALayer] = []
            for depth in 0..<3 {
                let layer = CALayer()
                layer.beginTime = number(-3, 3)
                layer.speed = Float(number(0.3, 2))
                layer.timeOffset = number(-3, 3)
                layer.opacity = Float(base)
                (depth == 0 ? root : chain[depth - 1]).addSublayer(layer)
                chain.append(layer)
            }
            let leaf = chain[2]
            host.commitTree()
            let now = CACurrentMediaTime()
            // A time t becomes a t + b, and so on inwards.
            var (a, b) = (1.0, 0.0)
            for layer in chain {
                let speed = Double(layer.speed)
                (a, b) = (a * speed, (b - layer.beginTime) * speed + layer.timeOffset)
            }
            let local = a * now + b
            #expect(abs(leaf.convertTime(now, from: nil) - local) < 1e-6)
            #expect(abs(leaf.convertTime(local, to: nil) - now) < 1e-6)
            let middle = chain[1].convertTime(now, from: nil)
            #expect(abs(leaf.convertTime(middle, from: chain[1]) - local) < 1e-6)

            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.3
            fade.toValue = 0.9
            var outer: CAAnimation = fade
            let depth = Int(number(0, 3))
            for level in 0..<depth {
                roll(outer, begin: level == 0 ? number(0, 0.5) : number(0, 0.4))
                let group = CAAnimationGroup()
                group.animations = [outer]
                outer = group
            }
            roll(outer, begin: local + number(-0.5, 0.5))
            leaf.add(outer, forKey: "fade")
            host.commitTree()
            for _ in 0..<6 {
                clock.advance(by: number(0, 1.5))
                let time = a * CACurrentMediaTime() + b
                let seen = Double(try #require(leaf.presentation()).opacity)
                // Opacities are single numbers.
                #expect(abs(seen - value(outer, at: time, isMember: false)) < 1e-6)
            }
        }
    }

    @Test mutating func numbersBecomeTheTransformsThatTheirFunctionsName() throws {
        let names: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate,
            .translateX, .translateY, .translateZ,
        ]
        for name in names {
            let layer = CALayer()
            root.addSublayer(layer)
            host.commitTree()
            let (from, to) = (number(-2, 2), number(-2, 2))
            let change = CABasicAnimation(keyPath: "transform")
            change.valueFunction = CAValueFunction(name: name)
            let takesThree = name == .scale || name == .translate
            change.fromValue = takesThree ? [from, from + 1, from + 2] : from
            change.toValue = takesThree ? [to, to + 1, to + 2] : to
            change.duration = 2
            layer.add(change, forKey: nil)
            host.commitTree()
            clock.advance(by: 0.5)
            let t = try #require(layer.presentation()).transform
            let v = from + (to - from) / 4
            // What becomes of a point.
            let p = (x: 3.0, y: 5.0, z: 7.0)
            let found = (
                x: p.x * t.m11 + p.y * t.m21 + p.z * t.m31 + t.m41,
                y: p.x * t.m12 + p.y * t.m22 + p.z * t.m32 + t.m42,
                z: p.x * t.m13 + p.y * t.m23 + p.z * t.m33 + t.m43
            )
            var expected = p
            switch name {
            case .rotateX:
                expected = (p.x, p.y * cos(v) - p.z * sin(v), p.y * sin(v) + p.z * cos(v))
            case .rotateY:
                expected = (p.x * cos(v) + p.z * sin(v), p.y, p.z * cos(v) - p.x * sin(v))
            case .rotateZ:
                expected = (p.x * cos(v) - p.y * sin(v), p.x * sin(v) + p.y * cos(v), p.z)
            case .scale: expected = (p.x * v, p.y * (v + 1), p.z * (v + 2))
            case .scaleX: expected.x *= v
            case .scaleY: expected.y *= v
            case .scaleZ: expected.z *= v
            case .translate: expected = (p.x + v, p.y + v + 1, p.z + v + 2)
            case .translateX: expected.x += v
            case .translateY: expected.y += v
            default: expected.z += v
            }
            #expect(abs(found.x - expected.x) < 1e-6, "\(name.rawValue)")
            #expect(abs(found.y - expected.y) < 1e-6, "\(name.rawValue)")
            #expect(abs(found.z - expected.z) < 1e-6, "\(name.rawValue)")
        }
    }
}
