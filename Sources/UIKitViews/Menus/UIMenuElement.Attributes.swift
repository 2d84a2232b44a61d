// SPDX-License-Identifier: Apache-2.0

extension UIMenuElement {
    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It is grey and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It is red, since it does away with something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the element was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
