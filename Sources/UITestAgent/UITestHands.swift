// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform
import PlatformHeadless
import UIKitCore
import UITestWire

/// Touches and types as a person does, through the window system.
@MainActor
final class UITestHands {
    private static let frame = 1.0 / 60
    /// How long a key that is pressed stays down, in seconds.
    private static let pressDuration = 0.02
    /// The keys that type no character, by the one that stands for them, with their usage numbers.
    private static let functionKeys: [Character: Int] = [
        "\u{F700}": 0x52, "\u{F701}": 0x51, "\u{F702}": 0x50, "\u{F703}": 0x4F,
        "\u{F729}": 0x4A, "\u{F72B}": 0x4D, "\u{F72C}": 0x4B, "\u{F72D}": 0x4E,
    ]

    let run: any UITestRun
    private let pace: UITestPace
    private var lastFinger = 0

    init(_ run: any UITestRun, _ pace: UITestPace) {
        self.run = run
        self.pace = pace
    }

    /// The window that touches and keys go to.
    var window: HeadlessWindow? {
        let windows = UIApplication.shared.windows
        let key = windows.first { $0.isKeyWindow } ?? windows.last
        let surface = key?.windowState.surface ?? UIScreen.main.surface
        return surface.platformWindow as? HeadlessWindow
    }

    // MARK: Fingers

    /// Plays a gesture frame by frame.
    func play(_ gesture: UITestGesture) {
        var fingers = gesture.fingers.filter { !$0.isEmpty }.map { steps in
            lastFinger += 1
            return Finger(identifier: lastFinger, steps: steps)
        }
        let start = run.platform.clock.now
        let end = fingers.map(\.end).max() ?? 0
        while true {
            let now = run.platform.clock.now - start
            for index in fingers.indices { play(&fingers[index], at: now) }
            run.update()
            guard fingers.contains(where: { $0.state != .lifted }) else { return }
            // Times of steps are met exactly, so that a press is as long as it was asked to be.
            let next = fingers.compactMap { $0.nextTime(after: now) }.min() ?? end
            pace.advance(by: max(min(Self.frame, next - now), 0x1p-20))
        }
    }

    private struct Finger {
        enum State {
            case waiting
            case down
            case lifted
        }

        let identifier: Int
        let steps: [UITestGesture.Step]
        var state = State.waiting
        var place: UITestPoint?

        var end: Double { steps.last?.time ?? 0 }

        func nextTime(after now: Double) -> Double? {
            steps.first { $0.time > now }?.time
        }

        /// Where it is at a time.
        func point(at time: Double) -> UITestPoint {
            guard let after = steps.first(where: { $0.time > time }) else {
                return steps[steps.count - 1].point
            }
            guard let before = steps.last(where: { $0.time <= time }) else { return after.point }
            let part = (time - before.time) / (after.time - before.time)
            return UITestPoint(
                before.point.x + (after.point.x - before.point.x) * part,
                before.point.y + (after.point.y - before.point.y) * part
            )
        }
    }

    private func play(_ finger: inout Finger, at time: Double) {
        guard finger.state != .lifted, time >= finger.steps[0].time else { return }
        let point = finger.point(at: time)
        if finger.state == .waiting {
            finger.state = .down
            send(finger.identifier, .began, point)
        } else if point != finger.place {
            send(finger.identifier, .moved, point)
        }
        finger.place = point
        if time >= finger.end {
            finger.state = .lifted
            send(finger.identifier, .ended, point)
        }
    }

    private func send(_ identifier: Int, _ phase: TouchSample.Phase, _ point: UITestPoint) {
        guard let window else { return }
        run.platform.deliver(
            .touch(
                TouchSample(
                    identifier: identifier,
                    window: window.id,
                    phase: phase,
                    x: point.x,
                    y: point.y,
                    time: run.platform.clock.now
                )
            )
        )
    }

    // MARK: Keys

    private var takesText: Bool {
        UIApplication.shared.firstResponder?.takesTextInput ?? false
    }

    /// Types a text, a key for each character.
    func type(_ text: String) throws {
        guard takesText else {
            throw UITestAgent.Refusal(
                reason: "Neither element nor any descendant has keyboard focus."
            )
        }
        let restore = UIApplication.shared.firstResponder.flatMap { PlainTyping($0) }
        defer { restore?.end() }
        for character in text {
            if let usage = Self.functionKeys[character] {
                press(usage, "", "", [])
            } else if let key = KeyLayout.key(for: character) {
                let plain = KeyLayout.keys[key.usage]?.plain ?? ""
                let modifiers: KeyModifiers = key.isShifted ? [.shift] : []
                press(key.usage, "\(character)", plain, modifiers)
            } else {
                sendText("\(character)")
            }
        }
    }

    /// Presses one key with modifiers.
    func press(_ key: String, _ modifiers: Int) throws {
        guard let character = key.first else { return }
        let held = KeyModifiers(rawValue: modifiers)
        if let usage = Self.functionKeys[character] { return press(usage, "", "", held) }
        guard let found = KeyLayout.key(for: character) else {
            throw UITestAgent.Refusal(reason: "No key types '\(key)'")
        }
        let plain = KeyLayout.keys[found.usage]?.plain ?? ""
        press(found.usage, key, plain, found.isShifted ? held.union(.shift) : held)
    }

    private func press(
        _ usage: Int,
        _ characters: String,
        _ plain: String,
        _ modifiers: KeyModifiers
    ) {
        send(usage, isDown: true, characters, plain, modifiers)
        let isText = characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        if isText, !characters.isEmpty, modifiers.subtracting(.shift).isEmpty {
            sendText(characters)
        }
        pace.advance(by: Self.pressDuration)
        send(usage, isDown: false, characters, plain, modifiers)
    }

    private func sendText(_ text: String) {
        guard let window, takesText else { return }
        run.platform.deliver(.text(text, window: window.id))
        run.update()
    }

    private func send(
        _ usage: Int,
        isDown: Bool,
        _ characters: String,
        _ plain: String,
        _ modifiers: KeyModifiers
    ) {
        guard let window else { return }
        run.platform.deliver(
            .key(
                KeySample(
                    window: window.id,
                    isDown: isDown,
                    usage: usage,
                    characters: characters,
                    charactersIgnoringModifiers: plain,
                    modifiers: modifiers,
                    time: run.platform.clock.now
                )
            )
        )
        run.update()
    }

    // MARK: Pictures

    /// Draws the screen now; nil where nothing is shown.
    func drawing() -> CGImage? {
        guard let window else { return nil }
        run.drawsFrames = true
        window.setNeedsFrame()
        run.update()
        run.drawsFrames = false
        return CGImage(pixelBuffer: window.pixels)
    }

    /// The screen as a PNG file.
    func picture() -> [UInt8]? {
        drawing().flatMap { UIImage(cgImage: $0).pngData() }.map { [UInt8]($0) }
    }
}
