// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// Shows one page of many, each a controller, which fingers leaf through.
///
/// Pages come from the data source, or from code by `setViewControllers`. `PageTransition` is one
/// change of page; scrolling and curling begin and end it.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    final var pages: State

    // MARK: Life

    /// Makes a controller that changes pages in one way, with options by name: the spine's place
    /// or the points between pages.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        pages = State(style: style, orientation: navigationOrientation, options: options ?? [:])
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller that curls its pages horizontally.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        pages = State(style: .pageCurl, orientation: .horizontal, options: [:])
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        func integer(_ key: String) -> Int? {
            coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
        }
        let style = integer("UIPageViewControllerTransitionStyle").flatMap(TransitionStyle.init)
        let orientation = integer("UIPageViewControllerNavigationOrientation")
            .flatMap(NavigationOrientation.init)
        var options: [OptionsKey: Any] = [:]
        options[.spineLocation] = integer("UIPageViewControllerSpineLocation")
        if coder.containsValue(forKey: "UIPageViewControllerPageSpacing") {
            let spacing = coder.decodeDouble(forKey: "UIPageViewControllerPageSpacing")
            options[.interPageSpacing] = NSNumber(value: spacing)
        }
        pages = State(
            style: style ?? .pageCurl,
            orientation: orientation ?? .horizontal,
            options: options
        )
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIPageViewController.self)
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(pages.style.rawValue, forKey: "UIPageViewControllerTransitionStyle")
        coder.encode(
            pages.orientation.rawValue,
            forKey: "UIPageViewControllerNavigationOrientation"
        )
        coder.encode(pages.spine.rawValue, forKey: "UIPageViewControllerSpineLocation")
        coder.encode(Double(pages.spacing), forKey: "UIPageViewControllerPageSpacing")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIPageViewController>) {
        properties.keep(\.isDoubleSided, "UIDoubleSided")
    }

    // MARK: Who says what

    /// Who hears of pages that are leafed through by hand.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { pages.delegate }
        set { announcing("delegate") { pages.delegate = newValue } }
    }

    /// Who has the pages; without one only code changes them.
    ///
    /// Setting it, if only to what it is, forgets what was asked before.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        get { pages.dataSource }
        set {
            announcing("dataSource") {
                pages.dataSource = newValue
                sourceDidChange()
            }
        }
    }

    // MARK: Kind

    /// How pages change.
    open var transitionStyle: TransitionStyle { pages.style }

    /// Which way they go.
    open var navigationOrientation: NavigationOrientation { pages.orientation }

    /// Where pages are bound that curl: at an edge, or in the middle with two pages beside each
    /// other; none where pages scroll.
    open var spineLocation: SpineLocation { pages.spine }

    /// Whether the backs of pages that curl are pages, too; always so with the spine in the middle.
    open var isDoubleSided: Bool {
        get { pages.isDoubleSided || pages.spine == .mid }
        set { announcing("isDoubleSided", "doubleSided") { pages.isDoubleSided = newValue } }
    }

    // MARK: Pages

    /// What turns pages that curl: a drag and taps at the edges; none where pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { pages.recognizers }

    /// The pages that are shown: one, or two with the spine in the middle; nil before any is set.
    open var viewControllers: [UIViewController]? { pages.shown.isEmpty ? nil : pages.shown }

    /// Shows other pages, which seem to lie in a direction from the present ones.
    ///
    /// The delegate hears nothing of it. Traps where their number is not what the spine needs.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], direction, animated: animated, completion)
    }

    // MARK: View

    /// Makes the view that holds the pages.
    open override func loadView() { makePageView() }

    /// Tells the pages that they come along.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pages.presence = .coming
        for page in pages.shown { page.beginAppearanceTransition(true, animated: animated) }
    }

    /// Tells the pages that they are in the hierarchy.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        for page in pages.shown { page.isAppearingNow() }
    }

    /// Tells the pages that they are shown.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pages.presence = .here
        for page in pages.shown { page.endAppearanceTransition() }
        askForNeighbours()
    }

    /// Tells the pages that they go along.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        settle()
        pages.presence = .leaving
        for page in pages.shown { page.beginAppearanceTransition(false, animated: animated) }
    }

    /// Tells the pages that they are gone.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pages.presence = .away
        for page in pages.shown { page.endAppearanceTransition() }
    }

    /// Pages are told of changes of page, and so of everything, by this controller.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Asks the delegate where the spine is in the new orientation.
    open override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        settle()
        moveSpine(for: size)
    }

    // MARK: Who decides

    /// The page that is shown.
    open override var childForStatusBarStyle: UIViewController? { pages.shown.first }

    /// The page that is shown.
    open override var childForStatusBarHidden: UIViewController? { pages.shown.first }

    /// The page that is shown.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { pages.shown.first }

    /// The delegate's answer, else the default.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        pages.delegate?.pageViewControllerSupportedInterfaceOrientations?(self)
            ?? super.supportedInterfaceOrientations
    }

    /// The delegate's answer, else the default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        pages.delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
