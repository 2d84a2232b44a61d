// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

extension UIFont {
    /// How wide a font is, -1...1; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
        /// -1...1.
        public let rawValue: CGFloat

        /// Any width.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Any width.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest.
        public static let compressed = Self(-0.4)
        /// Narrow.
        public static let condensed = Self(-0.2)
        /// As designed.
        public static let standard = Self(0)
        /// Wide.
        public static let expanded = Self(0.2)

        /// Whether a width is narrower than another.
        public static func < (one: Width, other: Width) -> Bool {
            one.rawValue < other.rawValue
        }
    }
}
