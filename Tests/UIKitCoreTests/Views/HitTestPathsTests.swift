// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing

@testable import UIKitBasics
@testable import UIKitViews

/// A view that asks each subview by its methods, as the base class once did.
@MainActor
private func slowHit(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
        view.bounds.contains(point)
    else { return nil }
    for subview in view.subviews.reversed() {
        if let hit = slowHit(subview, subview.layer.convert(point, from: view.layer)) {
            return hit
        }
    }
    return view
}

/// A view whose class overrides hit testing without another answer.
private final class Asked: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}

/// A view whose class overrides what is inside without another answer.
private final class Inside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}

/// A view whose class watches a property that hit tests read.
private final class Watching: UIView {
    override var isHidden: Bool {
        didSet {}
    }
}

/// A view that is larger to the touch than it looks.
private final class Wide: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }
}

/// A view that does something when it is asked, and is not hit.
private final class Busy: UIView {
    var work: (() -> Void)?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        work?()
        return nil
    }
}

/// A view that notes where it is asked whether a point is inside, and says what it is told to.
private final class Curious: UIView {
    var answer: (CGPoint) -> Bool = { _ in false }
    private(set) var asked: [CGPoint] = []

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked.append(point)
        return answer(point)
    }
}

/// A layer that pretends to be elsewhere.
private final class Shifted: CALayer {
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let point = super.convert(p, from: l)
        return CGPoint(x: point.x + 50, y: point.y)
    }
}

private final class ShiftedView: UIView {
    override class var layerClass: AnyClass { Shifted.self }
}

@MainActor
struct HitTestPathsTests {
    /// Numbers that look random and are the same each time.
    private struct Numbers {
        var seed: UInt64

        mutating func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }

        mutating func length(_ bound: Int) -> CGFloat { CGFloat(next(bound * 4)) / 4 }
    }

    private func makeView(_ numbers: inout Numbers) -> UIView {
        switch numbers.next(12) {
        case 0: Asked(frame: .zero)
        case 1: Inside(frame: .zero)
        case 2: Watching(frame: .zero)
        default: UIView(frame: .zero)
        }
    }

    private func place(_ view: UIView, _ numbers: inout Numbers) {
        view.frame = CGRect(
            x: numbers.length(400) - 50,
            y: numbers.length(400) - 50,
            width: numbers.length(160),
            height: numbers.length(160)
        )
        disturb(view, &numbers)
    }

    /// Changes something that matters to touches.
    private func disturb(_ view: UIView, _ numbers: inout Numbers) {
        switch numbers.next(24) {
        case 0: view.isHidden.toggle()
        case 1: view.alpha = numbers.next(2) == 0 ? 0.005 : 1
        case 2: view.isUserInteractionEnabled.toggle()
        case 3: view.transform = CGAffineTransform(rotationAngle: numbers.length(6))
        case 4: view.transform = CGAffineTransform(scaleX: numbers.length(3), y: 1.5)
        case 5: view.transform = .identity
        case 6: view.bounds.origin = CGPoint(x: numbers.length(40), y: -numbers.length(40))
        case 7: view.layer.anchorPoint = CGPoint(x: 0, y: numbers.length(2))
        case 8: view.center = CGPoint(x: numbers.length(400), y: numbers.length(400))
        case 9: view.layer.zPosition = numbers.length(9)
        case 10: view.layer.isGeometryFlipped.toggle()
        case 11: view.layer.sublayerTransform = CATransform3DMakeTranslation(9, 5, 0)
        case 12: view.layer.setValue(numbers.length(300), forKeyPath: "position.x")
        default: break
        }
    }

    private func makeTree(_ numbers: inout Numbers) -> [UIView] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        var views = [root]
        for _ in 0..<160 {
            let view = makeView(&numbers)
            // Half of them are among many siblings.
            let parent = numbers.next(2) == 0 ? root : views[numbers.next(views.count)]
            parent.insertSubview(view, at: numbers.next(parent.subviews.count + 1))
            place(view, &numbers)
            views.append(view)
        }
        return views
    }

    @Test(arguments: 1...12) func theShortWayFindsWhatTheLongWayFinds(seed: UInt64) {
        var numbers = Numbers(seed: seed)
        var views = makeTree(&numbers)
        let root = views[0]
        var found: Set<ObjectIdentifier> = []
        for round in 0..<400 {
            let point = CGPoint(x: numbers.length(420) - 10, y: numbers.length(420) - 10)
            let hit = root.hitTest(point, with: nil)
            #expect(hit === slowHit(root, point), "round \(round)")
            if let hit { found.insert(ObjectIdentifier(hit)) }
            let index = 1 + numbers.next(views.count - 1)
            switch numbers.next(8) {
            case 0, 1: place(views[index], &numbers)
            case 2: disturb(views[index], &numbers)
            case 3: root.bringSubviewToFront(views[index])
            case 4 where views.count > 60: views.remove(at: index).removeFromSuperview()
            case 5:
                let view = UIView(frame: .zero)
                root.addSubview(view)
                place(view, &numbers)
                views.append(view)
            default: break
            }
        }
        #expect(found.count > 10)
    }

    private func makeRow(_ make: (CGRect) -> UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 100))
        for index in 0..<40 {
            root.addSubview(make(CGRect(x: index * 100, y: 0, width: 50, height: 50)))
        }
        return root
    }

    @Test func edgesAreExactAmongManyAndFarOut() {
        for far: CGFloat in [0, 1e6, 1e9 + 0.5, -3e7] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.bounds = CGRect(x: far, y: far, width: 100_000, height: 100_000)
            for index in 0..<30 {
                let x = far + CGFloat(index * 100)
                root.addSubview(UIView(frame: CGRect(x: x, y: far, width: 50, height: 50)))
            }
            for (index, view) in root.subviews.enumerated() {
                let x = far + CGFloat(index * 100)
                #expect(root.hitTest(CGPoint(x: x, y: far), with: nil) === view)
                #expect(root.hitTest(CGPoint(x: x + 49.5, y: far + 49.5), with: nil) === view)
                #expect(root.hitTest(CGPoint(x: x + 50, y: far), with: nil) === root)
                #expect(root.hitTest(CGPoint(x: x, y: far + 50), with: nil) === root)
            }
        }
    }

    @Test func pointsThatAreNoNumbersHitNothing() {
        let root = makeRow { UIView(frame: $0) }
        #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 1), with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: CGFloat.infinity, y: 1), with: nil) == nil)
    }

    @Test func overridesAreAskedAmongMany() {
        let root = makeRow { Wide(frame: $0) }
        #expect(root.hitTest(CGPoint(x: 265, y: 60), with: nil) === root.subviews[2])
        #expect(root.hitTest(CGPoint(x: 275, y: 60), with: nil) === root)
    }

    @Test func aLayerThatConvertsOtherwiseIsAsked() {
        let root = makeRow { ShiftedView(frame: $0) }
        #expect(root.hitTest(CGPoint(x: 160, y: 10), with: nil) === root.subviews[2])
    }

    @Test func whatIsMovedDuringATestIsFoundWhereItIsNow() {
        let root = makeRow { UIView(frame: $0) }
        let moved = root.subviews[3]
        let busy = Busy(frame: .zero)
        root.addSubview(busy)
        let point = CGPoint(x: 75, y: 75)
        #expect(root.hitTest(point, with: nil) === root)
        busy.work = { moved.center = point }
        #expect(root.hitTest(point, with: nil) === moved)
    }

    private func makeCuriousRow() -> (root: UIView, views: [Curious]) {
        let root = makeRow { Curious(frame: $0) }
        return (root, root.subviews.compactMap { $0 as? Curious })
    }

    @Test func eachIsAskedOnceFromTheFrontWhereItIs() {
        let (root, views) = makeCuriousRow()
        views[20].answer = { _ in true }
        views[30].bounds.origin = CGPoint(x: 3, y: 4)
        for _ in 0..<2 {
            #expect(root.hitTest(CGPoint(x: 10, y: 20), with: nil) === views[20])
        }
        #expect(views[..<20].allSatisfy { $0.asked.isEmpty })
        #expect(views[20...].allSatisfy { $0.asked.count == 2 })
        #expect(views[39].asked == [CGPoint(x: -3890, y: 20), CGPoint(x: -3890, y: 20)])
        #expect(views[30].asked.last == CGPoint(x: -2987, y: 24))
    }

    @Test func whatTakesNoTouchesIsNotAskedAmongMany() {
        let (root, views) = makeCuriousRow()
        views[39].isHidden = true
        views[38].alpha = 0.005
        views[37].isUserInteractionEnabled = false
        views[36].transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(root.hitTest(CGPoint(x: 3625, y: 25), with: nil) === root)
        #expect(views[37...].allSatisfy { $0.asked.isEmpty })
        #expect(views[36].asked == [CGPoint(x: 25, y: 25)])
        #expect(views[0].asked == [CGPoint(x: 3625, y: 25)])
    }

    @Test func aViewThatIsAskedMayMoveAndTakeAwayOthers() {
        let (root, views) = makeCuriousRow()
        views[39].answer = { _ in
            views[3].center = CGPoint(x: 75, y: 75)
            views[5].removeFromSuperview()
            return false
        }
        views[3].answer = { $0 == CGPoint(x: 25, y: 25) }
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === views[3])
        #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === views[3])
        #expect(views[4].asked.count == 2)
    }

    @Test func whatIsInsideOneThatIsAskedIsFoundThere() {
        let (root, views) = makeCuriousRow()
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 500, height: 500))
        views[2].addSubview(inner)
        views[2].answer = { _ in true }
        #expect(root.hitTest(CGPoint(x: 400, y: 90), with: nil) === inner)
        #expect(root.hitTest(CGPoint(x: 205, y: 5), with: nil) === views[2])
    }

    @Test func overridesOfEachKindAreKnown() {
        #expect(UIView(frame: .zero).layerOverrides == [])
        #expect(Asked(frame: .zero).layerOverrides == .hitTest)
        #expect(Wide(frame: .zero).layerOverrides == .pointInside)
        #expect(Watching(frame: .zero).layerOverrides == .touchedState)
        #expect(ShiftedView(frame: .zero).layerOverrides == .touchedState)
        #expect(UILabel(frame: .zero).layerOverrides.isDisjoint(with: [.hitTest, .touchedState]))
    }
}

extension UIView {
    /// What is known of the class once there is a layer.
    fileprivate var layerOverrides: ViewOverrides {
        _ = layer
        return touch.overrides
    }
}
