// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Shows two or three controllers beside each other, and one where there is no room for more.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Widths that the system chooses.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    final var split: State

    // MARK: Life

    /// Makes a controller of two controllers, given as `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        split = State(style: .unspecified)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of two or three columns.
    public init(style: UISplitViewController.Style) {
        split = State(style: style)
        super.init(nibName: nil, bundle: nil)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        split = State(style: .unspecified)
        super.init(coder: coder)
        decodeColumns(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UISplitViewController.self)
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeColumns(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UISplitViewController>) {
        properties.keep(\.displayModeButtonVisibility, "UIDisplayModeButtonVisibility")
        properties.keep(\.maximumPrimaryColumnWidth, "UIMaximumPrimaryColumnWidth")
        properties.keep(\.maximumSupplementaryColumnWidth, "UIMaximumSupplementaryColumnWidth")
        properties.keep(\.minimumPrimaryColumnWidth, "UIMinimumPrimaryColumnWidth")
        properties.keep(\.minimumSupplementaryColumnWidth, "UIMinimumSupplementaryColumnWidth")
        properties.keep(\.preferredDisplayMode, "UIPreferredDisplayMode")
        properties.keep(\.preferredPrimaryColumnWidth, "UIPreferredPrimaryColumnWidth")
        properties.keep(
            \.preferredPrimaryColumnWidthFraction,
            "UIPreferredPrimaryColumnWidthFraction"
        )
        properties.keep(\.preferredSplitBehavior, "UIPreferredSplitBehavior")
        properties.keep(\.preferredSupplementaryColumnWidth, "UIPreferredSupplementaryColumnWidth")
        properties.keep(
            \.preferredSupplementaryColumnWidthFraction,
            "UIPreferredSupplementaryColumnWidthFraction"
        )
        properties.keep(\.presentsWithGesture, "UIPresentsWithGesture")
        properties.keep(\.primaryBackgroundStyle, "UIPrimaryBackgroundStyle")
        properties.keep(\.primaryEdge, "UIPrimaryEdge")
        properties.keep(\.showsSecondaryOnlyButton, "UIShowsSecondaryOnlyButton")
    }

    /// Makes the view that holds the columns.
    open override func loadView() { makeSplitView() }

    /// Shows the columns that there is room for.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showColumns()
    }

    /// Places the columns.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrangeColumns()
    }

    /// Brings the columns together, or apart.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { followRoom() }
    }

    /// Saves the columns' controllers.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encodeControllers(viewControllers, forKey: "UIViewControllers")
    }

    /// Restores the columns' controllers.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        takeRestored(coder.decodeControllers(forKey: "UIViewControllers"))
    }

    // MARK: Controllers

    /// How many columns there are.
    open var style: UISplitViewController.Style { split.style }

    /// Who hears of the columns.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { split.delegate }
        set { announcing("delegate") { split.delegate = newValue } }
    }

    /// The controllers that are children now, the first column first; one where there is room for
    /// one only.
    open var viewControllers: [UIViewController] {
        get { currentControllers }
        set { announcing("viewControllers") { take(newValue) } }
    }

    /// Puts a controller into a column; nil empties it.
    ///
    /// One that is no stack gets a stack of its own, except in the compact column.
    open func setViewController(
        _ vc: UIViewController?,
        for column: UISplitViewController.Column
    ) { put(vc, into: column) }

    /// The controller that was put into a column.
    open func viewController(
        for column: UISplitViewController.Column
    ) -> UIViewController? { split.given[column] }

    /// Shows a column, with those that must be seen with it.
    open func show(_ column: UISplitViewController.Column) { reveal(column) }

    /// Hides a column, with those that are not seen without it.
    open func hide(_ column: UISplitViewController.Column) { conceal(column) }

    /// Whether there is room for one column only.
    open var isCollapsed: Bool { split.isCollapsed }

    /// Shows a controller: in the first column, or where the delegate likes.
    open override func show(_ vc: UIViewController, sender: Any?) { showInPlace(vc, sender) }

    /// Shows a controller in the last column, or on the stack where there is one column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetail(vc, sender)
    }

    // MARK: Arrangement

    /// Which columns are seen.
    open var displayMode: UISplitViewController.DisplayMode { shownMode }

    /// Which columns the program would like to be seen; automatic by default.
    open var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { split.preferredMode }
        set {
            announcing("preferredDisplayMode") {
                split.preferredMode = newValue
                split.chosenMode = nil
                refreshMode()
            }
        }
    }

    /// What happens to the last column where others come.
    open var splitBehavior: UISplitViewController.SplitBehavior { behavior }

    /// What the program would like to happen; automatic by default.
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { split.preferredBehavior }
        set {
            announcing("preferredSplitBehavior") {
                split.preferredBehavior = newValue
                refreshMode()
            }
        }
    }

    /// Whether a finger can pull columns in; true by default.
    open var presentsWithGesture: Bool {
        get { split.presentsWithGesture }
        set {
            announcing("presentsWithGesture") {
                split.presentsWithGesture = newValue
                split.edgePan?.isEnabled = newValue
                placeButtons()
            }
        }
    }

    /// The button that changes the arrangement; it can be put into any bar.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    /// Whether the last column's bar has the button; automatic by default.
    open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { split.buttonVisibility }
        set {
            announcing("displayModeButtonVisibility") {
                split.buttonVisibility = newValue
                placeButtons()
            }
        }
    }

    /// Whether, of three columns, a button leads to the last one alone; false by default.
    open var showsSecondaryOnlyButton: Bool {
        get { split.showsSecondaryOnly }
        set {
            announcing("showsSecondaryOnlyButton") {
                split.showsSecondaryOnly = newValue
                placeButtons()
            }
        }
    }

    /// The side of the first column; leading by default.
    open var primaryEdge: UISplitViewController.PrimaryEdge {
        get { split.edge }
        set {
            announcing("primaryEdge") {
                split.edge = newValue
                viewIfLoaded?.setNeedsLayout()
            }
        }
    }

    /// What is behind the first column; nothing by default.
    open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { split.background }
        set {
            announcing("primaryBackgroundStyle") {
                split.background = newValue
                refreshBackground()
            }
        }
    }

    // MARK: Widths

    /// The first column's width in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    /// The middle column's width in points.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    /// The first column's share of the whole, from 0 to 1.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { split.primary.fraction }
        set { change(\.primary.fraction, newValue) }
    }

    /// The first column's width in points, before the share.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { split.primary.preferred }
        set { announcing("preferredPrimaryColumnWidth") { change(\.primary.preferred, newValue) } }
    }

    /// The least width of the first column.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { split.primary.least }
        set { announcing("minimumPrimaryColumnWidth") { change(\.primary.least, newValue) } }
    }

    /// The greatest width of the first column.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { split.primary.most }
        set { announcing("maximumPrimaryColumnWidth") { change(\.primary.most, newValue) } }
    }

    /// The middle column's share of the whole, from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { split.supplementary.fraction }
        set { change(\.supplementary.fraction, newValue) }
    }

    /// The middle column's width in points, before the share.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { split.supplementary.preferred }
        set { change(\.supplementary.preferred, newValue) }
    }

    /// The least width of the middle column.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { split.supplementary.least }
        set { change(\.supplementary.least, newValue) }
    }

    /// The greatest width of the middle column.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { split.supplementary.most }
        set {
            announcing("maximumSupplementaryColumnWidth") { change(\.supplementary.most, newValue) }
        }
    }

    // MARK: UIViewController

    /// The delegate's, or all of the pad's and phone's.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        split.delegate?.splitViewControllerSupportedInterfaceOrientations?(self)
            ?? super.supportedInterfaceOrientations
    }

    /// The delegate's, or the usual.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        split.delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The last column decides, or the only one.
    open override var childForStatusBarStyle: UIViewController? { currentControllers.last }

    /// The last column decides, or the only one.
    open override var childForStatusBarHidden: UIViewController? { currentControllers.last }
}
