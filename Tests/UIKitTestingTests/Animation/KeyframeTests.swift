// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Blocks of keyframes: calculation modes, the pace of the whole, repeats.
@MainActor struct KeyframeTests {
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: -20, y: -20, width: 40, height: 40))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)))
            .rootViewController?.view.addSubview(view)
        app.update()
    }

    private var seen: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private static let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue
    )

    /// Moves to 100 in the first quarter and from the middle to 300 at the end, in four seconds.
    private func move(_ options: UIView.KeyframeAnimationOptions) {
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                view.center.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center.x = 300
            }
        }
        app.update()
    }

    /// Where the view is seen at each of some seconds.
    private func places(at times: [Double]) -> [Double] {
        var now = 0.0
        return times.map { time in
            app.advance(by: time - now)
            now = time
            return (seen * 1000).rounded() / 1000
        }
    }

    @Test func linearKeyframesRestBetweenEachOther() {
        move(Self.linear)
        #expect(places(at: [0.5, 1, 1.5, 2, 3, 3.9]) == [50, 100, 100, 100, 200, 290])
    }

    @Test func theWholeIsEasedUnlessACurveIsGiven() {
        move([])
        // At half the time half of the way of ease-in-ease-out is run.
        let (early, middle) = (places(at: [0.5])[0], places(at: [1.5])[0])
        #expect(early > 0 && early < 50)
        #expect(middle == 100)
    }

    @Test func discreteKeyframesJumpWhenTheyEnd() {
        move([.calculationModeDiscrete, Self.linear])
        #expect(places(at: [0.9, 1.1, 3.9, 4.1]) == [0, 100, 100, 300])
    }

    @Test func pacedKeyframesMoveEvenly() {
        move([.calculationModePaced, Self.linear])
        #expect(places(at: [1, 2, 3]) == [75, 150, 225])
    }

    @Test func cubicKeyframesPassTheirValuesSmoothly() {
        UIView.animateKeyframes(
            withDuration: 4,
            delay: 0,
            options: [.calculationModeCubic, Self.linear]
        ) {
            for (index, place) in [100.0, 100, 0, 0].enumerated() {
                let start = Double(index) / 4
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.25) {
                    view.center.x = place
                }
            }
        }
        app.update()
        let places = places(at: [1, 1.5, 2, 2.5, 3])
        #expect(places[0] == 100 && places[2] == 100 && places[4] == 0)
        // Catmull and Rom's curve overshoots where it turns, by an eighth of the tangents' sum.
        #expect(places[1] == 112.5 && places[3] == 50)
    }

    @Test func keyframesRepeatTogether() {
        move([.repeat, Self.linear])
        #expect(places(at: [4.5, 5, 7, 8.5]) == [50, 100, 200, 50])
    }

    @Test func changesOutsideOfKeyframesTakeAllTheTime() {
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: Self.linear) {
            view.center.x = 400
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                view.alpha = 0
            }
        }
        app.update()
        app.advance(by: 1)
        #expect(abs(seen - 100) < 1e-6 && view.layer.presentation()?.opacity == 1)
        app.advance(by: 1.5)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }

    @Test func aKeyframeTakesOverFromOneThatHasNotEnded() {
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: Self.linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                view.center.x = 400
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center.x = 0
            }
        }
        app.update()
        #expect(places(at: [1, 2, 3]) == [100, 200, 100])
    }

    @Test func theCompletionComesOnceAtTheEnd() {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 2, delay: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center.x = 100
                view.bounds.size = CGSize(width: 80, height: 10)
            }
        } completion: {
            ends.append($0)
        }
        app.update()
        app.advance(by: 2.9)
        #expect(ends.isEmpty && seen == 100)
        app.advance(by: 0.2)
        app.update()
        #expect(ends == [true])
    }

    @Test func aTaskGoesOnWhenTheKeyframesAreOver() async {
        let task = Task { @MainActor in
            await UIView.animateKeyframes(withDuration: 2, delay: 0, options: Self.linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    view.center.x = 100
                }
            }
        }
        while view.center.x != 100 { await Task.yield() }
        app.update()
        app.advance(by: 1)
        #expect(seen == 50)
        app.advance(by: 1.1)
        #expect(await task.value)
    }

    @Test func nonsenseInTimesIsBroughtIntoTheWhole() {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: Self.linear) {
            UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: .infinity) {
                view.center.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: -3, relativeDuration: 9) { view.alpha = 0 }
        }
        app.update()
        app.advance(by: 1)
        #expect(seen == 50 && view.layer.presentation()?.opacity == 0.5)
    }
}
