// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Who is told of the application's life.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, _UIApplicationDelegateProbes,
    _UIWindowOwner
{
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

    /// The application is about to come in front.
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

    /// Another device asks for access to health data.
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

    /// What a new scene is to be made from.
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

    /// A remote notification came.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    )

    /// A remote notification came that there is something to fetch for.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// There is time to fetch something.
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

    /// An activity of another device is about to arrive; whether the delegate tells the user.
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    /// The user wants to go on with an activity; whether the delegate takes it up.
    ///
    /// `restorationHandler`: to be called with the objects that are to hear of the activity.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// An activity is about to be kept.
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

    /// The state is about to be saved.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// The state was restored.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Makes a controller whose state is restored.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}

extension UIApplicationDelegate {
    /// Says that there is no such method.
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        _objcDefault(self, "applicationDidFinishLaunching(_:)", application)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        _objcDefault(
            self,
            "application(_:willFinishLaunchingWithOptions:)",
            application,
            launchOptions
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        _objcDefault(
            self,
            "application(_:didFinishLaunchingWithOptions:)",
            application,
            launchOptions
        )
    }

    /// Says that there is no such method.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        _objcDefault(self, "applicationDidBecomeActive(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationWillResignActive(_ application: UIApplication) {
        _objcDefault(self, "applicationWillResignActive(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationDidEnterBackground(_ application: UIApplication) {
        _objcDefault(self, "applicationDidEnterBackground(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationWillEnterForeground(_ application: UIApplication) {
        _objcDefault(self, "applicationWillEnterForeground(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationWillTerminate(_ application: UIApplication) {
        _objcDefault(self, "applicationWillTerminate(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        _objcDefault(self, "applicationDidReceiveMemoryWarning(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        _objcDefault(self, "applicationSignificantTimeChange(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        _objcDefault(self, "applicationProtectedDataDidBecomeAvailable(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        _objcDefault(self, "applicationProtectedDataWillBecomeUnavailable(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        _objcDefault(self, "applicationShouldRequestHealthAuthorization(_:)", application)
    }

    /// Says that there is no such method.
    public func applicationShouldAutomaticallyLocalizeKeyCommands(
        _ application: UIApplication
    ) -> Bool {
        _objcDefault(self, "applicationShouldAutomaticallyLocalizeKeyCommands(_:)", application)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        _objcDefault(self, "application(_:open:options:)", application, url, options)
    }

    /// Says that there is no such method.
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        _objcDefault(self, "application(_:handleOpen:)", application, url)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        open url: URL,
        sourceApplication: String?,
        annotation: Any
    ) -> Bool {
        _objcDefault(
            self,
            "application(_:open:sourceApplication:annotation:)",
            application,
            url,
            sourceApplication,
            annotation
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        _objcDefault(
            self,
            "application(_:configurationForConnecting:options:)",
            application,
            connectingSceneSession,
            options,
            else: UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        _objcDefault(self, "application(_:didDiscardSceneSessions:)", application, sceneSessions)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        _objcDefault(
            self,
            "application(_:supportedInterfaceOrientationsFor:)",
            application,
            window,
            else: UIInterfaceOrientationMask.all
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {
        _objcDefault(
            self,
            "application(_:willChangeStatusBarOrientation:duration:)",
            application,
            newStatusBarOrientation,
            duration
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
        _objcDefault(
            self,
            "application(_:didChangeStatusBarOrientation:)",
            application,
            oldStatusBarOrientation
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) {
        _objcDefault(
            self,
            "application(_:willChangeStatusBarFrame:)",
            application,
            newStatusBarFrame
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) {
        _objcDefault(
            self,
            "application(_:didChangeStatusBarFrame:)",
            application,
            oldStatusBarFrame
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        _objcDefault(
            self,
            "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
            application,
            deviceToken
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        _objcDefault(
            self,
            "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
            application,
            error
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {
        _objcDefault(self, "application(_:didReceiveRemoteNotification:)", application, userInfo)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        _objcDefault(
            self,
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            application,
            userInfo,
            completionHandler
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
            @escaping (UIBackgroundFetchResult) -> Void
    ) {
        _objcDefault(
            self,
            "application(_:performFetchWithCompletionHandler:)",
            application,
            completionHandler
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        _objcDefault(
            self,
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
            application,
            identifier,
            completionHandler
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
            .ExtensionPointIdentifier
    ) -> Bool {
        _objcDefault(
            self,
            "application(_:shouldAllowExtensionPointIdentifier:)",
            application,
            extensionPointIdentifier
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        _objcDefault(
            self,
            "application(_:willContinueUserActivityWithType:)",
            application,
            userActivityType
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        _objcDefault(
            self,
            "application(_:continue:restorationHandler:)",
            application,
            userActivity,
            restorationHandler
        )
    }

    /// Says that there is no such method.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        _objcDefault(self, "application(_:didUpdate:)", application, userActivity)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        _objcDefault(
            self,
            "application(_:didFailToContinueUserActivityWithType:error:)",
            application,
            userActivityType,
            error
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool {
        _objcDefault(self, "application(_:shouldSaveSecureApplicationState:)", application, coder)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        _objcDefault(
            self,
            "application(_:shouldRestoreSecureApplicationState:)",
            application,
            coder
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        willEncodeRestorableStateWith coder: NSCoder
    ) {
        _objcDefault(self, "application(_:willEncodeRestorableStateWith:)", application, coder)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        didDecodeRestorableStateWith coder: NSCoder
    ) {
        _objcDefault(self, "application(_:didDecodeRestorableStateWith:)", application, coder)
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        _objcDefault(
            self,
            "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
            application,
            identifierComponents,
            coder
        )
    }

    /// Says that there is no such method.
    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        _objcDefault(
            self,
            "application(_:performActionFor:completionHandler:)",
            application,
            shortcutItem,
            completionHandler
        )
    }
}
