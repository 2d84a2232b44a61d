// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Testing

struct AnimationCodingTests {
    private func copy<T: CAAnimation>(_ animation: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: animation,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
        return try #require(read)
    }

    @Test func endsOfEveryKindComeBack() throws {
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: 1, y: 2)
        animation.toValue = CATransform3DMakeRotation(1, 0, 0, 1)
        animation.byValue = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        animation.isAdditive = true
        animation.duration = 3
        let read = try copy(animation)
        #expect(read.fromValue as? CGPoint == CGPoint(x: 1, y: 2) && read.isAdditive)
        #expect(read.duration == 3 && read.keyPath == "position")
        #expect(
            (read.toValue as? NSValue)?.caTransform3DValue.m12
                == CATransform3DMakeRotation(1, 0, 0, 1).m12
        )
        #expect(read.byValue != nil)
    }

    @Test func keyframesGroupsSpringsAndTransitionsComeBack() throws {
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        frames.values = [0, 0.5, 1]
        frames.keyTimes = [0, 0.25, 1]
        frames.calculationMode = .cubic
        frames.tensionValues = [0.1, 0.2, 0.3]
        frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 9, y: 9),
            control1: CGPoint(x: 1, y: 1),
            control2: CGPoint(x: 2, y: 2)
        )
        path.closeSubpath()
        frames.path = path
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.mass = 2
        spring.damping = 7
        let group = CAAnimationGroup()
        group.animations = [frames, spring]
        let read = try copy(group).animations ?? []
        let first = read.first as? CAKeyframeAnimation
        #expect((first?.values as? [NSNumber])?.map(\.doubleValue) == [0, 0.5, 1])
        #expect(first?.keyTimes == [0, 0.25, 1] && first?.calculationMode == .cubic)
        #expect(first?.tensionValues == [0.1, 0.2, 0.3])
        #expect(first?.timingFunctions == [CAMediaTimingFunction(name: .easeIn)])
        #expect(first?.path == path)
        let last = read.last as? CASpringAnimation
        #expect(last?.mass == 2 && last?.damping == 7 && last?.stiffness == 100)
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromRight
        transition.endProgress = 0.5
        let other = try copy(transition)
        #expect(other.type == .push && other.subtype == .fromRight && other.endProgress == 0.5)
    }
}
