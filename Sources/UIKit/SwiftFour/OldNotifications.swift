// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import UIKitCells
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitDynamics
import UIKitNibs
import UIKitPickers
import UIKitSheets
import UIKitTables
import UIKitText

// Notifications under their names in Swift 4.
// The SDK renamed them for Swift 4.2: source in the language mode 4 has them, and in newer modes the
// compiler says what they are called now.

extension NSNotification.Name {
    /// `UIResponder.keyboardWillShowNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name {
        UIResponder.keyboardWillShowNotification
    }

    /// `UIResponder.keyboardDidShowNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name {
        UIResponder.keyboardDidShowNotification
    }

    /// `UIResponder.keyboardWillHideNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name {
        UIResponder.keyboardWillHideNotification
    }

    /// `UIResponder.keyboardDidHideNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name {
        UIResponder.keyboardDidHideNotification
    }

    /// `UIResponder.keyboardWillChangeFrameNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }

    /// `UIResponder.keyboardDidChangeFrameNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: NSNotification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }

    /// `UITextField.textDidBeginEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    @MainActor @preconcurrency
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }

    /// `UITextField.textDidEndEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    @MainActor @preconcurrency
    public static var UITextFieldTextDidEndEditing: NSNotification.Name {
        UITextField.textDidEndEditingNotification
    }

    /// `UITextField.textDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    @MainActor @preconcurrency
    public static var UITextFieldTextDidChange: NSNotification.Name {
        UITextField.textDidChangeNotification
    }

    /// `UITextView.textDidBeginEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    @MainActor @preconcurrency
    public static var UITextViewTextDidBeginEditing: NSNotification.Name {
        UITextView.textDidBeginEditingNotification
    }

    /// `UITextView.textDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    @MainActor @preconcurrency
    public static var UITextViewTextDidChange: NSNotification.Name {
        UITextView.textDidChangeNotification
    }

    /// `UITextView.textDidEndEditingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    @MainActor @preconcurrency
    public static var UITextViewTextDidEndEditing: NSNotification.Name {
        UITextView.textDidEndEditingNotification
    }

    /// `UIApplication.didEnterBackgroundNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    @MainActor @preconcurrency
    public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }

    /// `UIApplication.willEnterForegroundNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    @MainActor @preconcurrency
    public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }

    /// `UIApplication.didFinishLaunchingNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    @MainActor @preconcurrency
    public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }

    /// `UIApplication.didBecomeActiveNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    @MainActor @preconcurrency
    public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }

    /// `UIApplication.willResignActiveNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    @MainActor @preconcurrency
    public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }

    /// `UIApplication.didReceiveMemoryWarningNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @MainActor @preconcurrency
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }

    /// `UIApplication.willTerminateNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    @MainActor @preconcurrency
    public static var UIApplicationWillTerminate: NSNotification.Name {
        UIApplication.willTerminateNotification
    }

    /// `UIApplication.significantTimeChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    @MainActor @preconcurrency
    public static var UIApplicationSignificantTimeChange: NSNotification.Name {
        UIApplication.significantTimeChangeNotification
    }

    /// `UIApplication.willChangeStatusBarOrientationNotification` in Swift 4.
    @available(swift, obsoleted: 4.2)
    @MainActor @preconcurrency
    public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }

    /// `UIApplication.didChangeStatusBarOrientationNotification` in Swift 4.
    @available(swift, obsoleted: 4.2)
    @MainActor @preconcurrency
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }

    /// `UIApplication.willChangeStatusBarFrameNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    @MainActor @preconcurrency
    public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
        UIApplication.willChangeStatusBarFrameNotification
    }

    /// `UIApplication.didChangeStatusBarFrameNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    @MainActor @preconcurrency
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }

    /// `UIApplication.userDidTakeScreenshotNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @MainActor @preconcurrency
    public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }

    /// `UIApplication.backgroundRefreshStatusDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2)
    @MainActor @preconcurrency
    public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }

    /// `UIDevice.orientationDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @MainActor @preconcurrency
    public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }

    /// `UIDevice.batteryStateDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    @MainActor @preconcurrency
    public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
        UIDevice.batteryStateDidChangeNotification
    }

    /// `UIDevice.batteryLevelDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @MainActor @preconcurrency
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
        UIDevice.batteryLevelDidChangeNotification
    }

    /// `UIDevice.proximityStateDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
    @MainActor @preconcurrency
    public static var UIDeviceProximityStateDidChange: NSNotification.Name {
        UIDevice.proximityStateDidChangeNotification
    }

    /// `UIContentSizeCategory.didChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }

    /// `UIWindow.didBecomeKeyNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    @MainActor @preconcurrency
    public static var UIWindowDidBecomeKey: NSNotification.Name {
        UIWindow.didBecomeKeyNotification
    }

    /// `UIWindow.didResignKeyNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    @MainActor @preconcurrency
    public static var UIWindowDidResignKey: NSNotification.Name {
        UIWindow.didResignKeyNotification
    }

    /// `UIWindow.didBecomeVisibleNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    @MainActor @preconcurrency
    public static var UIWindowDidBecomeVisible: NSNotification.Name {
        UIWindow.didBecomeVisibleNotification
    }

    /// `UIWindow.didBecomeHiddenNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    @MainActor @preconcurrency
    public static var UIWindowDidBecomeHidden: NSNotification.Name {
        UIWindow.didBecomeHiddenNotification
    }

    /// `UITableView.selectionDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
    public static var UITableViewSelectionDidChange: NSNotification.Name {
        UITableView.selectionDidChangeNotification
    }

    /// `UIMenuController.willShowMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    @MainActor @preconcurrency
    public static var UIMenuControllerWillShowMenu: NSNotification.Name {
        UIMenuController.willShowMenuNotification
    }

    /// `UIMenuController.didShowMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    @MainActor @preconcurrency
    public static var UIMenuControllerDidShowMenu: NSNotification.Name {
        UIMenuController.didShowMenuNotification
    }

    /// `UIMenuController.willHideMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    @MainActor @preconcurrency
    public static var UIMenuControllerWillHideMenu: NSNotification.Name {
        UIMenuController.willHideMenuNotification
    }

    /// `UIMenuController.didHideMenuNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    @MainActor @preconcurrency
    public static var UIMenuControllerDidHideMenu: NSNotification.Name {
        UIMenuController.didHideMenuNotification
    }

    /// `UIPasteboard.changedNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }

    /// `UIScreen.didConnectNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
    @MainActor @preconcurrency
    public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }

    /// `UIScreen.didDisconnectNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
    @MainActor @preconcurrency
    public static var UIScreenDidDisconnect: NSNotification.Name {
        UIScreen.didDisconnectNotification
    }

    /// `UIScreen.brightnessDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    @MainActor @preconcurrency
    public static var UIScreenBrightnessDidChange: NSNotification.Name {
        UIScreen.brightnessDidChangeNotification
    }

    /// `UIViewController.showDetailTargetDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2)
    @MainActor @preconcurrency
    public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name {
        UIViewController.showDetailTargetDidChangeNotification
    }

    /// `UIAccessibility.voiceOverStatusDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2)
    public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name {
        UIAccessibility.voiceOverStatusDidChangeNotification
    }

    /// `UIAccessibility.reduceMotionStatusDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2)
    public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceMotionStatusDidChangeNotification
    }

    /// `UIAccessibility.boldTextStatusDidChangeNotification` in Swift 4.
    @available(swift, obsoleted: 4.2)
    public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
        UIAccessibility.boldTextStatusDidChangeNotification
    }
}
