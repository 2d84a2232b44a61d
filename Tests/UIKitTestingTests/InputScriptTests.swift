// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view whose every response can be read.
private final class Board: UIView {
    let button = UIButton(type: .system)
    var log: [String] = []
    let box = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 120))
    private var start = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.backgroundColor = .systemRed
        addSubview(box)
        button.frame = CGRect(x: 40, y: 100, width: 100, height: 44)
        button.setTitle("Turn", for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                self?.log.append("button")
                self?.box.transform = CGAffineTransform(rotationAngle: 0.3)
            },
            for: .touchUpInside
        )
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: self) ?? .zero
        log.append("began \(touches.count) \(start) \(event?.buttonMask.rawValue ?? 0)")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        box.center.x += place.x - touch.previousLocation(in: self).x
        log.append("moved \(place) \(event?.coalescedTouches(for: touch)?.count ?? 0)")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended \(touches.first?.tapCount ?? 0)")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log += presses.map {
            "key \($0.key?.characters ?? "") \(event?.modifierFlags.rawValue ?? 0)"
        }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("shaken")
    }
}

@MainActor
@Suite(.serialized)
struct InputScriptTests {
    private func board() throws -> (TestApp, Board) {
        let app = try TestApp()
        let board = Board(frame: .zero)
        app.show(board)
        board.becomeFirstResponder()
        return (app, board)
    }

    @Test func whatIsRecordedReplaysToTheSameResult() throws {
        let (app, board) = try board()
        let script = app.record {
            app.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 150, y: 520))
            app.tap(board.button)
            app.advance(by: 0.4)
            app.pinch(at: CGPoint(x: 200, y: 600), from: 50, to: 150)
            app.press(.keyboardA, modifiers: [.shift, .command])
            app.type("b\"\\")
            app.shake()
            app.click(at: CGPoint(x: 20, y: 700), button: .secondary)
            app.scroll(by: CGVector(dx: 0, dy: -30), at: CGPoint(x: 20, y: 700))
            app.resize(to: CGSize(width: 500, height: 700))
            app.press(.keyboardTab)
            app.userInterfaceStyle = .dark
            app.advance(by: 0.5)
        }
        let log = board.log
        let tree = TreeDump.views(board)
        let picture = app.picture()
        #expect(script.hasPrefix("casement-input 1\nsize "))
        #expect(log.contains("button") && log.contains("shaken"))

        let (second, other) = try self.board()
        try second.replay(script)
        #expect(other.log == log)
        #expect(TreeDump.views(other) == tree)
        #expect(second.picture().difference(from: picture) == nil)

        // A replay that is recorded is the same script.
        let (third, _) = try self.board()
        let again = try third.record { try third.replay(script) }
        let (fourth, last) = try self.board()
        try fourth.replay(again)
        #expect(last.log == log)
        fourth.userInterfaceStyle = .light
        _ = try TestApp()
    }

    @Test func movesOfOneFrameAreReplayedTogether() throws {
        let (app, board) = try board()
        try app.replay(
            """
            casement-input 1
            # Three samples in one frame, then one.
            0 touch 1 began 100 500
            0.01 touch 1 moved 104 500
            0.012 touch 1 moved 106 500
            0.014 touch 1 moved 108 500
            0.016 frame
            0.02 touch 1 moved 110 500   # alone
            0.033 frame
            0.04 touch 1 ended 110 500
            0.05 end
            """
        )
        #expect(board.log.filter { $0.hasPrefix("moved") }.map { $0.last } == ["3", "1"])
    }

    /// A line, and what must be said of it.
    @Test(arguments: [
        ("x touch 1 began 1 1", "no time"),
        ("-1 frame", "no time"),
        ("nan frame", "no time"),
        ("1e300 frame", "no time"),
        ("0 touch 1 moved 1 1", "not down"),
        ("0 touch one began 1 1", "the finger's number"),
        ("0 touch 1 flew 1 1", "began, moved, ended or cancelled"),
        ("0 touch 1 began 1", "y is missing"),
        ("0 touch 1 began inf 1", "no number"),
        ("0 touch 1 began 1 1 force=x", "no number"),
        ("0 touch 1 began 1 1 colour=red", "nothing that a touch has"),
        ("0 touch 1 began 1 1 red", "more than was expected"),
        ("0 touch 1 began 1 1 held=hyper", "no modifier key"),
        ("0 touch 1 began 1 1 kind=nose", "no kind of touch"),
        ("0 key down 4 a \"a\"", "in quotation marks"),
        ("0 key down 4 \"a", "not closed"),
        ("0 key down 4 \"\\q\" \"a\"", "backslash"),
        ("0 key down 4 \"\\u{110000}\" \"a\"", "\\u"),
        ("0 key down 99999999999999999999 \"a\" \"a\"", "the key's number"),
        ("0 text hello", "in quotation marks"),
        ("0 compose \"a\" 5 1", "where the selection ends"),
        ("0 resize 0 100", "no number"),
        ("0 dance", "not known"),
        ("0 picture after", "in quotation marks"),
        ("0 picture \"../after\"", "names no picture"),
        ("0 picture \"\"", "names no picture"),
        ("0 frame now", "more than was expected"),
        ("0 hover left 1 1", "entered, moved or exited"),
        ("0 scroll 1 1 1 1 ball", "wheel or trackpad"),
        ("size 10 10\nsize 10 10", "must come once"),
        ("screen \"a\" 1\nscreen \"a\" 1", "must come once"),
        ("screen \"a\" 0.1", "no number from 0.5"), ("screen phone 2", "in quotation marks"),
        ("1 frame\n0 frame", "goes back"),
        ("0 end\n0 frame", "after 'end'"),
        ("0 touch 1 began 1 1\n0 touch 1 began 1 1", "down already"),
    ])
    func aLineThatCannotBeUnderstoodIsNamed(line: String, reason: String) throws {
        let (app, board) = try board()
        do {
            try app.replay("casement-input 1\n\n" + line)
            Issue.record("nothing was thrown for \(line)")
        } catch let error as TestApp.ScriptError {
            let number = 3 + line.filter { $0 == "\n" }.count
            #expect(error.description.hasPrefix("line \(number): "), "\(error)")
            #expect(error.description.contains(reason), "\(error)")
        }
        // Nothing is done of a script with an error.
        #expect(board.log.isEmpty)
    }

    @Test func anotherVersionOrNoHeaderIsRefused() throws {
        let (app, _) = try board()
        for script in ["", "0 frame", "casement-input 2", "casement-input", "\u{0}\u{FFFF}"] {
            #expect(throws: TestApp.ScriptError.self) { try app.replay(script) }
        }
        let long = String(repeating: "a", count: 200_000)
        #expect(throws: TestApp.ScriptError.self) { try app.replay(long) }
    }

    @Test func anyMixOfWordsEndsWithAnAnswer() throws {
        let (app, _) = try board()
        let words = [
            "0", "1", "touch", "began", "moved", "ended", "key", "down", "\"", "\"a\"", "\\",
            "frame",
            "held=", "=", "size", "-5", "1e9", "casement-input", "#", "\n", "hover", "end",
        ]
        var state: UInt64 = 7
        for _ in 0..<2000 {
            var script = "casement-input 1\n"
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                script += words[Int((state >> 33) % UInt64(words.count))] + " "
            }
            // Most are refused; none does harm.
            guard script.contains("1e9") == false else { continue }
            _ = try? app.replay(script)
        }
        _ = try TestApp()
    }
}
