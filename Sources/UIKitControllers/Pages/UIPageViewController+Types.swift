// SPDX-License-Identifier: Apache-2.0

extension UIPageViewController {
    /// Which way pages lie from each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Beside each other, the next one trailing.
        case horizontal = 0
        /// Above each other, the next one below.
        case vertical = 1
    }

    /// Where pages are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: they scroll.
        case none = 0
        /// At the left or upper edge; one page is seen.
        case min = 1
        /// In the middle; two pages are seen.
        case mid = 2
        /// At the right or lower edge; one page is seen.
        case max = 3
    }

    /// Where new pages seem to lie.
    public enum NavigationDirection: Int, Sendable {
        /// After the present ones.
        case forward = 0
        /// Before them.
        case reverse = 1

        var opposite: NavigationDirection { self == .forward ? .reverse : .forward }
    }

    /// How pages change.
    public enum TransitionStyle: Int, Sendable {
        /// Like paper.
        case pageCurl = 0
        /// Like a strip that is pulled along.
        case scroll = 1
    }

    /// What can be said when a controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes the key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where pages that curl are bound: a ``SpineLocation`` or its number; at the left or upper
        /// edge by default.
        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey"
        )
        /// Points between pages that scroll; 0 by default.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
        )
    }
}
