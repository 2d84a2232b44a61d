// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UIFont {
    /// A role of text, which decides about size and weight at the reader's text size.
    public struct TextStyle: _TypedString, Hashable, Sendable {
        /// The name in descriptors.
        public let rawValue: String

        /// A style by its name; unknown ones count as `body`.
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(suffix: String) { rawValue = "UICTFontTextStyle" + suffix }

        /// 34 points at the usual text size.
        public static let largeTitle = Self(suffix: "Title0")
        /// 36 points, bold.
        public static let extraLargeTitle = Self(suffix: "ExtraLargeTitle")
        /// 28 points, bold.
        public static let extraLargeTitle2 = Self(suffix: "ExtraLargeTitle2")
        /// 28 points.
        public static let title1 = Self(suffix: "Title1")
        /// 22 points.
        public static let title2 = Self(suffix: "Title2")
        /// 20 points.
        public static let title3 = Self(suffix: "Title3")
        /// 17 points, semibold.
        public static let headline = Self(suffix: "Headline")
        /// 15 points.
        public static let subheadline = Self(suffix: "Subhead")
        /// 17 points.
        public static let body = Self(suffix: "Body")
        /// 16 points.
        public static let callout = Self(suffix: "Callout")
        /// 13 points.
        public static let footnote = Self(suffix: "Footnote")
        /// 12 points.
        public static let caption1 = Self(suffix: "Caption1")
        /// 11 points.
        public static let caption2 = Self(suffix: "Caption2")

        /// What scales values along with the style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }
}
