// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform

/// A pointer that hovers, or a wheel or trackpad that scrolls under it.
@MainActor
final class PointerEvent: UIEvent {
    enum Deed {
        /// It is above a place, or nowhere once it has left.
        case hover
        /// It scrolls by a step, in points.
        case scroll(CGPoint, UIScrollType)
        /// A pinch or rotation on a trackpad.
        case transform(TransformSample.Phase, scale: CGFloat, rotation: CGFloat)
    }

    let deed: Deed
    /// In the window's space.
    let location: CGPoint
    let pointerWindow: UIWindow?
    let hitView: UIView?

    init(
        _ deed: Deed,
        at location: CGPoint,
        in window: UIWindow?,
        over view: UIView?,
        time: TimeInterval,
        modifiers: UIKeyModifierFlags
    ) {
        self.deed = deed
        self.location = location
        pointerWindow = window
        hitView = view
        super.init()
        storage.timestamp = time
        storage.modifierFlags = modifiers
        switch deed {
        case .hover: storage.type = .hover
        case .scroll: storage.type = .scroll
        case .transform: storage.type = .transform
        }
    }

    /// The recognizers of the view under the pointer and of all around it, inner ones first.
    var recognizersUnderPointer: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = hitView
        while let current = view {
            found += current.touch.recognizers ?? []
            view = current.superview
        }
        return found
    }
}
