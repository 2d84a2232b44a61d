// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The probes of `UIApplicationDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateProbes: AnyObject {}

extension _UIApplicationDelegateProbes {
    private var target: (any UIApplicationDelegate)? { self as? any UIApplicationDelegate }

    /// `applicationDidFinishLaunching(_:)`, if it is implemented.
    public var applicationDidFinishLaunching: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationDidFinishLaunching(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationDidFinishLaunching(_:)") {
                target.applicationDidFinishLaunching(application)
            }
        }
    }

    /// The methods called `application`.
    public var application: _UIApplicationDelegateApplication? {
        target.map { _UIApplicationDelegateApplication(target: $0) }
    }

    /// `applicationDidBecomeActive(_:)`, if it is implemented.
    public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationDidBecomeActive(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationDidBecomeActive(_:)") {
                target.applicationDidBecomeActive(application)
            }
        }
    }

    /// `applicationWillResignActive(_:)`, if it is implemented.
    public var applicationWillResignActive: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationWillResignActive(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationWillResignActive(_:)") {
                target.applicationWillResignActive(application)
            }
        }
    }

    /// `applicationDidEnterBackground(_:)`, if it is implemented.
    public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationDidEnterBackground(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationDidEnterBackground(_:)") {
                target.applicationDidEnterBackground(application)
            }
        }
    }

    /// `applicationWillEnterForeground(_:)`, if it is implemented.
    public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationWillEnterForeground(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationWillEnterForeground(_:)") {
                target.applicationWillEnterForeground(application)
            }
        }
    }

    /// `applicationWillTerminate(_:)`, if it is implemented.
    public var applicationWillTerminate: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationWillTerminate(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationWillTerminate(_:)") {
                target.applicationWillTerminate(application)
            }
        }
    }

    /// `applicationDidReceiveMemoryWarning(_:)`, if it is implemented.
    public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationDidReceiveMemoryWarning(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationDidReceiveMemoryWarning(_:)") {
                target.applicationDidReceiveMemoryWarning(application)
            }
        }
    }

    /// `applicationSignificantTimeChange(_:)`, if it is implemented.
    public var applicationSignificantTimeChange: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationSignificantTimeChange(_:)") else {
            return nil
        }
        return { application in
            _ = _objcOptional(target, "applicationSignificantTimeChange(_:)") {
                target.applicationSignificantTimeChange(application)
            }
        }
    }

    /// `applicationProtectedDataDidBecomeAvailable(_:)`, if it is implemented.
    public var applicationProtectedDataDidBecomeAvailable: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationProtectedDataDidBecomeAvailable(_:)")
        else { return nil }
        return { application in
            _ = _objcOptional(target, "applicationProtectedDataDidBecomeAvailable(_:)") {
                target.applicationProtectedDataDidBecomeAvailable(application)
            }
        }
    }

    /// `applicationProtectedDataWillBecomeUnavailable(_:)`, if it is implemented.
    public var applicationProtectedDataWillBecomeUnavailable: ((UIApplication) -> Void)? {
        guard let target,
            _objcImplements(target, "applicationProtectedDataWillBecomeUnavailable(_:)")
        else { return nil }
        return { application in
            _ = _objcOptional(target, "applicationProtectedDataWillBecomeUnavailable(_:)") {
                target.applicationProtectedDataWillBecomeUnavailable(application)
            }
        }
    }

    /// `applicationShouldRequestHealthAuthorization(_:)`, if it is implemented.
    public var applicationShouldRequestHealthAuthorization: ((UIApplication) -> Void)? {
        guard let target, _objcImplements(target, "applicationShouldRequestHealthAuthorization(_:)")
        else { return nil }
        return { application in
            _ = _objcOptional(target, "applicationShouldRequestHealthAuthorization(_:)") {
                target.applicationShouldRequestHealthAuthorization(application)
            }
        }
    }

    /// `applicationShouldAutomaticallyLocalizeKeyCommands(_:)`, if it is implemented.
    public var applicationShouldAutomaticallyLocalizeKeyCommands:
        _ObjCOptional<UIApplication, Bool>?
    {
        guard let target,
            _objcImplements(target, "applicationShouldAutomaticallyLocalizeKeyCommands(_:)")
        else { return nil }
        return _ObjCOptional { application in
            _objcOptional(target, "applicationShouldAutomaticallyLocalizeKeyCommands(_:)") {
                target.applicationShouldAutomaticallyLocalizeKeyCommands(application)
            }
        }
    }
}

/// The methods of `UIApplicationDelegate` called `application`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIApplicationDelegateApplication {
    let target: any UIApplicationDelegate

    /// Calls `application(_:willFinishLaunchingWithOptions:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
        _objcOptional(target, "application(_:willFinishLaunchingWithOptions:)") {
            target.application(application, willFinishLaunchingWithOptions: launchOptions)
        }
    }

    /// Calls `application(_:didFinishLaunchingWithOptions:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
        _objcOptional(target, "application(_:didFinishLaunchingWithOptions:)") {
            target.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
    }

    /// Calls `application(_:open:options:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool? {
        _objcOptional(target, "application(_:open:options:)") {
            target.application(application, open: url, options: options)
        }
    }

    /// Calls `application(_:handleOpen:)`.
    @discardableResult
    public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool? {
        _objcOptional(target, "application(_:handleOpen:)") {
            target.application(application, handleOpen: url)
        }
    }

    /// Calls `application(_:open:sourceApplication:annotation:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        open url: URL,
        sourceApplication: String?,
        annotation: Any
    ) -> Bool? {
        _objcOptional(target, "application(_:open:sourceApplication:annotation:)") {
            target.application(
                application,
                open: url,
                sourceApplication: sourceApplication,
                annotation: annotation
            )
        }
    }

    /// Calls `application(_:configurationForConnecting:options:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        _objcOptional(target, "application(_:configurationForConnecting:options:)") {
            target.application(
                application,
                configurationForConnecting: connectingSceneSession,
                options: options
            )
        }
    }

    /// Calls `application(_:didDiscardSceneSessions:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) -> Void? {
        _objcOptional(target, "application(_:didDiscardSceneSessions:)") {
            target.application(application, didDiscardSceneSessions: sceneSessions)
        }
    }

    /// Calls `application(_:supportedInterfaceOrientationsFor:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask? {
        _objcOptional(target, "application(_:supportedInterfaceOrientationsFor:)") {
            target.application(application, supportedInterfaceOrientationsFor: window)
        }
    }

    /// Calls `application(_:willChangeStatusBarOrientation:duration:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) -> Void? {
        _objcOptional(target, "application(_:willChangeStatusBarOrientation:duration:)") {
            target.application(
                application,
                willChangeStatusBarOrientation: newStatusBarOrientation,
                duration: duration
            )
        }
    }

    /// Calls `application(_:didChangeStatusBarOrientation:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) -> Void? {
        _objcOptional(target, "application(_:didChangeStatusBarOrientation:)") {
            target.application(application, didChangeStatusBarOrientation: oldStatusBarOrientation)
        }
    }

    /// Calls `application(_:willChangeStatusBarFrame:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) -> Void? {
        _objcOptional(target, "application(_:willChangeStatusBarFrame:)") {
            target.application(application, willChangeStatusBarFrame: newStatusBarFrame)
        }
    }

    /// Calls `application(_:didChangeStatusBarFrame:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) -> Void? {
        _objcOptional(target, "application(_:didChangeStatusBarFrame:)") {
            target.application(application, didChangeStatusBarFrame: oldStatusBarFrame)
        }
    }

    /// Calls `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) -> Void? {
        _objcOptional(target, "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)") {
            target.application(
                application,
                didRegisterForRemoteNotificationsWithDeviceToken: deviceToken
            )
        }
    }

    /// Calls `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) -> Void? {
        _objcOptional(target, "application(_:didFailToRegisterForRemoteNotificationsWithError:)") {
            target.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Calls `application(_:didReceiveRemoteNotification:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) -> Void? {
        _objcOptional(target, "application(_:didReceiveRemoteNotification:)") {
            target.application(application, didReceiveRemoteNotification: userInfo)
        }
    }

    /// Calls `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
        _objcOptional(target, "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
        {
            target.application(
                application,
                didReceiveRemoteNotification: userInfo,
                fetchCompletionHandler: completionHandler
            )
        }
    }

    /// Calls `application(_:performFetchWithCompletionHandler:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
            @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
        _objcOptional(target, "application(_:performFetchWithCompletionHandler:)") {
            target.application(application, performFetchWithCompletionHandler: completionHandler)
        }
    }

    /// Calls `application(_:handleEventsForBackgroundURLSession:completionHandler:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) -> Void? {
        _objcOptional(
            target,
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)"
        ) {
            target.application(
                application,
                handleEventsForBackgroundURLSession: identifier,
                completionHandler: completionHandler
            )
        }
    }

    /// Calls `application(_:shouldAllowExtensionPointIdentifier:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
            .ExtensionPointIdentifier
    ) -> Bool? {
        _objcOptional(target, "application(_:shouldAllowExtensionPointIdentifier:)") {
            target.application(
                application,
                shouldAllowExtensionPointIdentifier: extensionPointIdentifier
            )
        }
    }

    /// Calls `application(_:willContinueUserActivityWithType:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool? {
        _objcOptional(target, "application(_:willContinueUserActivityWithType:)") {
            target.application(application, willContinueUserActivityWithType: userActivityType)
        }
    }

    /// Calls `application(_:continue:restorationHandler:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool? {
        _objcOptional(target, "application(_:continue:restorationHandler:)") {
            target.application(
                application,
                continue: userActivity,
                restorationHandler: restorationHandler
            )
        }
    }

    /// Calls `application(_:didUpdate:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didUpdate userActivity: NSUserActivity
    ) -> Void? {
        _objcOptional(target, "application(_:didUpdate:)") {
            target.application(application, didUpdate: userActivity)
        }
    }

    /// Calls `application(_:didFailToContinueUserActivityWithType:error:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) -> Void? {
        _objcOptional(target, "application(_:didFailToContinueUserActivityWithType:error:)") {
            target.application(
                application,
                didFailToContinueUserActivityWithType: userActivityType,
                error: error
            )
        }
    }

    /// Calls `application(_:shouldSaveSecureApplicationState:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool? {
        _objcOptional(target, "application(_:shouldSaveSecureApplicationState:)") {
            target.application(application, shouldSaveSecureApplicationState: coder)
        }
    }

    /// Calls `application(_:shouldRestoreSecureApplicationState:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool? {
        _objcOptional(target, "application(_:shouldRestoreSecureApplicationState:)") {
            target.application(application, shouldRestoreSecureApplicationState: coder)
        }
    }

    /// Calls `application(_:willEncodeRestorableStateWith:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        willEncodeRestorableStateWith coder: NSCoder
    ) -> Void? {
        _objcOptional(target, "application(_:willEncodeRestorableStateWith:)") {
            target.application(application, willEncodeRestorableStateWith: coder)
        }
    }

    /// Calls `application(_:didDecodeRestorableStateWith:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        didDecodeRestorableStateWith coder: NSCoder
    ) -> Void? {
        _objcOptional(target, "application(_:didDecodeRestorableStateWith:)") {
            target.application(application, didDecodeRestorableStateWith: coder)
        }
    }

    /// Calls `application(_:viewControllerWithRestorationIdentifierPath:coder:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        _objcOptional(target, "application(_:viewControllerWithRestorationIdentifierPath:coder:)") {
            target.application(
                application,
                viewControllerWithRestorationIdentifierPath: identifierComponents,
                coder: coder
            )
        } ?? nil
    }

    /// Calls `application(_:performActionFor:completionHandler:)`.
    @discardableResult
    public func callAsFunction(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
        _objcOptional(target, "application(_:performActionFor:completionHandler:)") {
            target.application(
                application,
                performActionFor: shortcutItem,
                completionHandler: completionHandler
            )
        }
    }
}
