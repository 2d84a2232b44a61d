// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

/// Hears of animations; belongs to the test's thread.
private final class Listener: ObjCRuntime.NSObject {
    var log: [String] = []
    var context: UnsafeMutableRawPointer?

    func willStart(_ name: String, context: UnsafeMutableRawPointer?) {
        log.append("start \(name)")
    }

    func didStop(_ name: String, finished: NSNumber, context: UnsafeMutableRawPointer?) {
        log.append("stop \(name) \(finished.boolValue) \(context == self.context)")
    }
}

/// Animations between `beginAnimations` and `commitAnimations`, and what blocks share.
@MainActor struct OldAnimationTests {
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)))
            .rootViewController?.view.addSubview(view)
        app.update()
    }

    private var seen: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @Test func theDelegateIsToldOfBeginningAndEnd() {
        let listener = Listener()
        let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { context.deallocate() }
        listener.context = context
        UIView.beginAnimations("move", context: context)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(
            _selector("willStart:context:", false, Listener.willStart(_:context:))
        )
        UIView.setAnimationDidStop(
            _selector(
                "didStop:finished:context:",
                false,
                Listener.didStop(_:finished:context:)
            )
        )
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 120
        UIView.commitAnimations()
        app.update()
        app.advance(by: 0.5)
        #expect(abs(seen - 70) < 1e-6 && listener.log == ["start move"])
        app.advance(by: 0.6)
        #expect(listener.log == ["start move", "stop move true true"])
    }

    @Test func repeatsGoForthAndBack() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 120
        UIView.commitAnimations()
        app.update()
        app.advance(by: 1.25)
        #expect(abs(seen - 95) < 1e-6)
        app.advance(by: 1.25)
        #expect(abs(seen - 70) < 1e-6)
        app.advance(by: 2)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func outsideOfABlockSettingsHaveNoEffect() {
        UIView.setAnimationDuration(9)
        UIView.setAnimationDelegate(view)
        UIView.commitAnimations()
        UIView.beginAnimations(nil, context: nil)
        view.center.x = 120
        UIView.commitAnimations()
        #expect(view.layer.animation(forKey: "position")?.duration == 0.2)
    }

    @Test func aPhysicalSpringIsThatOfItsDurationAndBounce() {
        UIView.animate(springDuration: 0.5, bounce: 0.3) { view.center.x = 120 }
        let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
        #expect(abs((spring?.stiffness ?? 0) - 157.9136704) < 1e-6)
        #expect(abs((spring?.damping ?? 0) - 17.5929188) < 1e-6)
    }

    @Test func keyframesOfReplacedPropertiesFollowEachOther() {
        let linear = UIView.AnimationOptions.curveLinear.rawValue
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .init(rawValue: linear)) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.transform = .identity
            }
        }
        app.update()
        app.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < 1e-6)
        app.advance(by: 1)
        #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < 1e-6)
    }

    @Test func constraintsAreAnimatedByLayout() {
        let root = view.superview ?? view
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        let width = bar.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, bar.heightAnchor.constraint(equalToConstant: 10),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        app.update()
        width.constant = 300
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            root.layoutIfNeeded()
        }
        app.update()
        app.advance(by: 0.5)
        #expect(abs((bar.layer.presentation()?.bounds.width ?? 0) - 200) < 1e-6)
        #expect(bar.frame.width == 300)
    }

    @Test func aDeletedViewGoesAtTheEnd() {
        UIView.perform(.delete, on: [view], options: [], animations: nil)
        #expect(view.superview != nil)
        app.advance(by: 0.4)
        #expect(view.superview == nil && view.alpha == 1)
    }

    @Test func aTransitionTellsItsEndAndKeepsTouchesOut() {
        var result: Bool?
        let root = view.superview
        UIView.transition(
            with: view,
            duration: 0.5,
            options: .transitionFlipFromLeft,
            animations: { view.backgroundColor = .blue },
            completion: { result = $0 }
        )
        #expect(root?.hitTest(CGPoint(x: 20, y: 20), with: nil) !== view)
        app.advance(by: 0.4)
        #expect(result == nil)
        app.advance(by: 0.2)
        #expect(result == true)
        #expect(root?.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
    }
}
