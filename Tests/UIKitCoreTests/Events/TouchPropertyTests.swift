// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

@testable import UIKitViews

/// Keeps what its events said while they were on their way.
private final class Listener: UIView {
    var trails: [[CGPoint]] = []
    var predictions: [[CGPoint]] = []
    var former: [CGPoint] = []
    var updates: [(index: Int?, force: CGFloat, isEstimate: Bool)] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        trails.append((event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self) })
        predictions.append(
            (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
        )
        former.append(touch.previousLocation(in: self))
    }

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches {
            updates.append(
                (
                    touch.estimationUpdateIndex?.intValue, touch.force,
                    !touch.estimatedProperties.isEmpty
                )
            )
        }
    }
}

@MainActor
struct TouchPropertyTests {
    private let window = makeWindow()
    private let view = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let router = UIApplication.shared.input

    init() {
        window.isHidden = false
        window.addSubview(view)
        router.cancelAll()
    }

    private func sample(
        _ phase: TouchSample.Phase,
        _ x: Double,
        _ time: Double,
        identifier: Int = 900
    ) -> TouchSample {
        TouchSample(
            identifier: identifier,
            window: WindowID(0),
            phase: phase,
            x: x,
            y: 100,
            time: time
        )
    }

    @Test func section2MovesOfAFrameAreOneEventThatTellsAllOfThem() throws {
        let surface = try #require(window.windowState.surface)
        router.coalescer.receive(sample(.began, 10, 1), on: surface)
        for step in 1...4 {
            router.coalescer.receive(
                sample(.moved, 10 + Double(step), 1 + Double(step) / 240),
                on: surface
            )
        }
        #expect(view.trails.isEmpty && !router.coalescer.isEmpty)
        router.coalescer.deliver()
        #expect(view.trails == [(11...14).map { CGPoint(x: $0, y: 100) }])
        #expect(view.former == [CGPoint(x: 10, y: 100)])
        #expect(router.coalescer.isEmpty)
        router.coalescer.receive(sample(.ended, 14, 1.1), on: surface)
        #expect(router.activeTouches.isEmpty)
    }

    @Test func section2ALiftDeliversTheMovesBeforeItFirst() throws {
        let surface = try #require(window.windowState.surface)
        router.coalescer.receive(sample(.began, 10, 1), on: surface)
        router.coalescer.receive(sample(.moved, 20, 1.01), on: surface)
        router.coalescer.receive(sample(.ended, 20, 1.02), on: surface)
        #expect(view.trails == [[CGPoint(x: 20, y: 100)]])
    }

    @Test func section2TwoFingersOfAFrameAreOneEvent() throws {
        view.isMultipleTouchEnabled = true
        let surface = try #require(window.windowState.surface)
        router.coalescer.receive(sample(.began, 10, 1), on: surface)
        router.coalescer.receive(sample(.began, 50, 1, identifier: 901), on: surface)
        router.coalescer.receive(sample(.moved, 11, 1.01), on: surface)
        router.coalescer.receive(sample(.moved, 51, 1.01, identifier: 901), on: surface)
        router.coalescer.receive(sample(.moved, 12, 1.015), on: surface)
        router.coalescer.deliver()
        #expect(view.trails.count == 1)
        router.cancelAll()
    }

    @Test func section2PredictionsGoOnAlongTheLineForOneFrame() throws {
        let surface = try #require(window.windowState.surface)
        router.coalescer.receive(sample(.began, 100, 1), on: surface)
        router.coalescer.receive(sample(.moved, 110, 1 + 1.0 / 60), on: surface)
        router.coalescer.deliver()
        let next = try #require(view.predictions.first?.first)
        #expect(view.predictions[0].count == 1)
        #expect(abs(next.x - 120) < 1e-6 && next.y == 100)
        // Four samples a frame are continued by four.
        for step in 1...4 {
            router.coalescer.receive(
                sample(.moved, 110 + Double(step), 1 + 1.0 / 60 + Double(step) / 240),
                on: surface
            )
        }
        router.coalescer.deliver()
        #expect(view.predictions[1].count == 4)
        #expect(abs(view.predictions[1][3].x - 118) < 1e-6)
        router.cancelAll()
    }

    @Test func section2BetterValuesOfAPencilComeByTheirIndex() throws {
        let surface = try #require(window.windowState.surface)
        var began = sample(.began, 10, 1)
        began.kind = .pencil
        began.force = 0.5
        began.maximumForce = 4.17
        began.roll = 0.25
        began.estimates = UITouch.Properties.force.rawValue
        began.awaited = UITouch.Properties.force.rawValue
        began.updateIndex = 7
        router.coalescer.receive(began, on: surface)
        let touch = try #require(router.activeTouches.first)
        #expect(touch.type == .pencil && touch.rollAngle == 0.25)
        #expect(touch.estimatedPropertiesExpectingUpdates == .force)
        #expect(touch.estimationUpdateIndex == 7)
        began.force = 0.8
        began.estimates = 0
        began.awaited = 0
        router.update(began)
        #expect(view.updates.count == 1)
        #expect(view.updates.first?.index == 7 && view.updates.first?.force == 0.8)
        #expect(view.updates.first?.isEstimate == false)
        // Once is all.
        router.update(began)
        #expect(view.updates.count == 1)
        router.cancelAll()
    }

    @Test func harderPressingWithoutMovingIsAMove() throws {
        let surface = try #require(window.windowState.surface)
        router.receive(sample(.began, 10, 1), on: surface)
        var harder = sample(.moved, 10, 1.01)
        router.receive(harder, on: surface)
        #expect(view.trails.isEmpty)
        harder.force = 2
        router.receive(harder, on: surface)
        #expect(view.trails.count == 1)
        router.cancelAll()
    }

    @Test func placesThatAreNoNumbersAreLeftOut() throws {
        let surface = try #require(window.windowState.surface)
        router.receive(sample(.began, 10, 1), on: surface)
        router.receive(sample(.moved, .nan, 1.01), on: surface)
        router.receive(sample(.moved, .infinity, 1.02), on: surface)
        #expect(view.trails.isEmpty)
        router.cancelAll()
        #expect(window.arena.contenders.isEmpty)
    }

    @Test func section2ATouchThatEndsWhileEventsAreIgnoredIsTakenAway() throws {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(tap)
        let surface = try #require(window.windowState.surface)
        router.receive(sample(.began, 10, 1), on: surface)
        UIApplication.shared.beginIgnoringInteractionEvents()
        router.receive(sample(.ended, 10, 1.01), on: surface)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(router.activeTouches.isEmpty && window.arena.contenders.isEmpty)
        #expect(tap.state == .possible)
    }
}
