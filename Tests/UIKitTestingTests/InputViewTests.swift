// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that can be first and has something in place of a keyboard, or nothing.
private final class Field: UIView {
    var keys: UIView?
    var bar: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
    override var inputAccessoryView: UIView? { bar }
}

@MainActor
private final class Fields: UIViewController {
    let first = Field(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
    let second = Field(frame: CGRect(x: 20, y: 160, width: 100, height: 40))
    let foot = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [first, second] { view.addSubview(field) }
        foot.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(foot)
        NSLayoutConstraint.activate([
            foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            foot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            foot.heightAnchor.constraint(equalToConstant: 20),
            foot.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}

@MainActor
@Suite("Input views")
struct InputViewTests {
    private let app: TestApp
    private let fields = Fields()

    init() throws {
        app = try TestApp()
        app.show(fields)
    }

    // A window that a test drops while its keyboard still moves is gone before the move is over.
    @Test func aWindowMayGoWhileItsInputViewsMove() {
        weak var gone: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            field.bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
            window.addSubview(field)
            window.makeKeyAndVisible()
            field.becomeFirstResponder()
            window.isHidden = true
            gone = window
        }
        app.advance(by: 1)
        #expect(gone == nil)
        app.show(fields)
    }

    /// Where a view is in the window, on the screen.
    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("The first responder's views lie at the bottom, the accessory on top, and take touches")
    func showing() throws {
        let keys = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        var taps = 0
        keys.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fields.first.keys = keys
        fields.first.bar = bar
        let window = try #require(app.window)
        let bottom = window.bounds.height - window.safeAreaInsets.bottom
        #expect(fields.first.becomeFirstResponder())
        app.advance(by: 0.5)
        #expect(
            place(keys) == CGRect(x: 0, y: bottom - 200, width: window.bounds.width, height: 200)
        )
        #expect(place(bar).maxY == bottom - 200 && place(bar).height == 44)
        // What is tied to the keyboard has gone up with it.
        #expect(fields.foot.frame.maxY == bottom - 244)
        app.tap(keys)
        #expect(taps == 1 && fields.first.isFirstResponder && window.isKeyWindow)
        // Beside them touches go to the window below.
        fields.first.resignFirstResponder()
        app.advance(by: 0.5)
        #expect(keys.window == nil && bar.superview == nil)
        #expect(fields.foot.frame.maxY == bottom)
    }

    @Test("Who is first next has its own shown, and the keyboard does not go meanwhile")
    func changing() {
        let views = [100.0, 150].map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: $0)) }
        fields.first.keys = views[0]
        fields.second.keys = views[1]
        let all: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        nonisolated(unsafe) var heights: [CGFloat] = []
        nonisolated(unsafe) var told: [String] = []
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                told.append(name.rawValue)
                let key = UIResponder.keyboardFrameEndUserInfoKey
                let end = (note.userInfo?[key] as? NSValue)?.cgRectValue
                heights.append(end?.height ?? -1)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        fields.first.becomeFirstResponder()
        app.advance(by: 0.5)
        let unsafe = app.window?.safeAreaInsets.bottom ?? 0
        #expect(told == all[..<2].map(\.rawValue))
        #expect(heights == [100 + unsafe, 100 + unsafe])
        told = []
        fields.second.becomeFirstResponder()
        app.advance(by: 0.5)
        #expect(told == all[..<2].map(\.rawValue))
        #expect(views[0].window == nil && views[1].window != nil)
        told = []
        fields.view.endEditing(true)
        app.advance(by: 0.5)
        #expect(told == all[2...].map(\.rawValue))
        #expect(views[1].window == nil)
    }

    @Test("A responder that changes its mind reloads, and one around may provide")
    func reloading() throws {
        final class Around: UIView {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
            override var inputAccessoryView: UIView? { bar }
        }
        let around = Around(frame: fields.view.bounds)
        fields.view.addSubview(around)
        let field = Field(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        around.addSubview(field)
        field.becomeFirstResponder()
        app.advance(by: 0.5)
        #expect(around.bar.window != nil)
        let keys = UIInputView(
            frame: CGRect(x: 0, y: 0, width: 10, height: 120),
            inputViewStyle: .keyboard
        )
        field.keys = keys
        #expect(keys.window == nil)
        field.reloadInputViews()
        app.advance(by: 0.5)
        #expect(keys.window != nil && place(around.bar).maxY == place(keys).minY)
        // Another width of the window is theirs, too.
        app.resize(to: CGSize(width: 500, height: 700))
        app.advance(by: 0.5)
        #expect(place(keys).width == 500)
        // A first responder that leaves takes them along.
        around.removeFromSuperview()
        app.advance(by: 0.5)
        #expect(keys.window == nil && around.bar.window == nil)
    }
}
