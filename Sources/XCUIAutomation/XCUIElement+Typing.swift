// SPDX-License-Identifier: Apache-2.0

import Foundation
import UITestWire

/// A key that types no letter, to be typed as a part of a text.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The character that stands for the key.
    public let rawValue: String
    /// Makes a key of a character.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a character.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a character.
    public init(stringLiteral value: String) { rawValue = value }
    /// Deletes what is before the insertion point.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// Ends a line.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The Enter key.
    public static let enter = XCUIKeyboardKey(rawValue: "\r")
    /// The Tab key.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// The space bar.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// The Escape key.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// The arrow upwards.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// The arrow downwards.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// The Home key.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// The End key.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    /// The Page Up key.
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    /// The Page Down key.
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
    /// Deletes what is behind the insertion point.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{7F}")
}

extension XCUIElement {
    /// The keys that are held while another is pressed.
    public struct KeyModifierFlags: OptionSet, Sendable {
        /// The bits, as those of `UIKeyModifierFlags`.
        public let rawValue: UInt
        /// Makes modifiers of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Caps Lock.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = KeyModifierFlags(rawValue: 1 << 17)
        /// Control.
        public static let control = KeyModifierFlags(rawValue: 1 << 18)
        /// Option.
        public static let option = KeyModifierFlags(rawValue: 1 << 19)
        /// Command.
        public static let command = KeyModifierFlags(rawValue: 1 << 20)
        /// Option, by its older name.
        public static let alternate = option
    }

    /// Fails unless the element, or one in it, takes what is typed.
    func needFocus() throws {
        let element = try chain.resolve()
        let all = [element] + element.descendants
        guard !all.contains(where: { $0.node.hasKeyboardFocus }) else { return }
        throw UITestFailure(
            "Neither element nor any descendant has keyboard focus. "
                + "Event dispatch snapshot: \(element.line)"
        )
    }
}
