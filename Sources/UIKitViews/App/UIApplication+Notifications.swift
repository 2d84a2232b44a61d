// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIApplication {
    /// Posted when launching is over.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted when the application has got events.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted before the application loses events.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted when the application has gone behind.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted before the application enters the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted before the application ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )
    /// Posted when memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Posted when the day, the clock or the time zone has changed.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification"
    )
    /// Posted when the application may do other things in the background.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    )
    /// Posted before protected files are locked.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name(
            "UIApplicationProtectedDataWillBecomeUnavailable"
        )
    /// Posted when protected files can be read.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    /// Posted when the user took a picture of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )
    /// Posted before the status bar is turned.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification"
    )
    /// Posted when the status bar was turned.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification"
    )
    /// Posted before the status bar is resized.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification"
    )
    /// Posted when the status bar was resized.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification"
    )
    /// The address of the application's own settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the application's settings for notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The address of the setting for default applications.
    public nonisolated static let openDefaultApplicationsSettingsURLString =
        "app-settings:default-applications"
    /// The exception for a controller whose orientations the app does not support.
    public static let invalidInterfaceOrientationException = NSExceptionName(
        "UIApplicationInvalidInterfaceOrientation"
    )
    /// The key of the storyboard that a restored controller comes from.
    public static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"
    /// The most frequent background fetching.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// No background fetching.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    /// The key of the status bar's orientation in notifications.
    public static let statusBarOrientationUserInfoKey =
        "UIApplicationStatusBarOrientationUserInfoKey"
    /// The key of the status bar's frame in notifications.
    public nonisolated static let statusBarFrameUserInfoKey =
        "UIApplicationStatusBarFrameUserInfoKey"
    /// The key of the program's version in saved state.
    public static let stateRestorationBundleVersionKey =
        "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the kind of device in saved state.
    public static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the time in saved state.
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key of the system's version in saved state.
    public static let stateRestorationSystemVersionKey =
        "UIApplicationStateRestorationSystemVersionKey"
}
