// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Programs' tests make keys, renderers and their like by subclasses.
@MainActor
@Suite("Keys, renderers and their like made by subclasses")
struct SubclassTests {
    private final class Key: UIKey {
        override var keyCode: UIKeyboardHIDUsage { .keyboardA }
    }

    private final class Mode: UIScreenMode {
        override var size: CGSize { CGSize(width: 2, height: 3) }
    }

    private final class Renderer: UIGraphicsImageRenderer {
        override var allowsImageOutput: Bool { false }
    }

    private final class Stop: NSTextTab, @unchecked Sendable {
        override var location: CGFloat { 9 }
    }

    private final class Part: UIAccessibilityElement {
        override var accessibilityLabel: String? {
            get { "bar" }
            set {}
        }
    }

    private final class Item: UIMenuItem {
        override var title: String {
            get { "Look up" }
            set {}
        }
    }

    private final class Printing: UIPrintInteractionController {
        override init() { super.init() }
    }

    private final class Printer: UIPrinter {
        override var displayName: String { "Hall" }
    }

    private final class Button: UIAlertAction {
        override var isEnabled: Bool {
            get { false }
            set {}
        }
    }

    @Test func theirPropertiesAreOverridden() {
        let key: UIKey = Key()
        #expect(key.keyCode == .keyboardA && key.characters.isEmpty)
        #expect(Mode().size.height == 3)
        let renderer: UIGraphicsRenderer = Renderer()
        #expect(!renderer.allowsImageOutput && renderer.format.bounds.isEmpty)
        #expect(Stop().location == 9)
        #expect(Part().accessibilityLabel == "bar" && Part().accessibilityContainer == nil)
        #expect(Item().title == "Look up")
        #expect(Printing() !== UIPrintInteractionController.shared)
        #expect(Printer().displayName == "Hall")
        #expect(UIUserNotificationSettings().categories == nil)
        #expect(UIPointerInteraction().delegate == nil)
    }

    @Test func theyInheritConvenienceInitializers() {
        let button = Button(title: "Send", style: .destructive) { _ in }
        #expect(button.title == "Send" && button.style == .destructive && !button.isEnabled)
    }
}
