// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The effect on a view while the pointer is over it, and its shape.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
    private final var kind: any UIHoverEffect
    private final var outline: UIShape?
    private final var isOn = true

    /// Makes a style from an effect; without a shape the view's is used.
    public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
        kind = effect
        outline = shape
        super.init()
    }

    /// Makes a style of the automatic effect.
    public convenience init(shape: UIShape?) {
        self.init(effect: UIHoverAutomaticEffect(), shape: shape)
    }

    /// The automatic effect in the view's own shape.
    open class func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }

    /// The effect.
    open var effect: any UIHoverEffect {
        get { kind }
        set { kind = newValue }
    }

    /// The shape of the effect; nil for the view's own.
    open var shape: UIShape? {
        get { outline }
        set { outline = newValue }
    }

    /// Whether anything happens.
    open var isEnabled: Bool {
        get { isOn }
        set { isOn = newValue }
    }

    /// A copy of the style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIHoverStyle(effect: kind, shape: outline)
        copy.isOn = isOn
        return copy
    }
}
