// SPDX-License-Identifier: Apache-2.0

import CHeap
import CoreGraphics
import Platform
import QuartzCore
import UIKit

/// Objects: what a view costs to make and to keep, and how long a hit test takes.
@MainActor
struct SceneD {
    let measure: Measure

    private static let count = 10_000

    func run() {
        create()
        if measure.isAnyWanted("D/bytes/UIView", "D/bytes/CALayer") { bytes() }
        if measure.isAnyWanted("D/hit/flat", "D/hit/deep") { hit() }
        if measure.isAnyWanted("D/hit/asked", "D/hit/floor") { hitAsking() }
        if measure.isWanted("D/touch") { touch() }
    }

    private static func frame(_ index: Int, perRow: Int) -> CGRect {
        CGRect(x: index % perRow * 44, y: index / perRow * 44, width: 44, height: 44)
    }

    private static func flat() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4400, height: 4400))
        for index in 0..<count { root.addSubview(UIView(frame: frame(index, perRow: 100))) }
        return root
    }

    private static func deep() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 880, height: 440))
        for index in 0..<200 {
            var parent = root
            for depth in 0..<50 {
                let frame =
                    depth == 0
                    ? frame(index, perRow: 20) : CGRect(x: 0, y: 0, width: 44, height: 44)
                let view = UIView(frame: frame)
                parent.addSubview(view)
                parent = view
            }
        }
        return root
    }

    private func create() {
        measure.time("D/create/UIView", "us", repetitions: Self.count) {
            _ = Self.flat()
        }
    }

    private func bytes() {
        func heap() -> Int { Int(heap_bytes()) }
        // Once before, so that what classes allocate for themselves does not count.
        _ = Self.flat()
        var before = heap()
        let root = Self.flat()
        measure.report("D/bytes/UIView", Double(heap() - before) / Double(Self.count), "bytes")
        withExtendedLifetime(root) {}
        before = heap()
        let layers = (0..<Self.count).map { _ in CALayer() }
        let used = heap() - before - Self.count * MemoryLayout<AnyObject>.stride
        measure.report("D/bytes/CALayer", Double(used) / Double(layers.count), "bytes")
    }

    /// A touch that moves through a tree 50 deep with ten recognizers that wait for its end.
    private func touch() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        var parent: UIView = window
        for depth in 0..<50 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            if depth % 5 == 0 {
                let tap = UITapGestureRecognizer()
                tap.numberOfTouchesRequired = 2
                view.addGestureRecognizer(tap)
            }
            parent.addSubview(view)
            parent = view
        }
        let surface = UIScreen.main.surface
        var time = 1.0
        func send(_ phase: TouchSample.Phase, _ y: Double) {
            time += 0.001
            let sample = TouchSample(
                identifier: 1,
                window: WindowID(0),
                phase: phase,
                x: 100,
                y: y,
                time: time
            )
            UIApplication.shared.input.receive(sample, on: surface)
        }
        send(.began, 100)
        measure.time("D/touch", "us", repetitions: 100) {
            for step in 0..<100 { send(.moved, 100 + Double(step % 2)) }
        }
        send(.ended, 100)
    }

    private static func points(_ width: Int, _ height: Int, _ count: Int) -> [CGPoint] {
        var seed: UInt32 = 1
        func next(_ bound: Int) -> CGFloat {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return CGFloat(Int(seed >> 8) % bound)
        }
        return (0..<count).map { _ in CGPoint(x: next(width), y: next(height)) }
    }

    /// The flat tree of a class that says itself what is inside it, so that each view is asked; and
    /// the floor: the plainest recursion over as many objects that asks each the same question.
    private func hitAsking() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4400, height: 4400))
        let floor = FloorView(CGRect(x: 0, y: 0, width: 4400, height: 4400))
        for index in 0..<Self.count {
            let frame = Self.frame(index, perRow: 100)
            root.addSubview(AskedView(frame: frame))
            floor.subviews.append(AskedFloorView(frame))
        }
        let many = Self.points(4400, 4400, 200)
        measure.time("D/hit/asked", "us", repetitions: many.count) {
            for point in many { _ = root.hitTest(point, with: nil) }
        }
        measure.time("D/hit/floor", "us", repetitions: many.count) {
            for point in many { _ = floor.hitTest(point, with: nil) }
        }
    }

    private func hit() {
        let flat = Self.flat()
        let many = Self.points(4400, 4400, 200)
        measure.time("D/hit/flat", "us", repetitions: many.count) {
            for point in many { _ = flat.hitTest(point, with: nil) }
        }
        let deep = Self.deep()
        let more = Self.points(880, 440, 1000)
        measure.time("D/hit/deep", "us", repetitions: more.count) {
            for point in more { _ = deep.hitTest(point, with: nil) }
        }
    }
}

/// A view whose class says itself what is inside.
private final class AskedView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }
}

/// As little as a view can be: a class with plain numbers, and the recursion that hit testing is.
///
/// Its methods may be overridden, and so are called through the class; where a view is and whether it
/// takes touches is read without a call. The least that a framework of open classes can do.
private class FloorView {
    final var origin: CGPoint
    final var subviews: [FloorView] = []
    final var isHidden = false
    final var alpha: CGFloat = 1
    final var isUserInteractionEnabled = true
    var bounds: CGRect

    init(_ frame: CGRect) {
        origin = frame.origin
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    func hitTest(_ point: CGPoint, with event: UIEvent?) -> FloorView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            let inside = CGPoint(x: point.x - view.origin.x, y: point.y - view.origin.y)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}

/// The floor of ``AskedView``, with the same answer.
private final class AskedFloorView: FloorView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }
}

/// Keeps the compiler from knowing that nothing overrides the rest.
private final class OtherFloorView: FloorView {
    override var bounds: CGRect {
        get { .zero }
        set {}
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> FloorView? { nil }
}
