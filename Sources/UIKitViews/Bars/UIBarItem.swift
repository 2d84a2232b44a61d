// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Is notified when an item that it shows changes.
@MainActor
package protocol BarItemHost: AnyObject {
    /// The item must be shown again.
    func barItemDidChange(_ item: NSObject)
}

/// The common base of bar items: a title, an image, an enabled state.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
    /// What an item is.
    struct State {
        var title: String?
        var image: UIImage?
        var landscapeImage: UIImage?
        var largeImage: UIImage?
        var imageInsets = UIEdgeInsets.zero
        var landscapeInsets = UIEdgeInsets.zero
        var largeInsets = UIEdgeInsets.zero
        var isEnabled = true
        var tag = 0
        var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
        weak var host: (any BarItemHost)?
    }

    final var item = State()
    /// The properties that were set directly, which appearance proxies leave alone.
    package final var appearanceMarks = AppearanceMarks()

    /// Makes an item without anything.
    public override init() { super.init() }

    /// Reads an archived item.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIBarItem.self)
    }

    /// Archives the item.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private final func archive(_ bar: PropertyArchive<UIBarItem>) {
        bar.keep(\.item.title, "UITitle")
        bar.keep(\.item.image, "UIImage")
        bar.keep(\.item.landscapeImage, "UILandscapeImagePhone")
        bar.keep(\.item.largeImage, "UILargeContentSizeImage")
        bar.keep(\.item.imageInsets, "UIImageInsets")
        bar.keep(\.item.landscapeInsets, "UILandscapeImagePhoneInsets")
        bar.keep(\.item.largeInsets, "UILargeContentSizeImageInsets")
        bar.keep(\.item.isEnabled, "UIEnabled")
        bar.keep(\.item.tag, "UITag")
        bar.keep(\.accessibilityIdentifier, "UIAccessibilityIdentifier")
        bar.keep(attributesByState: \.item.titleAttributes, "UITitleTextAttributes")
    }

    /// The text.
    open var title: String? {
        get { item.title }
        set { changing("title") { item.title = newValue } }
    }

    /// The picture; a template is shown in the tint.
    open var image: UIImage? {
        get { item.image }
        set { changing("image") { item.image = newValue } }
    }

    /// The picture in the lower bars of a phone on its side; nil for ``image``.
    open var landscapeImagePhone: UIImage? {
        get { item.landscapeImage }
        set { changing("landscapeImagePhone") { item.landscapeImage = newValue } }
    }

    /// The image for large accessibility sizes.
    open var largeContentSizeImage: UIImage? {
        get { item.largeImage }
        set { announcing("largeContentSizeImage") { item.largeImage = newValue } }
    }

    /// The insets of the image.
    open var imageInsets: UIEdgeInsets {
        get { item.imageInsets }
        set { changing("imageInsets") { item.imageInsets = newValue } }
    }

    /// The insets of ``landscapeImagePhone``.
    open var landscapeImagePhoneInsets: UIEdgeInsets {
        get { item.landscapeInsets }
        set { announcing("landscapeImagePhoneInsets") { item.landscapeInsets = newValue } }
    }

    /// The insets of ``largeContentSizeImage``.
    open var largeContentSizeImageInsets: UIEdgeInsets {
        get { item.largeInsets }
        set { announcing("largeContentSizeImageInsets") { item.largeInsets = newValue } }
    }

    /// Whether the item can be used; true by default.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { changing("isEnabled", "enabled") { item.isEnabled = newValue } }
    }

    /// A number to find the item by.
    open var tag: Int {
        get { item.tag }
        set { announcing("tag") { item.tag = newValue } }
    }

    /// Sets the title's attributes in a state; nil removes them.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        customizes(
            .titleTextAttributesForState,
            for: state.axis,
            { (target: UIBarItem) in
                target.setTitleTextAttributes(attributes, for: state)
            }
        )
        item.titleAttributes[state.rawValue] = attributes
        changed()
    }

    /// How the title looks in a state, as it was set.
    open func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        item.titleAttributes[state.rawValue]
    }

    /// Changes a property with notifications to its observers, and shows it.
    final func changing(_ key: String, _ change: () -> Void) {
        announcing(key) {
            change()
            changed()
        }
    }

    /// The same for a property with another name in Objective-C.
    final func changing(_ key: String, _ otherKey: String, _ change: () -> Void) {
        announcing(key, otherKey) {
            change()
            changed()
        }
    }

    /// Tells the bar.
    package final func changed() { item.host?.barItemDidChange(self) }

    /// The bar that shows the item.
    package final var host: (any BarItemHost)? {
        get { item.host }
        set { item.host = newValue }
    }

    /// A name for tests; it is never read out.
    open var accessibilityIdentifier: String? {
        get { ownAccessibilityIdentifier }
        set {
            ownAccessibilityIdentifier = newValue
            let shown = (self as? UIBarButtonItem)?.shownView ?? (self as? UITabBarItem)?.shownView
            shown?.accessibilityIdentifier = newValue
        }
    }
}
