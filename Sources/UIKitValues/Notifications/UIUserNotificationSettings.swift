// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The kinds of notifications that an application asks for; UserNotifications took its place.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    private let kinds: UIUserNotificationType
    private var groups: Set<UIUserNotificationCategory>?

    /// Makes settings without kinds.
    public override nonisolated init() {
        kinds = []
        super.init()
    }

    /// Makes settings with kinds and with categories of actions.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        kinds = types
        groups = categories
        super.init()
    }

    /// How the user may be notified.
    open var types: UIUserNotificationType { kinds }

    /// The groups of actions.
    open var categories: Set<UIUserNotificationCategory>? { groups }
}

/// A group of actions that a notification offers together.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject, @preconcurrency NSCopying,
    @preconcurrency NSMutableCopying, @preconcurrency NSCoding
{
    final var name: String?
    final var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// The name that notifications have as their category.
    open var identifier: String? { name }

    /// Makes a category without actions.
    public override nonisolated init() { super.init() }

    /// Reads an archived category.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the category.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private func archive(_ properties: PropertyArchive<UIUserNotificationCategory>) {
        properties.keep(\.name, "UIUserNotificationCategoryIdentifier")
        for (context, key) in [
            (UIUserNotificationActionContext.default, "UIUserNotificationCategoryDefaultActions"),
            (.minimal, "UIUserNotificationCategoryMinimalActions"),
        ] {
            properties.keep(key, actions[context].map { $0 as NSArray }) {
                $0.actions[context] = $1 as? [UIUserNotificationAction]
            }
        }
    }

    /// The actions where there is so much room; those of the other room where none were set.
    open func actions(
        for context: UIUserNotificationActionContext
    ) -> [UIUserNotificationAction]? {
        if let own = actions[context] { return own }
        guard context == .minimal else { return nil }
        return actions[.default].map { Array($0.prefix(2)) }
    }

    /// A category that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIUserNotificationCategory()
        copy.name = name
        copy.actions = actions
        return copy
    }

    /// A `UIMutableUserNotificationCategory` with the same actions.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UIMutableUserNotificationCategory()
        copy.name = name
        copy.actions = actions
        return copy
    }
}

/// A category that can be changed.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The name that notifications have as their category.
    open override var identifier: String? {
        get { super.identifier }
        set { name = newValue }
    }

    /// Sets the actions where there is so much room; nil for none.
    open func setActions(
        _ actions: [UIUserNotificationAction]?,
        for context: UIUserNotificationActionContext
    ) {
        self.actions[context] = actions
    }
}
