// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// How the buttons of a bar look, state by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying,
    @preconcurrency NSSecureCoding
{
    private final lazy var states = [
        UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance(),
        UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance(),
    ]
    private final var style = UIBarButtonItem.Style.plain

    /// Makes the default way of plain buttons.
    public override init() { super.init() }

    /// Makes the default way of buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        self.style = style
    }

    /// Archives are read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived appearance.
    public required init?(coder: NSCoder) { super.init() }

    /// Archives nothing beyond what is the default.
    open func encode(with coder: NSCoder) {}

    /// Another appearance with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.states = states.map { UIBarButtonItemStateAppearance($0) }
        return copy
    }

    /// Goes back to the default way of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        states = states.map { _ in UIBarButtonItemStateAppearance() }
    }

    /// How buttons look that can be used.
    open var normal: UIBarButtonItemStateAppearance { states[0] }

    /// How buttons look under a finger.
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }

    /// How buttons look that cannot be used.
    open var disabled: UIBarButtonItemStateAppearance { states[2] }

    /// How buttons look that have the focus.
    open var focused: UIBarButtonItemStateAppearance { states[3] }
}

/// How the buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// How titles look, where it differs from the system's way.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far titles are moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// What lies behind.
    open var backgroundImage: UIImage?
    /// How far that is moved.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    package override init() { super.init() }

    package init(_ other: UIBarButtonItemStateAppearance) {
        super.init()
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
