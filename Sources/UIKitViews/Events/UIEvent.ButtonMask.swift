// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
    /// Buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        /// One bit for each button.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The button for clicks, usually the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for menus, usually the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of a number, counted from one; empty for numbers that have no bit.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            guard (1...Int.bitWidth).contains(buttonNumber) else { return [] }
            return ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }
}
