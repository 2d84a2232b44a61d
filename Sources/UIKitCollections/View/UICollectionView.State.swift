// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls

extension UICollectionView {
    /// What the data source and the layout have said.
    @MainActor
    struct ContentState {
        var layout: UICollectionViewLayout
        /// The numbers of items, by section; nil while they must be asked for.
        var counts: [Int]?
        /// Whether the layout must be prepared before it is asked for anything.
        var needsPrepare = true
        /// The insets that the layout kept to when it prepared.
        var insetsInUse: [UIEdgeInsets] = []
        var isPreparing = false
        /// Whether all views must be made again.
        var isReloading = false
        var size = CGSize.zero
        /// The part of the content whose attributes are known, and these.
        var region = CGRect.null
        var regionAttributes: [UICollectionViewLayoutAttributes] = []
        /// Whether scrolling makes the layout another.
        var changesByScrolling = false
        /// The bounds that the layout was last asked about.
        var askedBounds = CGRect.null
        var isFlipped = false
    }

    /// What was registered, and the views that wait.
    @MainActor
    struct ReuseState {
        var makers: [ReuseKey: ViewMaker] = [:]
        var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
        /// The cell that the data source is filling again, and its item.
        var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
        /// The attributes of the view that is being asked for.
        var wanted: UICollectionViewLayoutAttributes?
    }

    /// The views that are seen.
    @MainActor
    struct ShownState {
        var views: [ElementKey: UICollectionReusableView] = [:]
        var pass = 0
        var isLayingOut = false
        /// Whether the next layout measures the cells, since constraints have changed.
        var mustFollowConstraints = false
        var backgroundView: UIView?
        /// The colour of a list, behind the background view.
        var listColor: CALayer?
        /// Views that an animation takes away.
        var leaving: [UICollectionReusableView] = []
        /// The views that scroll sideways in a section, by section.
        var lanes: [Int: SectionLane] = [:]
        var laneOffsets: [Int: CGFloat] = [:]
        /// The offset at the pass before, to know the direction.
        var lastOffset = CGPoint.zero
    }

    /// What is selected, highlighted and focused.
    @MainActor
    struct SelectionState {
        var isAllowed = true
        var allowsSeveral = false
        var isAllowedInEditing = false
        var allowsSeveralInEditing = false
        var isEditing = false
        var followsFocus = false
        var allowsFocus = true
        var allowsFocusInEditing = false
        var remembersFocus = false
        var lastFocused: IndexPath?
        var paths: Set<IndexPath> = []
        var highlighted: IndexPath?
        var touch: UITouch?

        var isPossible: Bool { isEditing ? isAllowedInEditing : isAllowed }
        var takesSeveral: Bool { isEditing ? allowsSeveralInEditing : allowsSeveral }

        func holds(_ touches: Set<UITouch>) -> Bool {
            touch.map { touches.contains($0) } ?? false
        }
    }

    /// What batches of updates need.
    @MainActor
    struct UpdateState {
        /// The batch that is collected or shown.
        var current: BatchUpdate?
        var isCollecting = false
        var completions: [(Bool) -> Void] = []
        var placeholders = 0
        /// How many animations are under way.
        var running = 0
        var transition: LayoutTransition?
    }

    /// The delegates and what belongs to them.
    @MainActor
    struct SourceState {
        weak var delegate: (any UICollectionViewDelegate)?
        weak var dataSource: (any UICollectionViewDataSource)?
        weak var prefetching: (any UICollectionViewDataSourcePrefetching)?
        weak var dragging: (any UICollectionViewDragDelegate)?
        weak var dropping: (any UICollectionViewDropDelegate)?
        var prefetches = true
        var prefetched: Set<IndexPath> = []
        var selfSizing = SelfSizingInvalidation.enabled
    }

    /// What people do with single items beside selecting them.
    @MainActor
    struct RowState {
        var swipePan: RowSwipeRecognizer?
        var rangePan: ItemRangeRecognizer?
        /// The row that is swiped.
        var swipe: RowSwipe?
        var menus: ItemMenus?
    }

    /// How a finger moves an item.
    @MainActor
    struct MovementState {
        var cadence = ReorderingCadence.immediate
        var session: InteractiveMovement?
    }
}
