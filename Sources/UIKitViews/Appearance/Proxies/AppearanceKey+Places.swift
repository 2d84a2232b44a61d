// SPDX-License-Identifier: Apache-2.0

// The indices of properties that proxies set; they differ within a class and its superclasses.
extension AppearanceKey {
    // Of every view; bar button items have the tint, too.
    package static var backgroundColor: Self { Self(0) }
    package static var tintColor: Self { Self(1) }
    package static var semanticContentAttribute: Self { Self(2) }
    package static var isExclusiveTouch: Self { Self(3) }

    // UIScrollView; tables, collections and text views use those before 30.
    package static var bounces: Self { Self(30) }
    package static var contentInsetAdjustmentBehavior: Self { Self(29) }
    package static var keyboardDismissMode: Self { Self(28) }
    package static var isScrollEnabled: Self { Self(27) }
    package static var indicatorStyle: Self { Self(26) }
    package static var showsHorizontalScrollIndicator: Self { Self(25) }
    package static var showsVerticalScrollIndicator: Self { Self(24) }
    package static var delaysContentTouches: Self { Self(23) }
    package static var isPagingEnabled: Self { Self(22) }

    // UISwitch.
    package static var onTintColor: Self { Self(9) }
    package static var thumbTintColor: Self { Self(8) }
    package static var onImage: Self { Self(10) }
    package static var offImage: Self { Self(11) }

    // UISlider.
    package static var minimumTrackTintColor: Self { Self(9) }
    package static var maximumTrackTintColor: Self { Self(10) }
    package static var thumbImage: Self { Self(11) }
    package static var minimumTrackImage: Self { Self(12) }
    package static var maximumTrackImage: Self { Self(13) }

    // UIProgressView.
    package static var progressTintColor: Self { Self(8) }
    package static var trackTintColor: Self { Self(9) }
    package static var progressImage: Self { Self(10) }
    package static var trackImage: Self { Self(11) }

    // UIPageControl.
    package static var pageIndicatorTintColor: Self { Self(8) }
    package static var currentPageIndicatorTintColor: Self { Self(9) }
    package static var preferredIndicatorImage: Self { Self(10) }
    package static var preferredCurrentPageIndicatorImage: Self { Self(11) }

    // UIActivityIndicatorView.
    package static var color: Self { Self(8) }

    // UILabel.
    package static var font: Self { Self(8) }
    package static var textColor: Self { Self(9) }
    package static var textAlignment: Self { Self(10) }
    package static var shadowColor: Self { Self(11) }
    package static var shadowOffset: Self { Self(12) }
    package static var highlightedTextColor: Self { Self(13) }
    package static var numberOfLines: Self { Self(14) }
    package static var adjustsFontForContentSizeCategory: Self { Self(15) }

    // UISegmentedControl.
    package static var selectedSegmentTintColor: Self { Self(11) }
    package static var titleTextAttributesForState: Self { Self(10) }
    package static var backgroundImageForState: Self { Self(8) }
    package static var dividerImage: Self { Self(9) }
    package static var contentPositionAdjustment: Self { Self(12) }

    // UIButton.
    package static var contentEdgeInsets: Self { Self(9) }
    package static var titleColor: Self { Self(10) }
    package static var titleShadowColor: Self { Self(11) }
    package static var preferredSymbolConfiguration: Self { Self(12) }

    // UIBarButtonItem.
    package static var backgroundImageForStyle: Self { Self(9) }
    package static var backButtonBackgroundImage: Self { Self(12) }
    package static var titlePositionAdjustment: Self { Self(11) }
    package static var backButtonTitlePositionAdjustment: Self { Self(13) }
    package static var backgroundVerticalPositionAdjustment: Self { Self(14) }
    package static var backButtonBackgroundVerticalPositionAdjustment: Self { Self(15) }

    // UITabBarItem.
    package static var badgeColor: Self { Self(12) }
    package static var standardAppearance: Self { Self(8) }
    package static var scrollEdgeAppearance: Self { Self(9) }
    package static var badgeTextAttributes: Self { Self(13) }

    // UINavigationBar.
    package static var barStyle: Self { Self(10) }
    package static var isTranslucent: Self { Self(11) }
    package static var barTintColor: Self { Self(12) }
    package static var titleTextAttributes: Self { Self(17) }
    package static var largeTitleTextAttributes: Self { Self(18) }
    package static var shadowImage: Self { Self(13) }
    package static var backIndicatorImage: Self { Self(19) }
    package static var backIndicatorTransitionMaskImage: Self { Self(20) }
    package static var compactAppearance: Self { Self(14) }
    package static var compactScrollEdgeAppearance: Self { Self(15) }
    package static var prefersLargeTitles: Self { Self(21) }
    package static var backgroundImageForMetrics: Self { Self(16) }
    package static var titleVerticalPositionAdjustment: Self { Self(22) }

    // UITabBar.
    package static var unselectedItemTintColor: Self { Self(14) }
    package static var selectedImageTintColor: Self { Self(15) }
    package static var backgroundImage: Self { Self(16) }
    package static var selectionIndicatorImage: Self { Self(17) }
    package static var itemPositioning: Self { Self(18) }
    package static var itemWidth: Self { Self(19) }
    package static var itemSpacing: Self { Self(20) }

    // UIToolbar.
    package static var shadowImageForPosition: Self { Self(13) }

    // UIStepper.
    package static var incrementImage: Self { Self(10) }
    package static var decrementImage: Self { Self(11) }
}

// Arguments packed into a number, which tells settings of one method apart.
extension UIControl.State {
    package var axis: UInt64 { UInt64(UInt32(truncatingIfNeeded: rawValue)) }

    package func axis(_ metrics: UIBarMetrics, _ other: Int = 0) -> UInt64 {
        axis | metrics.axis << 32 | UInt64(UInt16(truncatingIfNeeded: other)) << 48
    }
}

extension UIBarMetrics {
    package var axis: UInt64 { UInt64(UInt16(truncatingIfNeeded: rawValue)) }
}
