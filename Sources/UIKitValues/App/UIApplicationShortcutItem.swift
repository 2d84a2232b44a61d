// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something to do that a person can choose before the program is open.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying,
    @preconcurrency NSMutableCopying
{
    @usableFromInline
    struct Content {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    var content: Content

    /// Makes an item with all properties.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type,
            title: localizedTitle,
            subtitle: localizedSubtitle,
            icon: icon,
            userInfo: userInfo
        )
        super.init()
    }

    /// Makes an item with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// The program's identifier of the item's kind.
    open var type: String { content.type }

    /// The title.
    open var localizedTitle: String { content.title }

    /// A second line.
    open var localizedSubtitle: String? { content.subtitle }

    /// The icon beside the title.
    open var icon: UIApplicationShortcutIcon? { content.icon }

    /// Data for the program, given back when the item is chosen.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

    /// Which scene the item is best for.
    open var targetContentIdentifier: Any? { content.target }

    /// An item cannot change, so this is itself; one that can is copied.
    open func copy(with zone: NSZone?) -> Any {
        self is UIMutableApplicationShortcutItem ? UIApplicationShortcutItem(content) : self
    }

    /// An item that can be changed.
    open func mutableCopy(with zone: NSZone?) -> Any { UIMutableApplicationShortcutItem(content) }
}
