// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The stored properties beyond those of all bars.
    @MainActor
    struct NavigationState {
        var title: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var largeTitle: [NSAttributedString.Key: Any] = [:]
        var button = UIBarButtonItemAppearance(style: .plain)
        var done = UIBarButtonItemAppearance(style: .done)
        var back = UIBarButtonItemAppearance(style: .plain)
        var indicator: UIImage?
        var indicatorMask: UIImage?

        /// The same with buttons of its own.
        var copied: NavigationState {
            var copy = self
            copy.button = UIBarButtonItemAppearance(button)
            copy.done = UIBarButtonItemAppearance(done)
            copy.back = UIBarButtonItemAppearance(back)
            return copy
        }
    }

    private final lazy var parts = NavigationState()
    private final var changes = 0

    private final var navigation: NavigationState {
        get { parts }
        set {
            changes += 1 + buttonRevision
            parts = newValue
        }
    }

    private final var buttonRevision: Int {
        parts.button.revision + parts.done.revision + parts.back.revision
    }

    package override var revision: Int { super.revision + changes + buttonRevision }

    override func isLike(_ other: UIBarAppearance) -> Bool {
        guard super.isLike(other), let other = (other as? UINavigationBarAppearance)?.parts else {
            return false
        }
        return AppearanceEquality.isSame(parts.title, other.title)
            && parts.titleOffset == other.titleOffset
            && AppearanceEquality.isSame(parts.largeTitle, other.largeTitle)
            && parts.button == other.button && parts.done == other.done
            && parts.back == other.back && parts.indicator == other.indicator
            && parts.indicatorMask == other.indicatorMask
    }

    /// Makes the system's default appearance.
    public override init() { super.init() }

    /// Makes the default appearance on a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance with another's background and shadow.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            navigation = other.parts.copied
        }
    }

    /// Reads an archived appearance.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the appearance.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ look: PropertyArchive<UINavigationBarAppearance>) {
        look.keep(attributes: \.navigation.title, "UITitleTextAttributes")
        look.keep(\.navigation.titleOffset, "UITitlePositionAdjustment")
        look.keep(attributes: \.navigation.largeTitle, "UILargeTitleTextAttributes")
        look.keep(\.navigation.button, "UIButtonAppearance")
        look.keep(\.navigation.done, "UIDoneButtonAppearance")
        look.keep(\.navigation.back, "UIBackButtonAppearance")
        look.keep(\.navigation.indicator, "UIBackIndicatorImage")
        look.keep(\.navigation.indicatorMask, "UIBackIndicatorTransitionMaskImage")
    }

    /// A copy of the appearance.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UINavigationBarAppearance(barAppearance: self)
    }

    /// The attributes of titles that differ from the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { navigation.title }
        set { navigation.title = newValue }
    }

    /// The offset of titles.
    open var titlePositionAdjustment: UIOffset {
        get { navigation.titleOffset }
        set { navigation.titleOffset = newValue }
    }

    /// The attributes of large titles that differ from the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { navigation.largeTitle }
        set { navigation.largeTitle = newValue }
    }

    /// How plain buttons look.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { navigation.button }
        set { navigation.button = newValue }
    }

    /// How bold buttons look.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { navigation.done }
        set { navigation.done = newValue }
    }

    /// How back buttons look.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { navigation.back }
        set { navigation.back = newValue }
    }

    /// The picture beside the back button's text; nil for the system's arrow.
    open var backIndicatorImage: UIImage { navigation.indicator ?? UIImage() }

    /// The mask that hides the back button's text below the indicator.
    open var backIndicatorTransitionMaskImage: UIImage { navigation.indicatorMask ?? UIImage() }

    /// Sets both pictures; nil restores the default.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?,
        transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        navigation.indicator = backIndicatorImage
        navigation.indicatorMask = backIndicatorTransitionMaskImage
    }

    /// The picture that was set.
    package var ownBackIndicator: UIImage? { navigation.indicator }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private final lazy var button = UIBarButtonItemAppearance(style: .plain)
    private final lazy var done = UIBarButtonItemAppearance(style: .done)
    private final var changes = 0

    /// How plain buttons look.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { button }
        set {
            changes += 1 + button.revision
            button = newValue
        }
    }

    /// How bold buttons look.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { done }
        set {
            changes += 1 + done.revision
            done = newValue
        }
    }

    package override var revision: Int {
        super.revision + changes + button.revision + done.revision
    }

    override func isLike(_ other: UIBarAppearance) -> Bool {
        guard super.isLike(other), let other = other as? UIToolbarAppearance else { return false }
        return button == other.button && done == other.done
    }

    /// Makes the system's default appearance.
    public override init() { super.init() }

    /// Makes the default appearance on a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// Makes an appearance with another's background and shadow.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    /// Reads an archived appearance.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the appearance.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ look: PropertyArchive<UIToolbarAppearance>) {
        look.keep(\.buttonAppearance, "UIButtonAppearance")
        look.keep(\.doneButtonAppearance, "UIDoneButtonAppearance")
    }

    /// A copy of the appearance.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIToolbarAppearance(barAppearance: self)
        copy.button = UIBarButtonItemAppearance(button)
        copy.done = UIBarButtonItemAppearance(done)
        return copy
    }
}
