// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing

@testable import UIKitBasics
@testable import UIKitViews

/// A view that is first and keeps what it hears of presses.
private final class Keyboardist: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("cancelled")
    }
}

/// A recognizer that keeps its calls and recognizes nothing.
private final class PressWatcher: UIGestureRecognizer {
    var calls: [String] = []
    var leavesOut = false
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        calls.append("began \(presses.count) \(event.presses(for: self).count)")
        if leavesOut { for press in presses { ignore(press, for: event) } }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        calls.append("ended")
        state = .failed
    }
    override func reset() { calls.append("reset") }
}

@MainActor
struct PressRecognizerTests {
    private let window = makeWindow()
    private let view = Keyboardist(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let recorder = GestureRecorder()

    private static let returnKey = 0x28
    private static let letter = 0x04

    init() {
        UIApplication.shared.keys.cancelAll()
        window.makeKeyAndVisible()
        window.addSubview(view)
        view.becomeFirstResponder()
    }

    private func key(_ usage: Int, _ isDown: Bool) {
        UIApplication.shared.keys.receive(
            KeySample(
                window: WindowID(0),
                isDown: isDown,
                usage: usage,
                characters: usage == Self.letter ? "a" : "\r",
                charactersIgnoringModifiers: usage == Self.letter ? "a" : "\r",
                time: 1
            )
        )
    }

    private func selectTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        _ = recorder.listen(tap, "tap")
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        return tap
    }

    @Test func aTapIsRecognizedByAPressAndTheResponderLosesIt() {
        view.addGestureRecognizer(selectTap())
        key(Self.returnKey, true)
        key(Self.returnKey, false)
        #expect(recorder.take() == ["tap ended"])
        #expect(view.calls == ["began", "cancelled"])
        #expect(window.arena.contenders.isEmpty)
    }

    @Test func withoutCancellingTheResponderHearsTheEnd() {
        let tap = selectTap()
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        key(Self.returnKey, true)
        key(Self.returnKey, false)
        #expect(recorder.take() == ["tap ended"])
        #expect(view.calls == ["began", "ended"])
    }

    @Test func lettersAndOtherButtonsAreNotSeen() {
        view.addGestureRecognizer(selectTap())
        key(Self.letter, true)
        key(Self.letter, false)
        key(0x52, true)
        key(0x52, false)
        #expect(recorder.take().isEmpty)
        #expect(view.calls == ["began", "ended", "began", "ended"])
    }

    @Test func aRecognizerThatNamedNoPressesDoesNotTapByTyping() {
        let tap = UITapGestureRecognizer()
        _ = recorder.listen(tap, "tap")
        view.addGestureRecognizer(tap)
        key(Self.returnKey, true)
        key(Self.returnKey, false)
        #expect(recorder.take().isEmpty)
    }

    @Test func recognizersOfViewsAroundSeeThePressToo() {
        let watcher = PressWatcher()
        watcher.allowedPressTypes = [0, 1, 2, 3, 4]
        window.addGestureRecognizer(watcher)
        key(0x52, true)
        key(0x52, false)
        #expect(watcher.calls == ["began 1 1", "ended", "reset"])
    }

    @Test func anIgnoredPressIsSeenNoMore() {
        let watcher = PressWatcher()
        watcher.allowedPressTypes = [4]
        watcher.leavesOut = true
        view.addGestureRecognizer(watcher)
        key(Self.returnKey, true)
        key(Self.returnKey, false)
        #expect(watcher.calls.first == "began 1 1")
        #expect(!watcher.calls.contains("ended"))
        #expect(window.arena.contenders.isEmpty)
    }

    @Test func theDelegateMayRefuseAPress() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldReceive press: UIPress
            ) -> Bool { press.type != .select }
        }
        let delegate = Delegate()
        let tap = selectTap()
        tap.delegate = delegate
        view.addGestureRecognizer(tap)
        key(Self.returnKey, true)
        key(Self.returnKey, false)
        #expect(recorder.take().isEmpty && view.calls == ["began", "ended"])
    }

    @Test func aLongPressOfAButtonBeginsAtItsTime() {
        let long = UILongPressGestureRecognizer()
        long.minimumPressDuration = 0
        _ = recorder.listen(long, "long")
        long.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        view.addGestureRecognizer(long)
        key(Self.returnKey, true)
        key(Self.returnKey, false)
        #expect(recorder.take() == ["long began", "long ended"])
    }

    @Test func twoPressesAreADoubleTap() {
        let tap = selectTap()
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        for _ in 0..<2 {
            key(Self.returnKey, true)
            key(Self.returnKey, false)
        }
        #expect(recorder.take() == ["tap ended"])
    }

    @Test func remoteControlsAreHeardOfOnRequestOnly() {
        final class Player: UIView {
            var heard: [UIEvent.EventSubtype] = []
            override var canBecomeFirstResponder: Bool { true }
            override func remoteControlReceived(with event: UIEvent?) {
                if let event { heard.append(event.subtype) }
            }
        }
        let player = Player()
        window.addSubview(player)
        player.becomeFirstResponder()
        UIApplication.shared.endReceivingRemoteControlEvents()
        key(0x105, true)
        key(0x105, false)
        #expect(player.heard.isEmpty)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        key(0x105, true)
        key(0x105, false)
        key(0x102, true)
        key(0x102, false)
        UIApplication.shared.endReceivingRemoteControlEvents()
        #expect(player.heard == [.remoteControlTogglePlayPause, .remoteControlNextTrack])
    }
}
