// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// Says which part of a layout is no longer right.
///
/// Subclasses add what their layouts need to know.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    final var state = State()

    /// Whether all of the layout is computed again.
    open var invalidateEverything: Bool { state.invalidatesEverything }

    /// Whether the data source is asked again for the numbers of sections and items.
    open var invalidateDataSourceCounts: Bool { state.invalidatesCounts }

    /// Adds items that lie elsewhere or look different.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        state.items = (state.items ?? []) + indexPaths
    }

    /// Adds supplementary views that lie elsewhere or look different.
    open func invalidateSupplementaryElements(
        ofKind elementKind: String,
        at indexPaths: [IndexPath]
    ) {
        state.supplementary = state.supplementary ?? [:]
        state.supplementary?[elementKind, default: []] += indexPaths
    }

    /// Adds decoration views that lie elsewhere or look different.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        state.decoration = state.decoration ?? [:]
        state.decoration?[elementKind, default: []] += indexPaths
    }

    /// The items that were added; nil if none were.
    open var invalidatedItemIndexPaths: [IndexPath]? { state.items }

    /// The supplementary views that were added, by kind; nil if none were.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { state.supplementary }

    /// The decoration views that were added, by kind; nil if none were.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { state.decoration }

    /// Added to the content offset, in points.
    open var contentOffsetAdjustment: CGPoint {
        get { state.offsetAdjustment }
        set { state.offsetAdjustment = newValue }
    }

    /// Added to the content size, in points.
    open var contentSizeAdjustment: CGSize {
        get { state.sizeAdjustment }
        set { state.sizeAdjustment = newValue }
    }

    /// Where the items were that a finger moves; nil if none does.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { state.previousPaths }

    /// Where the items will be that a finger moves; nil if none does.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { state.targetPaths }

    /// Where the finger is that moves items, in the collection view's space.
    open var interactiveMovementTarget: CGPoint { state.movementTarget }
}

extension UICollectionViewLayoutInvalidationContext {
    struct State {
        var invalidatesEverything = false
        var invalidatesCounts = false
        var items: [IndexPath]?
        var supplementary: [String: [IndexPath]]?
        var decoration: [String: [IndexPath]]?
        var offsetAdjustment = CGPoint.zero
        var sizeAdjustment = CGSize.zero
        var previousPaths: [IndexPath]?
        var targetPaths: [IndexPath]?
        var movementTarget = CGPoint.zero
        /// Made by a change of the bounds, by preferred sizes and the like: the layout itself knows.
        var preferred: [ElementKey: CGSize] = [:]
        /// Whether a change of the bounds has made the context, and their size is another.
        var isBoundsChange = false
        var isResize = false
    }
}
