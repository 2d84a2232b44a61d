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
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the appearance of all states.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private final func archive(_ look: PropertyArchive<UIBarButtonItemAppearance>) {
        look.keep(\.style, "UIStyle")
        for (index, state) in states.enumerated() {
            let look = look.part(state)
            look.keep(attributes: \.titleTextAttributes, "UITitleTextAttributes\(index)")
            look.keep(\.titlePositionAdjustment, "UITitlePositionAdjustment\(index)")
            look.keep(\.backgroundImage, "UIBackgroundImage\(index)")
            look.keep(
                \.backgroundImagePositionAdjustment,
                "UIBackgroundImagePositionAdjustment\(index)"
            )
        }
    }

    /// A copy of the appearance.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.states = states.map { UIBarButtonItemStateAppearance($0) }
        return copy
    }

    /// Restores the defaults of a style.
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
    /// The attributes of titles that differ from the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image.
    open var backgroundImage: UIImage?
    /// The offset of the background image.
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
