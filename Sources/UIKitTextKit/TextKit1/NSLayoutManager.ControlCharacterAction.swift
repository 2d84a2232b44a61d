// SPDX-License-Identifier: Apache-2.0

extension NSLayoutManager {
    /// What a control character does.
    public struct ControlCharacterAction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It takes no room.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// It is white.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// It is a tab.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// It ends a line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// It ends a paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// It ends a container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }
}
