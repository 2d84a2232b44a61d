// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitViews

/// The order of subviews, and who hears of a change.
@MainActor
struct SubviewOrderTests {
    /// Writes down what it hears.
    private final class Hearing: UIView {
        var heard: [String] = []
        override func didAddSubview(_ subview: UIView) {
            heard.append("did add \(subview.tag) of \(subviews.count)")
        }
        override func willRemoveSubview(_ subview: UIView) {
            heard.append("will remove \(subview.tag) of \(subviews.count)")
        }
        override func willMove(toSuperview newSuperview: UIView?) {
            heard.append("will move \(superview == nil) \(newSuperview == nil)")
        }
        override func didMoveToSuperview() { heard.append("did move \(superview == nil)") }
        override func willMove(toWindow newWindow: UIWindow?) {
            heard.append("will window \(window == nil) \(newWindow == nil)")
        }
        override func didMoveToWindow() { heard.append("did window \(window == nil)") }
    }

    private let parent = Hearing()
    private let children = (1...3).map { tag in
        let view = Hearing()
        view.tag = tag
        return view
    }

    init() {
        for child in children { parent.addSubview(child) }
        parent.heard = []
        for child in children { child.heard = [] }
    }

    private var order: [Int] { parent.subviews.map(\.tag) }

    private var layers: [Int] {
        (parent.layer.sublayers ?? []).compactMap { ($0.delegate as? UIView)?.tag }
    }

    @Test func aChangedOrderIsNoComingAndGoing() {
        parent.bringSubviewToFront(children[0])
        #expect(order == [2, 3, 1] && layers == order)
        parent.sendSubviewToBack(children[2])
        #expect(order == [3, 2, 1] && layers == order)
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order == [1, 2, 3] && layers == order)
        parent.exchangeSubview(at: 1, withSubviewAt: 1)
        parent.insertSubview(children[0], at: 2)
        parent.insertSubview(children[2], belowSubview: children[1])
        #expect(order == [3, 2, 1] && layers == order)
        #expect(parent.heard.isEmpty && children.allSatisfy(\.heard.isEmpty))
    }

    @Test func strangersDoNotChangeTheOrder() {
        let stranger = UIView()
        parent.bringSubviewToFront(stranger)
        parent.sendSubviewToBack(stranger)
        #expect(order == [1, 2, 3] && stranger.superview == nil)
    }

    @Test func aSubviewIsThereWhenItsComingIsTold() {
        let view = Hearing()
        view.tag = 4
        parent.insertSubview(view, at: 1)
        #expect(parent.heard == ["did add 4 of 4"] && order == [1, 4, 2, 3])
        #expect(view.heard == ["will move true false", "did move false"])
    }

    @Test func aSubviewIsStillThereWhenItsGoingIsTold() {
        children[1].removeFromSuperview()
        #expect(parent.heard == ["will remove 2 of 3"] && order == [1, 3])
        #expect(children[1].heard == ["will move false true", "did move true"])
        children[1].removeFromSuperview()
        #expect(parent.heard.count == 1)
    }

    @Test func movingToAnotherSuperviewTellsBoth() {
        let other = Hearing()
        other.addSubview(children[0])
        #expect(parent.heard == ["will remove 1 of 3"] && other.heard == ["did add 1 of 1"])
        #expect(children[0].heard == ["will move false false", "did move false"])
    }

    @Test func windowsAreToldOfBeforeAndAfter() {
        let window = makeWindow()
        window.addSubview(parent)
        #expect(children[0].heard == ["will window true false", "did window false"])
        #expect(children[0].window === window && parent.window === window)
        parent.removeFromSuperview()
        #expect(
            children[0].heard.suffix(2) == ["will window false true", "did window true"]
        )
        #expect(children[0].window == nil && children[0].superview === parent)
    }

    @Test func addingChangesNoFrame() {
        let outer = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        outer.addSubview(view)
        #expect(view.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(view.isDescendant(of: outer) && outer.subviews == [view])
    }
}
