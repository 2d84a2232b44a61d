// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that can stand in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// What every element shows.
    struct Storage {
        var title = ""
        var subtitle: String?
        var image: UIImage?
    }

    var storage = Storage()

    /// Makes an element with a title.
    package init(title: String, subtitle: String?, image: UIImage?) {
        super.init()
        storage = Storage(title: title, subtitle: subtitle, image: image)
    }

    /// Reads an archived element.
    public required init?(coder: NSCoder) {
        super.init()
        let decode = FieldDecoder(coder)
        storage.title = decode.string("title") ?? ""
        storage.subtitle = decode.string("subtitle")
        storage.image = coder.present(UIImage.self, "image")
        accessibilityIdentifier = decode.string("accessibilityIdentifier")
    }

    /// Elements can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the element.
    open func encode(with coder: NSCoder) {
        coder.encode(storage.title as NSString, forKey: "title")
        if let subtitle = storage.subtitle {
            coder.encode(subtitle as NSString, forKey: "subtitle")
        }
        if let image = storage.image { coder.encode(image, forKey: "image") }
        coder.encode(accessibilityIdentifier as NSString?, forKey: "accessibilityIdentifier")
    }

    /// A copy of the element; the element itself where it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The text of the element.
    open var title: String { storage.title }

    /// A second, smaller text.
    open var subtitle: String? {
        get { storage.subtitle }
        set { storage.subtitle = newValue }
    }

    /// The picture beside the text.
    open var image: UIImage? { storage.image }

    /// A name for tests; it is never read out.
    open var accessibilityIdentifier: String? {
        get { ownAccessibilityIdentifier }
        set { ownAccessibilityIdentifier = newValue }
    }
}
