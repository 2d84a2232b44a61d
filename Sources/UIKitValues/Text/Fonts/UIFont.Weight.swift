// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

extension UIFont {
    /// How heavy a font is, -1...1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// -1...1.
        public let rawValue: CGFloat

        /// Any weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Any weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 100 in OpenType.
        public static let ultraLight = Self(-0.8)
        /// 200 in OpenType.
        public static let thin = Self(-0.6)
        /// 300 in OpenType.
        public static let light = Self(-0.4)
        /// 400 in OpenType.
        public static let regular = Self(0)
        /// 500 in OpenType.
        public static let medium = Self(0.23)
        /// 600 in OpenType.
        public static let semibold = Self(0.3)
        /// 700 in OpenType.
        public static let bold = Self(0.4)
        /// 800 in OpenType.
        public static let heavy = Self(0.56)
        /// 900 in OpenType.
        public static let black = Self(0.62)

        /// Whether a weight is lighter than another.
        public static func < (one: Weight, other: Weight) -> Bool {
            one.rawValue < other.rawValue
        }
    }
}
