// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKit

/// Something that assistive technology is told.
public enum AccessibilityNotification {
    /// A text that is said.
    public struct Announcement {
        private let text: Any

        /// Makes an announcement.
        public init(_ announcement: String) { text = announcement }

        /// Makes an announcement with speech attributes.
        public init(_ announcement: AttributedString) { text = NSAttributedString(announcement) }

        /// Tells it.
        public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    /// A part of the screen has changed.
    public struct LayoutChanged {
        private let element: Any?

        /// Makes the notification; the element gets the focus, or the text is said.
        public init(_ element: Any? = nil) { self.element = element }

        /// Tells it.
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }

    /// Most of the screen has changed.
    public struct ScreenChanged {
        private let element: Any?

        /// Makes the notification; the element gets the focus, or the text is said.
        public init(_ element: Any? = nil) { self.element = element }

        /// Tells it.
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }

    /// Content was scrolled by a page.
    public struct PageScrolled {
        private let text: Any

        /// Makes the notification with what is said of the new place.
        public init(_ message: String) { text = message }

        /// Makes the notification with what is said of the new place, with speech attributes.
        public init(_ message: AttributedString) { text = NSAttributedString(message) }

        /// Tells it.
        public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}
