// SPDX-License-Identifier: Apache-2.0

public import UIKitViews

extension UIAccessibility {
    /// Whether buttons show their shapes.
    public static var buttonShapesEnabled: Bool { AccessibilityChoice.buttonShapes.isOn }
    /// Whether assistive touch is on.
    public static var isAssistiveTouchRunning: Bool { AccessibilityChoice.assistiveTouch.isOn }
    /// Whether the user prefers bold text.
    public static var isBoldTextEnabled: Bool { AccessibilityChoice.boldText.isOn }
    /// Whether the user prefers closed captions.
    public static var isClosedCaptioningEnabled: Bool { AccessibilityChoice.closedCaptioning.isOn }
    /// Whether the user prefers more contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        AccessibilityChoice.darkerSystemColors.isOn
    }
    /// Whether the screen shows no colours.
    public static var isGrayscaleEnabled: Bool { AccessibilityChoice.grayscale.isOn }
    /// Whether the device is tied to this app.
    public static var isGuidedAccessEnabled: Bool { AccessibilityChoice.guidedAccess.isOn }
    /// Whether the screen shows inverted colours.
    public static var isInvertColorsEnabled: Bool { AccessibilityChoice.invertColors.isOn }
    /// Whether the user prefers mono audio.
    public static var isMonoAudioEnabled: Bool { AccessibilityChoice.monoAudio.isOn }
    /// Whether switches show marks for on and off.
    public static var isOnOffSwitchLabelsEnabled: Bool {
        AccessibilityChoice.onOffSwitchLabels.isOn
    }
    /// Whether the user prefers less motion.
    public static var isReduceMotionEnabled: Bool { AccessibilityChoice.reduceMotion.isOn }
    /// Whether the user prefers less transparency.
    public static var isReduceTransparencyEnabled: Bool {
        AccessibilityChoice.reduceTransparency.isOn
    }
    /// Whether shaking the device undoes; it does unless switched off.
    public static var isShakeToUndoEnabled: Bool { AccessibilityChoice.shakeToUndo.isOn }
    /// Whether the screen is read aloud on demand.
    public static var isSpeakScreenEnabled: Bool { AccessibilityChoice.speakScreen.isOn }
    /// Whether the selection is read aloud on demand.
    public static var isSpeakSelectionEnabled: Bool { AccessibilityChoice.speakSelection.isOn }
    /// Whether the app is controlled by switches.
    public static var isSwitchControlRunning: Bool { AccessibilityChoice.switchControl.isOn }
    /// Whether films may start by themselves; they may unless switched off.
    public static var isVideoAutoplayEnabled: Bool { AccessibilityChoice.videoAutoplay.isOn }
    /// Whether a screen reader runs.
    public static var isVoiceOverRunning: Bool { AccessibilityChoice.voiceOver.isOn }
    /// Whether the user prefers fades to sliding transitions.
    public static var prefersCrossFadeTransitions: Bool {
        AccessibilityChoice.crossFadeTransitions.isOn
    }
    /// Whether colour must not be the only difference between things.
    public static var shouldDifferentiateWithoutColor: Bool {
        AccessibilityChoice.differentiateWithoutColor.isOn
    }
    /// The ears that have a hearing device: none here.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}
