// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// How the items of a tab bar look, state by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying,
    @preconcurrency NSSecureCoding
{
    /// The position of an item's title.
    public enum Style: Int, Sendable {
        /// Below the picture.
        case stacked = 0
        /// Beside the picture.
        case inline = 1
        /// Beside the picture in a low bar.
        case compactInline = 2
    }

    private final lazy var states = (0..<4).map { _ in UITabBarItemStateAppearance() }
    private final var style = Style.stacked
    private final var changes = 0

    /// Grows with each change, of states too.
    final var revision: Int { changes + states.reduce(0) { $0 + $1.revision } }

    /// Makes the default way of stacked items.
    public override init() { super.init() }

    /// Makes the default way of items of a style.
    public init(style: UITabBarItemAppearance.Style) {
        super.init()
        self.style = style
    }

    init(_ other: UITabBarItemAppearance) {
        super.init()
        style = other.style
        states = other.states.map { UITabBarItemStateAppearance($0) }
    }

    /// Appearances are equal that look alike in every state.
    open override func isEqual(_ object: Any?) -> Bool {
        AppearanceEquality.compare(self, object) { $0.isLike($1) }
    }

    /// The same for all.
    open override var hash: Int { AppearanceEquality.hash }

    private final func isLike(_ other: UITabBarItemAppearance) -> Bool {
        style == other.style && zip(states, other.states).allSatisfy { $0.isLike($1) }
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

    private final func archive(_ look: PropertyArchive<UITabBarItemAppearance>) {
        look.keep(\.style, "UIStyle")
        for (index, state) in states.enumerated() {
            let look = look.part(state)
            look.keep(attributes: \.titleTextAttributes, "UITitleTextAttributes\(index)")
            look.keep(\.titlePositionAdjustment, "UITitlePositionAdjustment\(index)")
            look.keep(\.iconColor, "UIIconColor\(index)")
            look.keep(\.badgePositionAdjustment, "UIBadgePositionAdjustment\(index)")
            look.keep(\.badgeBackgroundColor, "UIBadgeBackgroundColor\(index)")
            look.keep(attributes: \.badgeTextAttributes, "UIBadgeTextAttributes\(index)")
            look.keep(\.badgeTitlePositionAdjustment, "UIBadgeTitlePositionAdjustment\(index)")
        }
    }

    /// A copy of the appearance, of its class.
    open func copy() -> Self { AppearanceEquality.checked(copy(with: nil), of: self) }

    /// A copy of the appearance, of any type.
    @_disfavoredOverload open override func copy() -> Any { super.copy() }

    /// The copy that the others give; a subclass makes one of its class.
    open func copy(with zone: NSZone? = nil) -> Any { UITabBarItemAppearance(self) }

    /// Restores the defaults of a style.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        changes = revision + 1
        self.style = style
        states = states.map { _ in UITabBarItemStateAppearance() }
    }

    /// How items look that are not chosen.
    open var normal: UITabBarItemStateAppearance { states[0] }

    /// How the chosen item looks.
    open var selected: UITabBarItemStateAppearance { states[1] }

    /// How items look that cannot be used.
    open var disabled: UITabBarItemStateAppearance { states[2] }

    /// How items look that have the focus.
    open var focused: UITabBarItemStateAppearance { states[3] }
}

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of titles that differ from the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { revision += 1 } }
    /// The offset of titles.
    open var titlePositionAdjustment = UIOffset.zero { didSet { revision += 1 } }
    /// The colour of pictures that are templates; nil for the bar's.
    open var iconColor: UIColor? { didSet { revision += 1 } }
    /// The offset of badges.
    open var badgePositionAdjustment = UIOffset.zero { didSet { revision += 1 } }
    /// The colour of badges; nil for red.
    open var badgeBackgroundColor: UIColor? { didSet { revision += 1 } }
    /// The attributes of badge texts that differ from the system's.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { revision += 1 } }
    /// The offset of the texts in badges.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { revision += 1 } }

    /// Grows with each change.
    final private(set) var revision = 0

    override init() { super.init() }

    func isLike(_ other: UITabBarItemStateAppearance) -> Bool {
        AppearanceEquality.isSame(titleTextAttributes, other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment
            && iconColor == other.iconColor
            && badgePositionAdjustment == other.badgePositionAdjustment
            && badgeBackgroundColor == other.badgeBackgroundColor
            && AppearanceEquality.isSame(badgeTextAttributes, other.badgeTextAttributes)
            && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
    }

    init(_ other: UITabBarItemStateAppearance) {
        super.init()
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
