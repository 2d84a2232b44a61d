// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
@_spi(Rooms) public import UIKitViews

/// Recognizes a finger that drags inwards from an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    private var chosenEdges: UIRectEdge = []
    private var startEdges: UIRectEdge = []

    /// The greatest distance from the edge at which the touch may begin, in points; iOS publishes
    /// none.
    private static let width: CGFloat = 20

    /// Makes a recognizer of no edge that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        FieldDecoder(coder).integer("UIScreenEdgePanGestureRecognizer.edges") {
            chosenEdges = UIRectEdge(rawValue: UInt(max(0, $0)))
        }
    }

    @_spi(Rooms) open override func encodeRecognizer(to coder: NSCoder) {
        super.encodeRecognizer(to: coder)
        coder.encode(
            Int(chosenEdges.rawValue),
            forKey: "UIScreenEdgePanGestureRecognizer.edges"
        )
    }

    /// The edges at which the gesture may begin; none by default.
    open var edges: UIRectEdge {
        get { chosenEdges }
        set { announcing("edges") { chosenEdges = newValue } }
    }

    /// Fails unless the finger is at one of the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if gesture.state == .possible {
            guard let touch = touches.first, let bounds = touch.window?.bounds else {
                return fail()
            }
            startEdges = UIScreenEdgePanGestureRecognizer.edges(
                at: touch.location(in: nil),
                of: bounds
            ).intersection(chosenEdges)
            guard !startEdges.isEmpty else { return fail() }
        }
        super.touchesBegan(touches, with: event)
    }

    /// Forgets the edge.
    open override func reset() {
        super.reset()
        startEdges = []
    }

    /// Whether the way leads inwards rather than along the edge.
    @_spi(Rooms) open override func begins(along path: CGPoint) -> Bool {
        let isAcross = abs(path.x) >= abs(path.y)
        return startEdges.contains(.left) && isAcross && path.x > 0
            || startEdges.contains(.right) && isAcross && path.x < 0
            || startEdges.contains(.top) && !isAcross && path.y > 0
            || startEdges.contains(.bottom) && !isAcross && path.y < 0
    }

    private static func edges(at point: CGPoint, of bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= width { edges.insert(.left) }
        if bounds.maxX - point.x <= width { edges.insert(.right) }
        if point.y - bounds.minY <= width { edges.insert(.top) }
        if bounds.maxY - point.y <= width { edges.insert(.bottom) }
        return edges
    }
}
