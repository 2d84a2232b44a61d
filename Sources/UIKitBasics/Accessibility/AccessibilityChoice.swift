// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import UIKitViews

/// A person's choice about how applications behave.
///
/// Linux has no system setting for these: `CASEMENT_ACCESSIBILITY=reduceMotion,boldText` chooses
/// some when the program starts, and tests choose with `set(_:)`.
package enum AccessibilityChoice: String, CaseIterable, Sendable {
    case assistiveTouch
    case boldText
    case buttonShapes
    case closedCaptioning
    case crossFadeTransitions
    case darkerSystemColors
    case differentiateWithoutColor
    case grayscale
    case guidedAccess
    case invertColors
    case monoAudio
    case onOffSwitchLabels
    case reduceMotion
    case reduceTransparency
    case shakeToUndo
    case speakScreen
    case speakSelection
    case switchControl
    case videoAutoplay
    case voiceOver

    private static let chosen = Mutex<Set<AccessibilityChoice>>(atStart)

    private static var atStart: Set<AccessibilityChoice> {
        let text = ProcessInfo.processInfo.environment["CASEMENT_ACCESSIBILITY"] ?? ""
        return startingChoices(text)
    }

    /// The choices named in a text, together with those that are on by default; a minus before a
    /// name turns it off.
    package static func startingChoices(_ text: String) -> Set<AccessibilityChoice> {
        var result: Set<AccessibilityChoice> = [.shakeToUndo, .videoAutoplay]
        for word in text.split(separator: ",") {
            let isOff = word.hasPrefix("-")
            guard
                let choice = AccessibilityChoice(rawValue: String(isOff ? word.dropFirst() : word))
            else { continue }
            if isOff { result.remove(choice) } else { result.insert(choice) }
        }
        return result
    }

    /// Whether it is chosen.
    package var isOn: Bool { Self.chosen.withLock { $0.contains(self) } }

    /// Sets the choice, and notifies observers if it changes.
    package func set(_ isOn: Bool) {
        let changed = Self.chosen.withLock { chosen in
            isOn ? chosen.insert(self).inserted : chosen.remove(self) != nil
        }
        guard changed else { return }
        NotificationCenter.default.post(name: notification, object: nil)
    }

    /// The notification posted when the choice changes.
    package var notification: Notification.Name {
        switch self {
        case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
        case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
        case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
        case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
        case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        case .differentiateWithoutColor:
            UIAccessibility.differentiateWithoutColorDidChangeNotification
        case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
        case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
        case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
        case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
        case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
        case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
        case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
        case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
        case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
        case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
        case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
        case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
        case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
        }
    }
}
