// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

/// The stored properties of a table, and its layout.
@MainActor
struct TableState {
    let style: UITableView.Style
    weak var dataSource: (any UITableViewDataSource)?
    weak var delegate: (any UITableViewDelegate)?
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?

    var rowHeight = UITableView.automaticDimension
    var sectionHeaderHeight = UITableView.automaticDimension
    var sectionFooterHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var estimatedSectionHeaderHeight = UITableView.automaticDimension
    var estimatedSectionFooterHeight = UITableView.automaticDimension
    var fillerRowHeight: CGFloat = 0
    var sectionHeaderTopPadding = UITableView.automaticDimension
    var selfSizing = UITableView.SelfSizingInvalidation.enabled
    var huggingElements: UITableViewContentHuggingElements = []

    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor? = .separator
    var separatorEffect: UIVisualEffect?
    var separatorInset: UIEdgeInsets?
    var separatorReference = UITableView.SeparatorInsetReference.fromCellEdges
    var followsReadableWidth = false
    var insetsToSafeArea = true
    var backgroundView: UIView?
    /// The empty rows after the last.
    var fillers: FillerRows?
    var headerView: UIView?
    var footerView: UIView?
    var index = IndexState()
    var prefetches = true
    var prefetched: ClosedRange<RowKey>?
    var dragging = DragDropState()
    var menus: RowMenus?
    var placeholders: [PlaceholderRow] = []
    /// The destination of an animated scroll.
    var goal: (key: RowKey, position: UITableView.ScrollPosition)?

    /// The layout of the loaded data.
    var geometry = TableGeometry()
    var isLoaded = false
    var isLoading = false
    var isLayingOut = false
    /// Whether the numbers of rows were asked for before the first layout, which asks again.
    var isLoadedEarly = false
    /// Whether the next layout measures the cells, since constraints have changed.
    var mustFollowConstraints = false
    /// Whether cells must be updated although the visible rows are the same.
    var isStale = true
    /// The width for which heights were measured.
    var measuredWidth: CGFloat = -1
    /// Whether no row's height is an estimate.
    var hasFixedHeights = false
    /// The height of the view at either end when it was last looked at.
    var endHeights: (CGFloat, CGFloat) = (0, 0)

    init(style: UITableView.Style) { self.style = style }

    var isGrouped: Bool { style != .plain }

    /// The index at the side.
    struct IndexState {
        var leastRows = 0
        var color: UIColor?
        var background: UIColor?
        var trackingBackground: UIColor?
        var isLoaded = false
        var view: SectionIndexView?
    }
}

/// The views that are shown.
@MainActor
struct ShownViews {
    var rows: [RowKey: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The first and the last row that is seen.
    var range: (first: RowKey, last: RowKey)?
    /// Cells that were put aside in this layout and may be hidden when it ends.
    var loose: [UITableViewCell] = []
    /// Views that are on their way out, and no longer belong to a row.
    var leaving: Set<UIView> = []
    /// The headers and footers whose display the delegate was notified of.
    var displayed: Set<UIView> = []
    /// A header that was made to see whether there are any.
    var ready: [Int: UIView] = [:]
}

/// Views that are not used, and how to make others.
@MainActor
struct ReusePools {
    /// The source of views with a reuse identifier.
    enum Origin {
        case type(UIView.Type)
        case nib(any CellNib)
        /// A cell of a storyboard.
        case prototype(() -> UITableViewCell)
    }

    var cells: [String: [UITableViewCell]] = [:]
    var headers: [String: [UITableViewHeaderFooterView]] = [:]
    var titles: [UITableViewHeaderFooterView] = []
    var cellOrigins: [String: Origin] = [:]
    var headerOrigins: [String: Origin] = [:]
    /// The cell that the data source is to configure again.
    var reconfigured: (key: RowKey, cell: UITableViewCell)?
}

/// Which rows are selected, and how they can be.
@MainActor
struct SelectionState {
    var isAllowed = true
    var isAllowedInEditing = false
    var allowsSeveral = false
    var allowsSeveralInEditing = false
    var paths: [IndexPath] = []
    /// The same paths, as a set.
    var set: Set<IndexPath> = []
    /// The row that is highlighted, and the touch that does so.
    var highlighted: IndexPath?
    weak var touch: UITouch?
    /// The row below the touch, whether it is highlighted or not.
    var touched: IndexPath?
    var allowsFocus: Bool?
    var allowsFocusInEditing: Bool?
    var followsFocus = false
    var remembersFocus = false
    var lastFocused: IndexPath?
}
