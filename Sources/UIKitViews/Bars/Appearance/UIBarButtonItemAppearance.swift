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
    private final var changes = 0

    /// Grows with each change, of states too.
    final var revision: Int { changes + states.reduce(0) { $0 + $1.revision } }

    /// Makes the default way of plain buttons.
    public override init() { super.init() }

    /// Makes the default way of buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        self.style = style
    }

    /// Makes a copy.
    init(_ other: UIBarButtonItemAppearance) {
        super.init()
        style = other.style
        states = other.states.map { UIBarButtonItemStateAppearance($0) }
    }

    /// Appearances are equal that look alike in every state.
    open override func isEqual(_ object: Any?) -> Bool {
        AppearanceEquality.compare(self, object) { $0.isLike($1) }
    }

    /// The same for all.
    open override var hash: Int { AppearanceEquality.hash }

    private final func isLike(_ other: UIBarButtonItemAppearance) -> Bool {
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

    /// A copy of the appearance, of its class.
    open func copy() -> Self { AppearanceEquality.checked(copy(with: nil), of: self) }

    /// A copy of the appearance, of any type.
    @_disfavoredOverload open override func copy() -> Any { super.copy() }

    /// The copy that the others give; a subclass makes one of its class.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarButtonItemAppearance(self) }

    /// Restores the defaults of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        changes = revision + 1
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
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { revision += 1 } }
    /// The offset of titles.
    open var titlePositionAdjustment = UIOffset.zero { didSet { revision += 1 } }
    /// The background image.
    open var backgroundImage: UIImage? { didSet { revision += 1 } }
    /// The offset of the background image.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { revision += 1 } }

    /// Grows with each change.
    final private(set) var revision = 0

    package override init() { super.init() }

    func isLike(_ other: UIBarButtonItemStateAppearance) -> Bool {
        AppearanceEquality.isSame(titleTextAttributes, other.titleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment
            && backgroundImage == other.backgroundImage
            && backgroundImagePositionAdjustment == other.backgroundImagePositionAdjustment
    }

    package init(_ other: UIBarButtonItemStateAppearance) {
        super.init()
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
