// SPDX-License-Identifier: Apache-2.0

extension UIMenu {
    /// How a menu inside another is shown.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements are inline in the outer menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It is red, since it does away with something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its elements is on at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements are in a row.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }
}
