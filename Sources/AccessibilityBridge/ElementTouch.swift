// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import ObjCRuntime
import Platform
import QuartzCore
import UIKitServices
package import UIKitViews

/// Activates elements, by a tap where they do not do it themselves.
@MainActor
package enum ElementTouch {
    /// A number that no platform gives its touches.
    private static let identifier = Int.max

    /// Activates an element; false if it cannot be reached.
    static func activate(_ object: any NSObjectProtocol) -> Bool {
        reveal(object)
        if object.accessibilityActivate() { return true }
        guard let window = view(of: object)?.window else { return false }
        let point = object.accessibilityActivationPoint
        guard point.x.isFinite, point.y.isFinite else { return false }
        return tap(window.convert(point, from: window.screen.coordinateSpace), in: window)
    }

    /// The view that an element is or is in.
    package static func view(of object: AnyObject) -> UIView? {
        var object: AnyObject? = object
        for _ in 0..<64 {
            if let view = object as? UIView { return view }
            object = (object as? UIAccessibilityElement)?.accessibilityContainer as AnyObject?
        }
        return nil
    }

    private static func tap(_ point: CGPoint, in window: UIWindow) -> Bool {
        guard let surface = window.windowState.surface, let platform = surface.platformWindow,
            window.bounds.contains(point)
        else { return false }
        let place = window.layer.convert(point, to: surface.root)
        for phase in [TouchSample.Phase.began, .ended] {
            let sample = TouchSample(
                identifier: identifier,
                window: platform.id,
                phase: phase,
                x: Double(place.x),
                y: Double(place.y),
                time: CACurrentMediaTime()
            )
            UIApplication.shared.input.coalescer.receive(sample, on: surface)
        }
        return true
    }

    /// Scrolls until an element is on the screen, as far as that goes.
    @discardableResult
    package static func reveal(_ object: any NSObjectProtocol) -> Bool {
        guard let view = view(of: object), let window = view.window else { return false }
        var frame = window.convert(
            object.accessibilityFrame,
            from: window.screen.coordinateSpace
        )
        var next = view.superview
        while let ancestor = next {
            if let scroller = ancestor as? UIScrollView {
                let before = scroller.contentOffset
                scroller.scrollRectToVisible(
                    scroller.convert(frame, from: nil),
                    animated: false
                )
                frame = frame.offsetBy(
                    dx: before.x - scroller.contentOffset.x,
                    dy: before.y - scroller.contentOffset.y
                )
            }
            next = ancestor.superview
        }
        return true
    }
}
