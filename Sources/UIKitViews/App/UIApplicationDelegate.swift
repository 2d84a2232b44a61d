// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Receives life-cycle events.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, _UIApplicationDelegateProbes,
    _UIWindowOwner
{
    // @optional

    /// The oldest form of the end of launching.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Launching has begun; false if the address to open cannot be.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Launching is nearly over; false if the address to open cannot be.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application has got events.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The application is about to lose events.
    func applicationWillResignActive(_ application: UIApplication)

    /// The application has gone behind.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// The application is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)

    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// The day, the clock or the time zone has changed.
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Protected files can be read.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Protected files will be locked.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Another device requests access to health data.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    /// Whether keys of commands move with the keyboard's layout.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

    /// An address is to be opened; whether it was.
    func application(
        _ application: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// The oldest form of opening an address.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// An older form of opening an address.
    func application(
        _ application: UIApplication,
        open url: URL,
        sourceApplication: String?,
        annotation: Any
    ) -> Bool

    // placeholder: UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    /// The configuration of a new scene.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The user closed scenes for good.
    func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    )

    /// The orientations that a window may have.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// The status bar is about to be turned.
    func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    )

    /// The status bar was turned.
    func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    )

    /// The status bar is about to be resized.
    func application(
        _ application: UIApplication,
        willChangeStatusBarFrame newStatusBarFrame: CGRect
    )

    /// The status bar was resized.
    func application(
        _ application: UIApplication,
        didChangeStatusBarFrame oldStatusBarFrame: CGRect
    )

    /// Remote notifications can be sent.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )

    /// Remote notifications cannot be sent.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )

    /// A remote notification arrived.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    )

    /// A remote notification arrived, with data to fetch.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// The user has allowed or refused kinds of notifications.
    func application(
        _ application: UIApplication,
        didRegister notificationSettings: UIUserNotificationSettings
    )

    /// A local notification arrived.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    /// The user has chosen an action of a local notification.
    func application(
        _ application: UIApplication,
        handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    )

    /// The user has chosen an action of a local notification, with what was typed.
    func application(
        _ application: UIApplication,
        handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    )

    /// The user has chosen an action of a remote notification.
    func application(
        _ application: UIApplication,
        handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    )

    /// The user has chosen an action of a remote notification, with what was typed.
    func application(
        _ application: UIApplication,
        handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    )

    /// The application may fetch data in the background.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
            @escaping (UIBackgroundFetchResult) -> Void
    )

    /// A person has chosen a shortcut; call the handler with whether that could be done.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    /// A transfer in the background is over.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )

    /// Whether an extension may be used.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
            .ExtensionPointIdentifier
    ) -> Bool

    /// An activity of another device is about to arrive; answers whether the delegate informs the
    /// user.
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// Continues an activity; answers whether the delegate handles it.
    ///
    /// `restorationHandler`: call it with the objects that restore the activity's state.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// An activity is about to be saved.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// An activity of another device did not arrive.
    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// Whether the state is saved.
    func application(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool

    /// Whether the state is restored.
    func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool

    /// Whether the state is saved; the older form.
    func application(
        _ application: UIApplication,
        shouldSaveApplicationState coder: NSCoder
    ) -> Bool

    /// Whether the state is restored; the older form.
    func application(
        _ application: UIApplication,
        shouldRestoreApplicationState coder: NSCoder
    ) -> Bool

    /// The state is about to be saved.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// The state was restored.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Makes a view controller whose state is restored.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
