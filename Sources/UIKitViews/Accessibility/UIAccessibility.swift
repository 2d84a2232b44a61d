// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user's accessibility settings, and notifications to assistive technology.
///
/// Notifications reach the observers of ``AccessibilityPosts``; nothing has the focus yet.
public enum UIAccessibility {
    /// Posts a notification to assistive technology: at once on the main thread, from others in its
    /// next turn.
    ///
    /// `argument`: the text to announce, or the element to focus.
    public static func post(notification: Notification, argument: Any?) {
        // Nobody else has the argument any more.
        nonisolated(unsafe) let argument = argument
        guard MainThread.isHere else {
            return DispatchQueue.main.async {
                AccessibilityPosts.tell(notification, argument)
            }
        }
        MainActor.assumeIsolated { AccessibilityPosts.tell(notification, argument) }
    }

    /// The element with the focus of an assistive technology, or of any for nil: none.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        nil
    }
}
