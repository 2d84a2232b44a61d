// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An action that a notification offers; UserNotifications took its place.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject, @preconcurrency NSCopying,
    @preconcurrency NSMutableCopying, @preconcurrency NSCoding
{
    struct Values {
        var identifier: String?
        var title: String?
        var behavior = UIUserNotificationActionBehavior.default
        var parameters: [AnyHashable: Any] = [:]
        var activationMode = UIUserNotificationActivationMode.foreground
        var isAuthenticationRequired = false
        var isDestructive = false
    }

    final var values = Values()

    /// The name that the delegate is told.
    open var identifier: String? { values.identifier }
    /// What the button says.
    open var title: String? { values.title }
    /// A button, or a field for text.
    open var behavior: UIUserNotificationActionBehavior { values.behavior }
    /// What the behaviour needs, such as the title of the button that sends a text.
    open var parameters: [AnyHashable: Any] { values.parameters }
    /// Where the application is when it handles the action.
    open var activationMode: UIUserNotificationActivationMode { values.activationMode }
    /// Whether the device has to be unlocked; true where the application comes in front.
    open var isAuthenticationRequired: Bool {
        values.isAuthenticationRequired || activationMode == .foreground
    }
    /// Whether the action takes something away.
    open var isDestructive: Bool { values.isDestructive }

    /// Makes an action without a title.
    public override nonisolated init() { super.init() }

    /// Reads an archived action.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the action.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private func archive(_ properties: PropertyArchive<UIUserNotificationAction>) {
        properties.keep(\.values.identifier, "UIUserNotificationActionIdentifier")
        properties.keep(\.values.title, "UIUserNotificationActionTitle")
        properties.keep(\.values.behavior, "UIUserNotificationActionBehavior")
        properties.keep("UIUserNotificationActionParameters", parameters as NSDictionary) {
            $0.values.parameters = $1 as? [AnyHashable: Any] ?? [:]
        }
        properties.keep(\.values.activationMode, "UIUserNotificationActionActivationMode")
        properties.keep(\.values.isAuthenticationRequired, "UIUserNotificationActionAuthentication")
        properties.keep(\.values.isDestructive, "UIUserNotificationActionDestructive")
    }

    /// An action that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIUserNotificationAction()
        copy.values = values
        return copy
    }

    /// A `UIMutableUserNotificationAction` with the same properties.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UIMutableUserNotificationAction()
        copy.values = values
        return copy
    }
}

/// An action that can be changed.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    /// The name that the delegate is told.
    open override var identifier: String? {
        get { super.identifier }
        set { values.identifier = newValue }
    }
    /// What the button says.
    open override var title: String? {
        get { super.title }
        set { values.title = newValue }
    }
    /// A button, or a field for text.
    open override var behavior: UIUserNotificationActionBehavior {
        get { super.behavior }
        set { values.behavior = newValue }
    }
    /// What the behaviour needs.
    open override var parameters: [AnyHashable: Any] {
        get { super.parameters }
        set { values.parameters = newValue }
    }
    /// Where the application is when it handles the action.
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { values.activationMode = newValue }
    }
    /// Whether the device has to be unlocked.
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { values.isAuthenticationRequired = newValue }
    }
    /// Whether the action takes something away.
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { values.isDestructive = newValue }
    }
}
