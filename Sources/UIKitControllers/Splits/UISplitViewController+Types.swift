// SPDX-License-Identifier: Apache-2.0

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two, given as `viewControllers`.
        case unspecified = 0
        /// Two, each in a stack.
        case doubleColumn = 1
        /// Three, each in a stack.
        case tripleColumn = 2
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// The first.
        case primary = 0
        /// Between the others, where there are three.
        case supplementary = 1
        /// The last.
        case secondary = 2
        /// What is shown instead of all of them where there is room for one.
        case compact = 3
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable {
        /// As suits the room.
        case automatic = 0
        /// The last one alone.
        case secondaryOnly = 1
        /// One beside the last.
        case oneBesideSecondary = 2
        /// One over the last.
        case oneOverSecondary = 3
        /// Two beside the last.
        case twoBesideSecondary = 4
        /// Two over the last.
        case twoOverSecondary = 5
        /// Two, which push the last aside.
        case twoDisplaceSecondary = 6

        /// The name before iOS 14 of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The name before iOS 14 of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The name before iOS 14 of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// What happens to the last column where others come.
    public enum SplitBehavior: Int, Sendable {
        /// As suits the room.
        case automatic = 0
        /// It becomes narrower.
        case tile = 1
        /// It is covered and dimmed.
        case overlay = 2
        /// It is pushed aside.
        case displace = 3
    }

    /// The side of the first column.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines begin.
        case leading = 0
        /// Where lines end.
        case trailing = 1
    }

    /// What is behind the first column.
    public enum BackgroundStyle: Int, Sendable {
        /// What its views draw.
        case none = 0
        /// What sidebars have.
        case sidebar = 1
    }

    /// Whether there is a button that changes the arrangement.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where it has something to do.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns are seen with the last one.
    var others: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
