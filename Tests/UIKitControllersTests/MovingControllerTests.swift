// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControllers

/// Notes whether it moves to or from its parent while it appears and disappears.
@MainActor
private final class Mover: UIViewController {
    var notes: [String] = []

    private func note(_ call: String) {
        let moves = isMovingToParent ? " to parent" : isMovingFromParent ? " from parent" : ""
        notes.append(call + moves)
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

@MainActor
@Suite("Whether a controller appears because of its parent")
struct MovingControllerTests {
    private func start() throws -> (TestApp, UINavigationController, Mover) {
        let root = Mover()
        let stack = UINavigationController(rootViewController: root)
        let app = try TestApp(device: "iPhone 15")
        app.show(stack)
        app.advance(by: 0.2)
        return (app, stack, root)
    }

    @Test(arguments: [false, true])
    func onlyWhatIsPushedOrPoppedMoves(animated: Bool) throws {
        let (app, stack, root) = try start()
        _ = root.take()
        let next = Mover()
        stack.pushViewController(next, animated: animated)
        app.advance(by: 1)
        #expect(next.take() == ["willAppear to parent", "didAppear to parent"])
        #expect(root.take() == ["willDisappear", "didDisappear"])
        #expect(!next.isMovingToParent)
        stack.popViewController(animated: animated)
        app.advance(by: 1)
        #expect(next.take() == ["willDisappear from parent", "didDisappear from parent"])
        #expect(root.take() == ["willAppear", "didAppear"])
        #expect(!next.isMovingFromParent)
    }

    @Test func aReplacedStackMovesItsOldTop() throws {
        let (app, stack, root) = try start()
        _ = root.take()
        let next = Mover()
        stack.setViewControllers([next], animated: false)
        app.advance(by: 1)
        #expect(root.take() == ["willDisappear from parent", "didDisappear from parent"])
        #expect(next.take() == ["willAppear to parent", "didAppear to parent"])
    }

    @Test func aContainersOwnChildMoves() throws {
        let parent = UIViewController()
        let app = try TestApp(device: "iPhone 15")
        app.show(parent)
        app.advance(by: 0.2)
        app.advance(by: 1)
        let child = Mover()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.advance(by: 1)
        #expect(child.take() == ["willAppear to parent", "didAppear to parent"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.take() == ["willDisappear from parent", "didDisappear from parent"])
        #expect(!child.isMovingFromParent)
    }

    @Test func aChildThatIsAddedAtTheFirstLayoutAppearsWithItsParent() throws {
        final class Late: UIViewController {
            let child = Mover()
            override func viewDidLayoutSubviews() {
                guard child.parent == nil else { return }
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let parent = Late()
        let app = try TestApp(device: "iPhone 15")
        app.show(parent)
        app.advance(by: 0.2)
        app.advance(by: 1)
        #expect(parent.child.take().map { $0.prefix(10) } == ["willAppear", "didAppear "])
    }
}
