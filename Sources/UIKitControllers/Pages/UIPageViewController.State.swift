// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

extension UIPageViewController {
    /// What lies on one side of the page that is shown, as far as the data source was asked.
    enum Neighbour {
        case unasked
        case missing
        case page(UIViewController)

        var controller: UIViewController? {
            if case .page(let controller) = self { return controller }
            return nil
        }
    }

    /// Whether the controller itself is on the screen, so that pages are told of theirs.
    enum Presence {
        case away
        case coming
        case here
        case leaving
    }

    /// What a page controller is.
    @MainActor
    struct State {
        private(set) var style: TransitionStyle
        private(set) var orientation: NavigationOrientation
        private(set) var spacing: CGFloat
        var spine: SpineLocation
        var isDoubleSided = false
        weak var delegate: (any UIPageViewControllerDelegate)?
        weak var dataSource: (any UIPageViewControllerDataSource)?
        var shown: [UIViewController] = []
        var before = Neighbour.unasked
        var after = Neighbour.unasked
        var transition: PageTransition?
        /// How many changes of page there were.
        var generation = 0
        var content: _UIPageViewControllerContentView?
        var recognizers: [UIGestureRecognizer] = []
        /// The turn that a finger holds, or that goes on after it.
        var curl: CurlHold?
        var presence = Presence.away

        init(style: TransitionStyle, orientation: NavigationOrientation, options: [OptionsKey: Any])
        {
            self.style = style
            self.orientation = orientation
            let spacing =
                (options[.interPageSpacing] as? CGFloat)
                ?? (options[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
            self.spacing = spacing.isFinite ? Swift.max(0, spacing) : 0
            guard style == .pageCurl else {
                spine = .none
                return
            }
            let place = options[.spineLocation]
            let number = (place as? Int) ?? (place as? NSNumber)?.intValue
            let given = (place as? SpineLocation) ?? number.flatMap { SpineLocation(rawValue: $0) }
            spine = given == nil || given == SpineLocation.none ? .min : given ?? .min
        }

        /// Adopts what a storyboard says, in its words.
        mutating func configure(
            style: String?,
            orientation: String?,
            spine: String?,
            spacing: CGFloat?
        ) {
            if let style { self.style = style == "scroll" ? .scroll : .pageCurl }
            if let orientation {
                self.orientation = orientation == "vertical" ? .vertical : .horizontal
            }
            if let spacing, spacing.isFinite { self.spacing = Swift.max(0, spacing) }
            let places: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
            let place = spine.flatMap { places[$0] } ?? .min
            self.spine = self.style == .scroll ? .none : place
        }

        /// How many pages are seen.
        var count: Int { spine == .mid ? 2 : 1 }

        subscript(direction: NavigationDirection) -> Neighbour {
            get { direction == .forward ? after : before }
            set { if direction == .forward { after = newValue } else { before = newValue } }
        }
    }

    /// A change of page, from the first movement to the last.
    struct PageTransition {
        let direction: NavigationDirection
        let old: [UIViewController]
        let new: [UIViewController]
        /// A finger leads it, and the delegate hears of it.
        let isByHand: Bool
        let isAnimated: Bool
        let completion: ((Bool) -> Void)?
    }
}
