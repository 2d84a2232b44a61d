// SPDX-License-Identifier: Apache-2.0

extension NSTextList {
    /// How markers look: text around a name in braces that stands for the item's own part.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The format.
        public let rawValue: String

        /// Any format.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Any format.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A hollow box.
        public static let box = Self("{box}")
        /// A check mark.
        public static let check = Self("{check}")
        /// A hollow circle.
        public static let circle = Self("{circle}")
        /// A diamond.
        public static let diamond = Self("{diamond}")
        /// A bullet.
        public static let disc = Self("{disc}")
        /// A dash.
        public static let hyphen = Self("{hyphen}")
        /// A filled square.
        public static let square = Self("{square}")
        /// Numbers of base 16.
        public static let lowercaseHexadecimal = Self("{lowercase-hexadecimal}")
        /// Numbers of base 16 in capitals.
        public static let uppercaseHexadecimal = Self("{uppercase-hexadecimal}")
        /// Numbers of base 8.
        public static let octal = Self("{octal}")
        /// Letters.
        public static let lowercaseAlpha = Self("{lowercase-alpha}")
        /// Capital letters.
        public static let uppercaseAlpha = Self("{uppercase-alpha}")
        /// Letters.
        public static let lowercaseLatin = Self("{lowercase-latin}")
        /// Capital letters.
        public static let uppercaseLatin = Self("{uppercase-latin}")
        /// Roman numbers.
        public static let lowercaseRoman = Self("{lowercase-roman}")
        /// Roman numbers in capitals.
        public static let uppercaseRoman = Self("{uppercase-roman}")
        /// Numbers.
        public static let decimal = Self("{decimal}")
    }
}
