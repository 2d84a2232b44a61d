// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something to do that a person can choose before the program is open.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying,
    @preconcurrency NSMutableCopying
{
    /// What an item says.
    struct Content {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    var content: Content

    /// Makes an item with everything that can be shown of it.
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

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// Says to the program which item this is.
    open var type: String { content.type }

    /// What a person reads.
    open var localizedTitle: String { content.title }

    /// A second line.
    open var localizedSubtitle: String? { content.subtitle }

    /// What stands beside the title.
    open var icon: UIApplicationShortcutIcon? { content.icon }

    /// Whatever the program wants to know when the item is chosen.
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
