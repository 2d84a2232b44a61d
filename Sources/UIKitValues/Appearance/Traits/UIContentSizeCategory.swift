// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The size of text that the reader asked for, from extra small to the five accessibility sizes.
public struct UIContentSizeCategory: _TypedString, Hashable, Sendable {
    /// The name under which archives and settings keep the category.
    public let rawValue: String

    /// Makes a category from its stored name; unknown names are kept but have no place in the
    /// order of sizes.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension UIContentSizeCategory {
    private init(suffix: String) { self.init(rawValue: "UICTContentSizeCategory" + suffix) }

    /// Nothing was asked for.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three steps below the usual size.
    public static let extraSmall = Self(suffix: "XS")
    /// Two steps below the usual size.
    public static let small = Self(suffix: "S")
    /// One step below the usual size.
    public static let medium = Self(suffix: "M")
    /// The usual size.
    public static let large = Self(suffix: "L")
    /// One step above the usual size.
    public static let extraLarge = Self(suffix: "XL")
    /// Two steps above the usual size.
    public static let extraExtraLarge = Self(suffix: "XXL")
    /// Three steps above the usual size, the largest outside the accessibility sizes.
    public static let extraExtraExtraLarge = Self(suffix: "XXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = Self(suffix: "AccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = Self(suffix: "AccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = Self(suffix: "AccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = Self(suffix: "AccessibilityXXL")
    /// The largest size of all.
    public static let accessibilityExtraExtraExtraLarge = Self(suffix: "AccessibilityXXXL")

    /// Posted when the reader chooses another size.
    public static let didChangeNotification = NSNotification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )
    /// The key of the new category's stored name in that notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
    /// The categories from small to large.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place in the order of sizes, 0 for the smallest; nil for unspecified and unknown ones.
    package var rank: Int? { Self.ordered.firstIndex(of: self) }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Compares sizes; false if either has no place in the order.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <)
    }

    /// Compares sizes; false if either has no place in the order.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <=)
    }

    /// Compares sizes; false if either has no place in the order.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >)
    }

    /// Compares sizes; false if either has no place in the order.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >=)
    }

    private static func compare(
        _ left: UIContentSizeCategory,
        _ right: UIContentSizeCategory,
        by order: (Int, Int) -> Bool
    ) -> Bool {
        guard let left = left.rank, let right = right.rank else { return false }
        return order(left, right)
    }
}
