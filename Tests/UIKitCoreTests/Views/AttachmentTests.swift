// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// What is attached to views: recognizers, interactions, motion effects.
@MainActor
struct AttachmentTests {
    private final class Noting: NSObject, UIInteraction {
        weak var view: UIView?
        var moves = 0
        func willMove(to view: UIView?) {}
        func didMove(to view: UIView?) {
            self.view = view
            moves += 1
        }
    }

    private let first = UIView()
    private let second = UIView()

    @Test func aRecognizerIsOnOneView() {
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        #expect(first.gestureRecognizers == nil && recognizer.view == nil)
        first.addGestureRecognizer(recognizer)
        first.addGestureRecognizer(recognizer)
        #expect(first.gestureRecognizers == [recognizer] && recognizer.view === first)
        second.addGestureRecognizer(recognizer)
        #expect(first.gestureRecognizers == [] && recognizer.view === second)
        first.removeGestureRecognizer(recognizer)
        #expect(recognizer.view === second)
        second.removeGestureRecognizer(recognizer)
        #expect(recognizer.view == nil && second.gestureRecognizers == [])
    }

    @Test func aListOfRecognizersReplacesTheOneBefore() {
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        first.gestureRecognizers = [tap]
        #expect(tap.view === first)
        first.gestureRecognizers = [pan]
        #expect(tap.view == nil && pan.view === first)
        first.gestureRecognizers = nil
        #expect(pan.view == nil)
    }

    @Test func aListOfInteractionsReplacesTheOneBefore() {
        let (one, two) = (Noting(), Noting())
        first.interactions = [one]
        first.interactions = [one, two]
        #expect(one.view === first && two.view === first && two.moves == 1)
        first.interactions = [two]
        #expect(one.view == nil && two.view === first && two.moves == 1)
    }

    @Test func aListOfMotionEffectsReplacesTheOneBefore() {
        let effects = (0..<2).map { _ in
            UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        }
        #expect(first.motionEffects.isEmpty)
        first.motionEffects = [effects[0]]
        first.addMotionEffect(effects[1])
        first.addMotionEffect(effects[1])
        #expect(first.motionEffects == effects)
        first.removeMotionEffect(effects[0])
        #expect(first.motionEffects == [effects[1]])
    }
}
