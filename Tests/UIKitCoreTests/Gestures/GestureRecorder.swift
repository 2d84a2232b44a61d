// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import RenderServer

@testable import UIKitViews

/// A target that notes the name and the state of each recognizer that sends to it.
final class GestureRecorder: NSObject {
    nonisolated(unsafe) var entries: [String] = []
    nonisolated(unsafe) var onNote: ((UIGestureRecognizer) -> Void)?

    func note(_ recognizer: UIGestureRecognizer) {
        // Recognizers send on the main actor.
        nonisolated(unsafe) let recognizer = recognizer
        nonisolated(unsafe) let recorder = self
        MainActor.assumeIsolated {
            recorder.entries.append("\(recognizer.name ?? "?") \(recognizer.state)")
            recorder.onNote?(recognizer)
        }
    }

    static let selector = _selector("note:", false, GestureRecorder.note(_:))

    /// Listens to a recognizer and gives it a name.
    @MainActor
    func listen<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: GestureRecorder.selector)
        return recognizer
    }

    /// What was noted since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A media clock moved by hand for the time of a test.
final class HandClock {
    private let clock = ManualClock(now: 100)

    init() { MediaTime.setClock(clock) }

    deinit { MediaTime.setClock(SteadyClock()) }

    /// Moves on and does what is due.
    @MainActor
    func advance(by seconds: Double) {
        clock.advance(by: seconds)
        Deadlines.shared.run()
    }
}

/// Two fingers that move in the same event.
@MainActor
struct TwoFingers {
    let window: UIWindow
    var time = 100.0
    private var points = [CGPoint.zero, CGPoint.zero]

    init(on window: UIWindow) { self.window = window }

    mutating func down(_ first: CGPoint, _ second: CGPoint) {
        points = [first, second]
        send(.began)
    }

    mutating func move(_ first: CGPoint, _ second: CGPoint) {
        points = [first, second]
        send(.moved)
    }

    mutating func up() { send(.ended) }

    private mutating func send(_ phase: TouchSample.Phase) {
        time += 0.01
        let samples = points.enumerated().map { index, point in
            TouchSample(
                identifier: 9000 + index,
                window: WindowID(0),
                phase: phase,
                x: Double(point.x),
                y: Double(point.y),
                time: time
            )
        }
        guard let surface = window.windowState.surface else { return }
        UIApplication.shared.input.receive(samples, on: surface)
    }
}
