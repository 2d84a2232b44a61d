// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitViews

/// A view that notes the calls about its place.
@MainActor
private final class Witness: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        log.add(name, "willMoveToSuperview", newSuperview)
    }
    override func didMoveToSuperview() { log.add(name, "didMoveToSuperview", superview) }
    override func willMove(toWindow newWindow: UIWindow?) {
        log.add(name, "willMoveToWindow", newWindow)
    }
    override func didMoveToWindow() { log.add(name, "didMoveToWindow", window) }
    override func didAddSubview(_ subview: UIView) { log.add(name, "didAddSubview", subview) }
    override func willRemoveSubview(_ subview: UIView) {
        log.add(name, "willRemoveSubview", subview)
    }
}

@MainActor
private final class Log {
    var entries: [String] = []

    func add(_ name: String, _ call: String, _ argument: UIView?) {
        let text =
            argument is UIWindow
            ? "window" : (argument as? Witness)?.name ?? (argument == nil ? "nil" : "view")
        entries.append("\(name).\(call) \(text)")
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

@MainActor
struct HierarchyTests {
    @Test func addingOutsideAWindowTellsChildThenParent() {
        let log = Log()
        let parent = Witness("P", log)
        let child = Witness("C", log)
        parent.addSubview(child)
        #expect(
            log.take() == [
                "C.willMoveToSuperview P", "C.didMoveToSuperview P", "P.didAddSubview C",
            ]
        )
    }

    @Test func aTreeThatComesIntoAWindowIsToldFromTheTop() {
        let log = Log()
        let parent = Witness("P", log)
        let child = Witness("C", log)
        parent.addSubview(child)
        _ = log.take()
        let window = makeWindow()
        window.addSubview(parent)
        #expect(
            log.take() == [
                "P.willMoveToSuperview window", "P.willMoveToWindow window",
                "C.willMoveToWindow window", "P.didMoveToWindow window",
                "C.didMoveToWindow window", "P.didMoveToSuperview window",
            ]
        )
        #expect(child.window === window)
    }

    @Test func removingFromAWindowTellsInIOSOrder() {
        let log = Log()
        let parent = Witness("P", log)
        let child = Witness("C", log)
        let window = makeWindow()
        window.addSubview(parent)
        parent.addSubview(child)
        _ = log.take()
        child.removeFromSuperview()
        #expect(
            log.take() == [
                "P.willRemoveSubview C", "C.willMoveToSuperview nil", "C.willMoveToWindow nil",
                "C.didMoveToWindow nil", "C.didMoveToSuperview nil",
            ]
        )
        #expect(child.superview == nil && child.layer.superlayer == nil)
    }

    @Test func movingWithinAWindowDoesNotTellOfTheWindow() {
        let log = Log()
        let window = makeWindow()
        let first = Witness("A", log)
        let second = Witness("B", log)
        let child = Witness("C", log)
        window.addSubview(first)
        window.addSubview(second)
        first.addSubview(child)
        _ = log.take()
        second.addSubview(child)
        #expect(
            log.take() == [
                "A.willRemoveSubview C", "C.willMoveToSuperview B", "C.didMoveToSuperview B",
                "B.didAddSubview C",
            ]
        )
        #expect(first.subviews.isEmpty && second.subviews == [child])
    }

    @Test func addingTwiceKeepsOneInFront() {
        let parent = UIView()
        let first = UIView()
        let second = UIView()
        parent.addSubview(first)
        parent.addSubview(second)
        parent.addSubview(first)
        #expect(parent.subviews == [second, first])
        #expect(parent.layer.sublayers?.count == 2)
        #expect(parent.layer.sublayers?.last === first.layer)
    }

    @Test func insertingPutsWhereSaid() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 999)
        parent.insertSubview(views[2], belowSubview: views[1])
        parent.insertSubview(views[3], aboveSubview: views[0])
        #expect(parent.subviews == [views[0], views[3], views[2], views[1]])
        #expect(
            parent.layer.sublayers?.map(ObjectIdentifier.init)
                == parent.subviews.map { ObjectIdentifier($0.layer) }
        )
        parent.insertSubview(views[0], aboveSubview: UIView())
        #expect(parent.subviews.last === views[0])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [views[0], views[2], views[1], views[3]])
        #expect(
            parent.layer.sublayers?.map(ObjectIdentifier.init)
                == parent.subviews.map { ObjectIdentifier($0.layer) }
        )
        parent.sendSubviewToBack(views[3])
        parent.bringSubviewToFront(views[0])
        #expect(parent.subviews == [views[3], views[2], views[1], views[0]])
    }

    @Test func insertingBelowOrAboveItselfMovesToTheTop() {
        let parent = UIView()
        let first = UIView()
        let second = UIView()
        parent.addSubview(first)
        parent.addSubview(second)
        parent.insertSubview(first, belowSubview: first)
        #expect(parent.subviews == [second, first])
        parent.insertSubview(second, aboveSubview: second)
        #expect(parent.subviews == [first, second])
    }

    @Test func layersWithoutViewsStayWhereTheyAre() {
        let parent = UIView()
        let first = UIView()
        parent.addSubview(first)
        let raw = CALayer()
        parent.layer.addSublayer(raw)
        let above = UIView()
        parent.insertSubview(above, aboveSubview: first)
        let top = UIView()
        parent.addSubview(top)
        let order = parent.layer.sublayers ?? []
        #expect(order.count == 4)
        #expect(order[0] === first.layer && order[1] === above.layer)
        #expect(order[2] === raw && order[3] === top.layer)
    }

    @Test func sublayersAreNilWithoutSubviews() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        child.removeFromSuperview()
        #expect(parent.layer.sublayers == nil)
    }

    @Test func tagsAreSearchedDepthFirstFromTheViewItself() {
        let root = UIView()
        let branch = UIView()
        let leaf = UIView()
        let other = UIView()
        root.addSubview(branch)
        branch.addSubview(leaf)
        root.addSubview(other)
        leaf.tag = 7
        other.tag = 7
        root.tag = 3
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(3) === root)
        #expect(root.viewWithTag(99) == nil)
        #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf))
        #expect(!root.isDescendant(of: leaf))
    }

    @Test func addingAViewToItselfEndsTheProgram() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("UIView.addSubview(_:): can't add self as subview: "))
    }

    @Test func addingAViewToItsOwnDescendantEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let outer = UIView()
                let inner = UIView()
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
    }

    @Test func aViewIsFreedWithItsSuperview() {
        weak var child: UIView?
        do {
            let parent = UIView()
            let view = UIView()
            parent.addSubview(view)
            child = view
        }
        #expect(child == nil)
    }

    @Test func aCallbackMayMoveTheViewElsewhere() {
        @MainActor final class Restless: UIView {
            var refuge: UIView?
            override func willMove(toSuperview newSuperview: UIView?) {
                guard let refuge, newSuperview !== refuge else { return }
                self.refuge = nil
                refuge.addSubview(self)
            }
        }
        let parent = UIView()
        let refuge = UIView()
        let view = Restless()
        view.refuge = refuge
        parent.addSubview(view)
        #expect(view.superview === refuge && parent.subviews.isEmpty)
    }

    @Test func layerClassIsHonoured() {
        final class OwnLayer: CALayer {
            var mark = 5
        }
        @MainActor final class OwnView: UIView {
            override class var layerClass: AnyClass { OwnLayer.self }
        }
        let view = OwnView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view.layer as? OwnLayer)?.mark == 5)
        #expect(view.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.layer.delegate === view)
    }

    @Test func onlyAViewThatDrawsIsMarkedForDrawing() {
        @MainActor final class Drawing: UIView {
            override func draw(_ rect: CGRect) {}
        }
        #expect(Drawing().drawsItself)
        #expect(!UIView().drawsItself)
        @MainActor class Plain: UIView { override func layoutSubviews() {} }
        #expect(!Plain().drawsItself)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.layer.displayIfNeeded()
        view.setNeedsDisplay()
        #expect(!view.layer.needsDisplay())
        let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(drawing.layer.needsDisplay())
    }

    @Test func aLayoutThatMakesItsSubviewsAnewComesToRest() {
        @MainActor final class Rebuilding: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                for view in subviews { view.removeFromSuperview() }
                addSubview(UIView(frame: bounds))
            }
        }
        let view = Rebuilding(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }
}
