// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One instance of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What every scene has.
    struct Storage {
        var delegate: (any UISceneDelegate)?
        var activationState = ActivationState.unattached
        var title: String?
        var subtitle = ""
        var conditions = UISceneActivationConditions()
    }

    private let ownSession: UISceneSession
    var storage = Storage()

    /// Makes the scene of a session; the application does so.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        ownSession = session
        super.init()
    }

    /// The session that brings the scene back after it was closed.
    open var session: UISceneSession { ownSession }

    /// Who is told of the scene's life; kept alive by the scene.
    open var delegate: (any UISceneDelegate)? {
        get { storage.delegate }
        set { storage.delegate = newValue }
    }

    /// Whether the scene is in front and has events.
    open var activationState: UIScene.ActivationState { storage.activationState }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the scene is called where scenes are chosen.
    open var title: String! {
        get { storage.title ?? "" }
        set { storage.title = newValue }
    }

    /// A second line under the title.
    open var subtitle: String {
        get { storage.subtitle }
        set { storage.subtitle = newValue }
    }

    /// Which content the scene wants to be brought in front for.
    open var activationConditions: UISceneActivationConditions {
        get { storage.conditions }
        set { storage.conditions = newValue }
    }

    /// Opens an address outside the application.
    open func open(
        _ url: URL,
        options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = UIApplication.openOutside(url)
        completion?(isOpened)
    }

    /// Opens an address outside the application.
    ///
    /// - Returns: whether something took it.
    @discardableResult
    open func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        UIApplication.openOutside(url)
    }

    /// The delegate if it is a responder, else the application.
    open override var next: UIResponder? { UIApplication.sharedOrNil }

    /// Keeps the state that is being restored until it is complete.
    open func extendStateRestoration() { UIApplication.sharedOrNil?.restorer?.extend() }

    /// Ends what `extendStateRestoration()` began.
    open func completeStateRestoration() { UIApplication.sharedOrNil?.restorer?.complete() }
}

extension UIScene {
    /// Posted before a scene is shown for the first time.
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification"
    )
    /// Posted after a scene was closed.
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification"
    )
    /// Posted after a scene has got events.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification"
    )
    /// Posted before a scene loses events.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification"
    )
    /// Posted before a scene comes in front.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification"
    )
    /// Posted after a scene has gone behind.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification"
    )
}
