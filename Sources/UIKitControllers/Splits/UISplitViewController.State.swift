// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

extension UISplitViewController {
    /// What the program wants of a column's width.
    struct Width {
        var preferred = UISplitViewController.automaticDimension
        var fraction = UISplitViewController.automaticDimension
        var least = UISplitViewController.automaticDimension
        var most = UISplitViewController.automaticDimension
    }

    /// What a split view controller is.
    @MainActor
    struct State {
        var style: Style
        weak var delegate: (any UISplitViewControllerDelegate)?
        /// What the program has put into the columns.
        var given: [Column: UIViewController] = [:]
        /// What stands in the columns: what was put there, or the stacks around that.
        var columns: [Column: UIViewController] = [:]
        var isCollapsed = false
        /// Whether the columns were brought to the screen at all.
        var isShown = false
        /// The controller that is alone where there is room for one.
        var alone: UIViewController?
        /// What each column has on the common stack, while there is one column.
        var stacked: [Column: [UIViewController]] = [:]
        /// What the first controller has taken in from the second, where there are no columns.
        var lent: LentStack?
        var preferredMode = DisplayMode.automatic
        var preferredBehavior = SplitBehavior.automatic
        /// What a person or a call has chosen since.
        var chosenMode: DisplayMode?
        /// What is arranged at present.
        var mode = DisplayMode.automatic
        var presentsWithGesture = true
        var buttonVisibility = DisplayModeButtonVisibility.automatic
        var showsSecondaryOnly = false
        var edge = PrimaryEdge.leading
        var background = BackgroundStyle.none
        var primary = Width()
        var supplementary = Width()
        var button: UIBarButtonItem?
        var onlyButton: UIBarButtonItem?
        /// The items that have the buttons now.
        weak var buttonHost: UINavigationItem?
        var edgePan: UIScreenEdgePanGestureRecognizer?
        var places: SplitPlaces?
        /// How far a finger has pulled the columns in, from 0 to 1.
        var pulled: CGFloat?

        init(style: Style) { self.style = style }
    }
}

/// The views that hold the columns.
@MainActor
final class SplitPlaces {
    let holders: [UISplitViewController.Column: SplitHolder]
    /// Over the last column, where others cover it.
    let dimming = UIControl(frame: .zero)

    init() {
        holders = [
            .primary: SplitHolder(), .supplementary: SplitHolder(), .secondary: SplitHolder(),
            .compact: SplitHolder(),
        ]
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dimming.alpha = 0
        dimming.isHidden = true
        dimming.isAccessibilityElement = true
        dimming.accessibilityLabel = "Dismiss"
    }
}

/// Holds one column, with the line at its end.
final class SplitHolder: UIView, ViewPart {
    private let line = UIView(frame: .zero)
    private weak var held: UIView?
    /// Whether the line stands at the left.
    var hasLineAtLeft = false { didSet { setNeedsLayout() } }
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        line.isHidden = true
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func hold(_ view: UIView?) {
        guard view !== held || view?.superview !== self else { return }
        if held?.superview === self { held?.removeFromSuperview() }
        held = view
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        insertSubview(view, belowSubview: line)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(
            x: hasLineAtLeft ? 0 : bounds.width - pixel,
            y: 0,
            width: pixel,
            height: bounds.height
        )
        if let held, held.frame != bounds { held.frame = bounds }
    }
}
