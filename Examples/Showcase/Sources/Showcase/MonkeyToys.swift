// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTesting

/// Views of the monkey's own, which pull the rug away from under whoever uses them.
@MainActor
final class MonkeyToys {
    private let app: TestApp
    /// Answers a number from zero to one less than asked for.
    var roll: (Int) -> Int = { _ in 0 }
    private var toys: [UIView] = []
    private var window: UIWindow?
    private var thrownAway: [Weak] = []
    private var thrownAwayCount = 0

    private struct Weak {
        weak var object: AnyObject?
        /// How many were thrown away before.
        let number: Int
    }

    init(app: TestApp) { self.app = app }

    /// The things thrown away that are still there.
    var keptByOthers: [String] {
        thrownAway.compactMap { entry in
            entry.object.map { "\(type(of: $0)) thrown away as number \(entry.number)" }
        }
    }

    private var root: UIView? { app.window?.rootViewController?.view }

    // MARK: Views

    /// Adds a view of some kind at a place.
    func grow(at place: CGPoint) {
        guard toys.count < 8, let root else { return }
        let toy: UIView
        switch roll(4) {
        case 0: toy = makeButton()
        case 1: toy = makeRug()
        case 2: toy = makeDragSource()
        default: toy = makeMenuOwner()
        }
        toy.frame = CGRect(origin: place, size: CGSize(width: 80, height: 40))
        (toys.last.flatMap { roll(4) == 0 ? $0 : nil } ?? root).addSubview(toy)
        toys.append(toy)
    }

    private func makeButton() -> UIView {
        let button = UIButton(type: .system)
        button.setTitle("Toy", for: .normal)
        button.toolTip = "A toy"
        let events: [UIControl.Event] = [
            .touchDown, .touchUpInside, .touchDragInside, .touchCancel,
        ]
        button.addAction(
            UIAction { [weak self, weak button] _ in
                if let button { self?.pullRug(from: button) }
            },
            for: events[roll(4)]
        )
        return button
    }

    /// A view that changes while it is told of touches, with recognizers that change it, too.
    private func makeRug() -> UIView {
        let rug = Rug(frame: .zero)
        rug.isMultipleTouchEnabled = roll(2) == 0
        rug.isExclusiveTouch = roll(4) == 0
        rug.pull = { [weak self, weak rug] in
            if let rug { self?.pullRug(from: rug) }
        }
        let all: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
            UISwipeGestureRecognizer(), UIHoverGestureRecognizer(),
        ]
        for _ in 0...roll(3) {
            let recognizer = all[roll(all.count)]
            recognizer.delegate = rug
            recognizer.delaysTouchesBegan = roll(3) == 0
            recognizer.cancelsTouchesInView = roll(2) == 0
            if let other = rug.gestureRecognizers?.last, other !== recognizer {
                recognizer.require(toFail: other)
            }
            rug.addGestureRecognizer(recognizer)
        }
        return rug
    }

    private func makeDragSource() -> UIView {
        let source = Rug(frame: .zero)
        source.isUserInteractionEnabled = true
        source.pull = { [weak self, weak source] in
            if let source { self?.pullRug(from: source) }
        }
        let drag = UIDragInteraction(delegate: source)
        drag.isEnabled = true
        source.addInteraction(drag)
        source.addInteraction(UIDropInteraction(delegate: source))
        return source
    }

    private func makeMenuOwner() -> UIView {
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: [
            UIAction(title: "One") { [weak self, weak button] _ in
                if let button { self?.pullRug(from: button) }
            },
            UIMenu(title: "More", children: [UIAction(title: "Two") { _ in }]),
        ])
        button.showsMenuAsPrimaryAction = roll(2) == 0
        return button
    }

    /// Changes the hierarchy around a view, from inside what it is told.
    private func pullRug(from view: UIView) {
        switch roll(9) {
        case 0: remove(view)
        case 1: (view as? UIControl)?.isEnabled.toggle()
        case 2: view.superview?.sendSubviewToBack(view)
        case 3: view.isUserInteractionEnabled.toggle()
        case 4: view.isHidden.toggle()
        case 5: for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled.toggle() }
        case 6: if let last = view.gestureRecognizers?.last { view.removeGestureRecognizer(last) }
        // Not one that was thrown away and still hears of its end.
        case 7 where toys.contains(where: { $0 === view }): root?.addSubview(view)
        default: grow(at: view.frame.origin)
        }
    }

    private func remove(_ view: UIView) {
        // No toy any more when its touches are cancelled, or it could put itself back.
        let gone = toys.filter { $0.isDescendant(of: view) }
        toys.removeAll { $0.isDescendant(of: view) }
        view.removeFromSuperview()
        for toy in gone { note(toy) }
    }

    private func note(_ view: UIView) {
        thrownAway.removeAll { $0.object == nil }
        let all: [AnyObject] = [view] + (view.gestureRecognizers ?? [])
        for object in all {
            thrownAway.append(Weak(object: object, number: thrownAwayCount))
            thrownAwayCount += 1
        }
    }

    /// Takes one away.
    func throwAway() {
        guard !toys.isEmpty else { return }
        remove(toys[roll(toys.count)])
    }

    /// Moves the focus to one.
    func focusSomewhere() {
        guard let window = app.window, let toy = toys.last else { return }
        UIFocusSystem.focusSystem(for: window)?.requestFocusUpdate(to: toy)
    }

    // MARK: Windows

    /// Shows another window above, or takes it away.
    func changeWindow() {
        if let window {
            window.isHidden = true
            app.window?.makeKey()
            self.window = nil
            return
        }
        guard let scene = app.window?.windowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        window.windowLevel = roll(2) == 0 ? .alert : .normal
        window.addSubview(UIButton(type: .contactAdd))
        if roll(2) == 0 { window.makeKeyAndVisible() } else { window.isHidden = false }
        self.window = window
    }

    /// Presents something, or takes it away.
    func present() {
        guard let controller = app.window?.rootViewController else { return }
        if controller.presentedViewController != nil {
            controller.dismiss(animated: roll(2) == 0)
        } else {
            let sheet = UIViewController()
            sheet.view.addSubview(UISwitch(frame: CGRect(x: 40, y: 60, width: 60, height: 40)))
            controller.present(sheet, animated: roll(2) == 0)
        }
    }

    /// Takes everything away.
    func clear() {
        if window != nil { changeWindow() }
        app.window?.rootViewController?.dismiss(animated: false)
        while let toy = toys.last { remove(toy) }
    }
}

/// A view whose touches, recognizers, drags and drops change the hierarchy.
private final class Rug: UIView, UIGestureRecognizerDelegate, UIDragInteractionDelegate,
    UIDropInteractionDelegate
{
    var pull: () -> Void = {}
    private var calls = 0

    /// Not each time, or nothing would ever get far.
    private func mayPull() {
        calls += 1
        if calls.isMultiple(of: 5) { pull() }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if calls.isMultiple(of: 3) { becomeFirstResponder() }
        mayPull()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { mayPull() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { mayPull() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { mayPull() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { mayPull() }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { mayPull() }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { mayPull() }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        mayPull()
        return calls.isMultiple(of: 2)
    }

    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        mayPull()
        return !calls.isMultiple(of: 7)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        mayPull()
        return [UIDragItem(itemProvider: NSItemProvider(object: "toy" as NSString))]
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        mayPull()
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) { mayPull() }
}
