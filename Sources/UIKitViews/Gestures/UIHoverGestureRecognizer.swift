// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Recognizes a pointer over its view: begins when it enters, ends when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Makes a recognizer that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The distance of the pointer from the screen, from 0 to 1; 0 where it is not measured.
    open var zOffset: CGFloat { 0 }

    /// The angle between pencil and surface in radians; half of pi, upright, for a pointer.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The angle of the pencil about its own axis in radians; 0 for a pointer.
    open var rollAngle: CGFloat { 0 }

    /// Which way the pencil leans, in radians from the view's x axis; 0 for a pointer.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Which way the pencil leans, as a vector of length one; along x for a pointer.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// False: pressing a button is handled by other recognizers.
    package override var takesTouches: Bool { false }

    /// False: hovering prevents nothing.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// False: hovering continues whatever else is recognized.
    open override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
