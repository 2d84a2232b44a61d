// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How the pointer looks in a region, and what happens under it.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// What the pointer is.
    enum Look {
        case system
        case hidden
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
    }

    final let look: Look
    private final var satellites: [UIPointerAccessory] = []

    init(_ look: Look) {
        self.look = look
        super.init()
    }

    /// Makes a style that changes what is under the pointer.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// Makes a style of a shape, held on axes.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(.shape(shape, constrainedAxes))
    }

    /// No pointer.
    open class func hidden() -> Self { make(.hidden) }

    /// The pointer as it usually is.
    open class func system() -> Self { make(.system) }

    private class func make(_ look: Look) -> Self {
        guard let style = UIPointerStyle(look) as? Self else {
            preconditionFailure("UIPointerStyle: subclasses cannot be made by hidden() or system()")
        }
        return style
    }

    /// Small shapes around the pointer.
    open var accessories: [UIPointerAccessory] {
        get { satellites }
        set { satellites = newValue }
    }

    /// The same style in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle(look)
        copy.satellites = satellites
        return copy
    }
}
