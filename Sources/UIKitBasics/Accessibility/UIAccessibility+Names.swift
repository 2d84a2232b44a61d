// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIAccessibility {
    /// An announcement ended.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification"
    )
    /// The text of an announcement that ended.
    public static let announcementStringValueUserInfoKey: String =
        "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether an announcement was spoken to its end.
    public static let announcementWasSuccessfulUserInfoKey: String =
        "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The technology that moved its focus.
    public static let assistiveTechnologyUserInfoKey: String =
        "UIAccessibilityAssistiveTechnologyKey"
    /// The choice about assistive touch changed.
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
    )
    /// The choice about bold text changed.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )
    /// The choice about shapes under buttons changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    )
    /// The choice about captions changed.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
    )
    /// The choice about higher contrast changed.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    )
    /// The choice about telling things apart without colour changed.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    )
    /// Assistive technology moved its focus.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification"
    )
    /// The key of the element that has the focus.
    public static let focusedElementUserInfoKey: String =
        "UIAccessibilityFocusedElementKey"
    /// The choice about grey instead of colours changed.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification"
    )
    /// The domain of `GuidedAccessError`.
    public static let guidedAccessErrorDomain = GuidedAccessError.errorDomain
    /// The choice about guided access changed.
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification"
    )
    /// The choice about which ears have a hearing device changed.
    public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification"
    )
    /// The choice about inverted colours changed.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification"
    )
    /// The choice about sound in mono changed.
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification"
    )
    /// The choice about marks on switches changed.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
    )
    /// The choice about fades in place of sliding changed.
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )
    /// The choice about less motion changed.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// The choice about less transparency changed.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    )
    /// The choice about shaking to undo changed.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification"
    )
    /// The choice about reading the screen aloud changed.
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification"
    )
    /// The choice about reading the selection aloud changed.
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
    )
    /// The choice about control by switches changed.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification"
    )
    /// The key of the element that had the focus before.
    public static let unfocusedElementUserInfoKey: String =
        "UIAccessibilityUnfocusedElementKey"
    /// The choice about films that start by themselves changed.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
    )
    /// The choice about the screen reader changed.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
}
