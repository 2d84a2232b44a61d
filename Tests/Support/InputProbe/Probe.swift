// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import ShowcasePages
import UIKit
import UIKitTesting

/// Opens the window.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ProbeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A place with one recognizer of each kind that a pointer can make use of, a button and keys.
final class ProbeController: UIViewController {
    private let probe = ProbeView(frame: .zero)

    override func loadView() { view = probe }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        probe.becomeFirstResponder()
        Probe.note("ready")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Probe.note("size \(Int(view.bounds.width))x\(Int(view.bounds.height))")
    }
}

final class ProbeView: UIView {
    private let listener = Listener()
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        let tap = UITapGestureRecognizer()
        let long = UILongPressGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        let wheel = UIPanGestureRecognizer()
        wheel.allowedScrollTypesMask = .all
        wheel.allowedTouchTypes = []
        let hover = UIHoverGestureRecognizer()
        for (recognizer, name) in [
            (tap, "tap"), (long, "long"), (pan, "pan"), (wheel, "wheel"), (hover, "hover"),
        ] as [(UIGestureRecognizer, String)] {
            recognizer.name = name
            recognizer.addTarget(listener, action: Listener.selector)
            addGestureRecognizer(recognizer)
        }
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        button.addAction(UIAction { _ in Probe.note("button") }, for: .touchUpInside)
        addSubview(button)
        for cargo in DragCargo.allCases {
            let handle = UIView(frame: cargo.frame)
            handle.backgroundColor = .systemTeal
            let drag = UIDragInteraction(delegate: cargo.delegate)
            drag.isEnabled = true
            handle.addInteraction(drag)
            addSubview(handle)
        }
        addInteraction(UIDropInteraction(delegate: DropListener.shared))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            Probe.note("key \(press.key?.characters.debugDescription ?? "?")")
            if press.key?.characters == "c" { copySomething() }
            if press.key?.characters == "v" { pasteSomething() }
            if press.key?.characters == "t" { noteTree() }
        }
    }

    /// Puts text, an address and a type of our own on the clipboard.
    private func copySomething() {
        UIPasteboard.general.items = [
            [
                "public.utf8-plain-text": "from the probe",
                "com.example.thing": Data([1, 2, 3]),
            ]
        ]
        Probe.note("copied")
    }

    /// All views, to be compared with those of a replay.
    private func noteTree() {
        guard let window else { return }
        for line in TreeDump.views(window).split(separator: "\n") { Probe.note("tree \(line)") }
    }

    private func pasteSomething() {
        let board = UIPasteboard.general
        Probe.note("types \(board.types.sorted().joined(separator: " "))")
        Probe.note("text \(board.string ?? "")")
        Probe.note("url \(board.url?.absoluteString ?? "")")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { Probe.note("up \(press.key?.characters.debugDescription ?? "?")") }
    }
}

/// Hears of recognizers.
final class Listener: ObjCRuntime.NSObject {
    static let selector = _selector("note:", false, Listener.note(_:))

    func note(_ recognizer: UIGestureRecognizer) {
        nonisolated(unsafe) let recognizer = recognizer
        MainActor.assumeIsolated {
            let place = recognizer.location(in: nil)
            var line = "\(recognizer.name ?? "") \(recognizer.state)"
            // How often a gesture changes is the machine's affair.
            if recognizer.state != .changed { line += " \(Int(place.x)) \(Int(place.y))" }
            Probe.note(line)
        }
    }
}

/// Prints, and replays without a window.
@MainActor
enum Probe {
    private static var last = ""

    static func note(_ line: String) {
        guard line != last else { return }
        last = line
        FileHandle.standardOutput.write(Data("probe: \(line)\n".utf8))
    }

    nonisolated static func noteLater(_ line: String) {
        DispatchQueue.main.async { MainActor.assumeIsolated { note(line) } }
    }

    static func replay(_ path: String) {
        do {
            let app = try TestApp()
            app.show(ProbeController())
            try app.replay(contentsOf: URL(fileURLWithPath: path))
        } catch {
            FileHandle.standardError.write(Data("probe: \(error)\n".utf8))
            exit(1)
        }
    }
}
