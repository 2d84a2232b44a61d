// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
import Platform

/// Owns a view and what it shows, and takes part in showing others.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
    UITraitChangeObservable, UIContentContainer, UIStateRestoring,
    @preconcurrency NSExtensionRequestHandling
{
    final var controller = ControllerState()
    final var presentation = PresentationState()
    final var traitState = UIView.TraitState()
    final var bars = BarState()

    // MARK: Life

    /// Makes a controller whose view comes from a nib, or from `loadView()` where there is none.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        MainThread.check("UIViewController.init(nibName:bundle:)")
        super.init()
        controller.nibName = nibNameOrNil
        controller.nibBundle = nibBundleOrNil
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
        configureFromNib(coder, as: UIViewController.self)
    }

    // As in UIView: `init()` would override NSObject's, which has no actor.
    /// Makes a controller whose view comes from `loadView()`.
    @_disfavoredOverload
    public convenience init(_none: Void = ()) {
        self.init(nibName: nil, bundle: nil)
    }

    /// Archives the controller.
    open func encode(with coder: NSCoder) { encodeController(to: coder) }

    // MARK: View

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, loaded when first asked for.
    open var view: UIView! {
        get { loadedView }
        set { announcing("view") { setView(newValue) } }
    }

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { controller.view }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { controller.view != nil }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() { _ = loadedView }

    /// Makes the view and sets `view`: from the storyboard or nib if there is one, else a plain one.
    open func loadView() { replaced("loadView") ?? makeView() }

    /// Told after the view was loaded.
    open func viewDidLoad() { replaced("viewDidLoad") ?? () }

    /// The nib from which the view comes.
    open var nibName: String? { controller.nibName }

    /// Where the nib is.
    open var nibBundle: Bundle? { controller.nibBundle }

    /// What the controller is called in bars.
    open var title: String? {
        get { controller.title }
        set { replaced("setTitle:", [newValue]) ?? announcing("title") { setTitle(newValue) } }
    }

    // MARK: Appearance

    /// Told before the view comes into the hierarchy.
    open func viewWillAppear(_ animated: Bool) { replaced("viewWillAppear:", [animated]) ?? () }

    /// Told when the view is in the hierarchy, with its traits, before its first layout there.
    open func viewIsAppearing(_ animated: Bool) { replaced("viewIsAppearing:", [animated]) ?? () }

    /// Told when the view is seen.
    open func viewDidAppear(_ animated: Bool) { replaced("viewDidAppear:", [animated]) ?? () }

    /// Told before the view leaves the hierarchy.
    open func viewWillDisappear(_ animated: Bool) {
        replaced("viewWillDisappear:", [animated]) ?? ()
    }

    /// Told after the view has left the hierarchy.
    open func viewDidDisappear(_ animated: Bool) { replaced("viewDidDisappear:", [animated]) ?? () }

    /// Whether the controller is being presented, while it appears.
    open var isBeingPresented: Bool { presentation.isBeingPresented }

    /// Whether the controller is being dismissed, while it disappears.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// Whether the controller is being added to a parent, while it appears.
    open var isMovingToParent: Bool { controller.isMovingToParent }

    /// Whether the controller is being removed from its parent, while it disappears.
    open var isMovingFromParent: Bool { controller.isMovingFromParent }

    // MARK: Layout

    /// Told before the view lays its subviews out.
    open func viewWillLayoutSubviews() { replaced("viewWillLayoutSubviews") ?? () }

    /// Told after the view has laid its subviews out.
    open func viewDidLayoutSubviews() { replaced("viewDidLayoutSubviews") ?? () }

    /// Sets what the view shows by what it reads, just before the view's own `updateProperties()`.
    ///
    /// An observable object that it reads and that changes asks for the next run by itself.
    open func updateProperties() {}

    /// Asks for `updateProperties()` before the next frame, without a layout.
    open func setNeedsUpdateProperties() { controller.view?.setNeedsUpdateProperties() }

    /// Runs what was asked for in the view and below it at once.
    open func updatePropertiesIfNeeded() { controller.view?.updatePropertiesIfNeeded() }

    /// Updates the constraints of the view; overrides call the base class last.
    open func updateViewConstraints() {
        if let result: Void = replaced("updateViewConstraints") { return result }
        controller.view?.updateConstraints()
    }

    /// What bars cover at the top of the view; the safe area took its place.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(\.topLayoutGuide, isTop: true) }

    /// What bars cover at the bottom of the view; the safe area took its place.
    open var bottomLayoutGuide: any UILayoutSupport {
        layoutSupport(\.bottomLayoutGuide, isTop: false)
    }

    /// Added to the safe area of the view.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { controller.additionalSafeAreaInsets }
        set { announcing("additionalSafeAreaInsets") { setAdditionalSafeAreaInsets(newValue) } }
    }

    /// Told after the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() { replaced("viewSafeAreaInsetsDidChange") ?? () }

    /// The least margins of a controller's view: 16, or 20 where the view is wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

    /// Whether the view's margins are at least the system's; true by default.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { controller.respectsMinimumMargins }
        set {
            controller.respectsMinimumMargins = newValue
            controller.view?.refreshMargins()
        }
    }

    /// Told after the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// The state that configurations of unavailable content are made for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        unavailableState
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { markUnavailableContent() }

    /// Sets `contentUnavailableConfiguration` for a state; does nothing by default.
    open func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {}

    /// The edges at which the view goes on under bars; all by default.
    open var edgesForExtendedLayout: UIRectEdge {
        get { controller.edgesForExtendedLayout }
        set { controller.edgesForExtendedLayout = newValue }
    }

    /// Whether the view goes on under bars that are opaque.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { controller.includesOpaqueBars }
        set { controller.includesOpaqueBars = newValue }
    }

    /// The size that the contents would like to have, for popovers and cards.
    open var preferredContentSize: CGSize {
        get { replaced("preferredContentSize") ?? controller.preferredContentSize }
        set { announcing("preferredContentSize") { setPreferredContentSize(newValue) } }
    }

    /// Told that a child would like to have another size.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// Told that the constraints give a child another size.
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size of a child when this container has a size; that size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Told before the size changes; overrides call the base class, which tells the children.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        replaced("viewWillTransitionTo:with:", [size, coordinator])
            ?? tellChildren(ofSize: size, with: coordinator)
    }

    /// Told before the traits change; overrides call the base class, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if let result: Void = replaced("willTransitionTo:with:", [newCollection, coordinator]) {
            return result
        }
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Traits

    /// The traits in force here.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Told after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        replaced("traitCollectionDidChange:", [previousTraitCollection]) ?? ()
    }

    /// Light or dark for the controller and all inside it, whatever is set outside.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrideStyle }
        set { announcing("overrideUserInterfaceStyle") { setOverrideStyle(newValue) } }
    }

    /// The traits that a child has by this controller's wish.
    open func overrideTraitCollection(
        forChild childViewController: UIViewController
    )
        -> UITraitCollection?
    {
        childViewController.controller.traitsFromParent
    }

    /// Gives a child other traits than this controller's.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        childViewController.controller.traitsFromParent = collection
        childViewController.traitsMayHaveChanged()
    }

    // MARK: App extensions

    /// The request that the controller answers as an app extension; nil without one.
    open var extensionContext: NSExtensionContext? { controller.extensionContext }

    /// A request came for the app extension whose main controller this is.
    open func beginRequest(with context: NSExtensionContext) {
        controller.extensionContext = context
    }

    // MARK: Children

    /// The controllers inside this one, those added first.
    open var children: [UIViewController] { controller.children }

    /// The controller that this one is inside.
    open var parent: UIViewController? { controller.parent }

    /// Puts a controller inside this one; calls its `willMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        replaced("addChild:", [childController]) ?? adopt(childController)
    }

    /// Takes the controller out of its parent; calls its `didMove(toParent:)`.
    open func removeFromParent() { replaced("removeFromParent") ?? leaveParent() }

    /// Told before the parent changes; a container calls it before it removes a child.
    open func willMove(toParent parent: UIViewController?) {
        replaced("willMoveToParent:", [parent]) ?? willMove(to: parent)
    }

    /// Told after the parent changed; a container calls it after it has shown a child.
    open func didMove(toParent parent: UIViewController?) {
        replaced("didMoveToParent:", [parent]) ?? didMove()
    }

    /// Whether children are told of appearance along with this controller; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it begins to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(byProgram: true, isAppearing: isAppearing, animated: animated)
    }

    /// Tells a child that what `beginAppearanceTransition` began is over.
    open func endAppearanceTransition() { endTransition() }

    /// Shows one child's view in place of another's.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController,
            toViewController,
            duration,
            options,
            animations,
            completion
        )
    }

    // MARK: Presentation

    /// How the controller is shown when it is presented; automatic by default.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { replaced("modalPresentationStyle") ?? presentation.style }
        set {
            announcing("modalPresentationStyle") {
                let result: Void? = replaced("setModalPresentationStyle:", [newValue])
                if result == nil { presentation.style = newValue }
            }
        }
    }

    /// How the controller comes when it is presented; from the bottom by default.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transitionStyle }
        set { announcing("modalTransitionStyle") { presentation.transitionStyle = newValue } }
    }

    /// Who chooses how the controller comes and goes.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.delegate }
        set { announcing("transitioningDelegate") { presentation.delegate = newValue } }
    }

    /// What arranges the controller's presentation, or that of the nearest presented parent.
    open var presentationController: UIPresentationController? { nearestPresentationController }

    /// What arranges the presentation that is under way; nil for one that is not presented.
    open var activePresentationController: UIPresentationController? {
        nearestActivePresentationController
    }

    /// The same if it is a card.
    open var sheetPresentationController: UISheetPresentationController? {
        nearestPresentationController as? UISheetPresentationController
    }

    /// The same if it is a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        nearestPresentationController as? UIPopoverPresentationController
    }

    /// What the controller or a parent takes part in while it comes or goes.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        nearestTransition
    }

    /// Whether the user cannot drag the controller away.
    open var isModalInPresentation: Bool {
        get { presentation.isModal }
        set { presentation.isModal = newValue }
    }

    /// The same; an older name.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// Whether the controller decides on the status bar though it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { presentation.capturesStatusBar }
        set { presentation.capturesStatusBar = newValue }
    }

    /// Whether controllers presented in a context are shown over this one.
    open var definesPresentationContext: Bool {
        get { presentation.definesContext }
        set { announcing("definesPresentationContext") { presentation.definesContext = newValue } }
    }

    /// Whether this controller's transition style is used for what is shown over it.
    open var providesPresentationContextTransitionStyle: Bool {
        get { presentation.providesTransitionStyle }
        set { presentation.providesTransitionStyle = newValue }
    }

    /// The controller presented by this one or the nearest ancestor that presents one.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? presentation.search ?? parent?.presentedViewController
    }

    /// The controller that presented this one or its nearest ancestor that was presented.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// Shows a controller over this one's.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        replaced("present:animated:completion:", [viewControllerToPresent, flag, completion])
            ?? startPresenting(viewControllerToPresent, flag, completion)
    }

    /// Takes away what this controller presents, or this controller if it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        replaced("dismissWithAnimated:completion:", [flag, completion])
            ?? startDismissing(flag, completion)
    }

    /// Shows a controller as the surroundings like; by presenting it unless a container does.
    open func show(_ vc: UIViewController, sender: Any?) {
        replaced("show:sender:", [vc, sender]) ?? showByAncestor(vc, sender, isDetail: false)
    }

    /// Shows a controller as the detail of the surroundings; by presenting it unless a container
    /// does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        replaced("showDetailViewController:sender:", [vc, sender])
            ?? showByAncestor(vc, sender, isDetail: true)
    }

    /// The nearest ancestor that handles an action by itself.
    open func targetViewController(
        forAction action: Selector,
        sender: Any?
    ) -> UIViewController? {
        var ancestor = parent
        while let current = ancestor {
            if current.canPerformAction(action, withSender: sender) { return current }
            ancestor = current.parent
        }
        return nil
    }

    // MARK: Containers

    /// What bars show for the controller; made when first asked for, with the title.
    open var navigationItem: UINavigationItem { replaced("navigationItem") ?? ownNavigationItem }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What a tab bar shows for the controller; made when first asked for, with the title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { announcing("tabBarItem") { adopt(newValue) } }
    }

    /// What a navigation controller's toolbar shows.
    open var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { announcing("toolbarItems") { setToolbarItems(newValue, animated: false) } }
    }

    /// Sets what a navigation controller's toolbar shows.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(toolbarItems, animated)
    }

    /// A button that switches `isEditing`: Edit, then Done.
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

    /// Whether the bar at the bottom goes when the controller is pushed.
    open var hidesBottomBarWhenPushed: Bool {
        get { bars.hidesBottomBar }
        set { announcing("hidesBottomBarWhenPushed") { bars.hidesBottomBar = newValue } }
    }

    /// The scroll view whose offset bars at an edge look at; nil for the one they find.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if edge.contains(.top), let view = bars.topScrollView { return view }
        if edge.contains(.bottom), let view = bars.bottomScrollView { return view }
        return nil
    }

    /// Sets the scroll view whose offset bars at some edges look at.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { bars.topScrollView = scrollView }
        if edge.contains(.bottom) { bars.bottomScrollView = scrollView }
    }

    /// Sets the scroll view whose offset bars at all edges look at.
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Whether a scroll view whose own behaviour is `.automatic` makes room for bars even where its
    /// content does not scroll.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { bars.adjustsScrollViews }
        set { bars.adjustsScrollViews = newValue }
    }

    /// What the controller is called in records of what people do.
    open var interactionActivityTrackingBaseName: String? {
        get { bars.activityName }
        set { bars.activityName = newValue }
    }

    // MARK: Segues

    /// Starts a segue of the storyboard; traps where there is none of that name.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        replaced("performSegueWithIdentifier:sender:", [identifier, sender])
            ?? startSegue(identifier, sender)
    }

    /// Whether a segue that the user has triggered may start; true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Told before a segue shows its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        replaced("prepareFor:sender:", [segue, sender]) ?? ()
    }

    /// Whether an unwind segue may end here; true where the action is implemented.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// Whether an unwind segue may end here; an older name.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any
    ) -> Bool {
        responds(to: action)
    }

    /// The children that an unwind segue may end in, the best first.
    open func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        childrenForUnwinding(from: source)
    }

    /// The child that an unwind segue begins in.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { source.source === $0 || source.source.isInside($0) }
    }

    /// Undoes what this container has shown, for an unwind segue that ends in a child.
    open func unwind(
        for unwindSegue: UIStoryboardSegue,
        towards subsequentVC: UIViewController
    ) {
        (self as? any UnwindingContainer)?.unwind(towards: subsequentVC)
    }

    /// The child in which an unwind segue ends; an older way to choose it.
    open func forUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any?
    ) -> UIViewController? {
        children.first {
            $0.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        }
    }

    /// A segue of an older container; nil, since `unwind(for:towards:)` does it.
    open func segueForUnwinding(
        to toViewController: UIViewController,
        from fromViewController: UIViewController,
        identifier: String?
    ) -> UIStoryboardSegue? {
        nil
    }

    // MARK: Status bar and orientation

    /// The colour of the status bar's text.
    open var preferredStatusBarStyle: UIStatusBarStyle {
        replaced("preferredStatusBarStyle") ?? .default
    }

    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool {
        replaced("prefersStatusBarHidden")
            ?? (traitCollection.verticalSizeClass == .compact
                && traitCollection.userInterfaceIdiom == .phone)
    }

    /// How the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Who decides on the status bar's colour in place of this controller.
    open var childForStatusBarStyle: UIViewController? {
        if let answer: UIViewController? = replaced("childForStatusBarStyle") { return answer }
        return nil
    }

    /// Who decides on the status bar's being hidden in place of this controller.
    open var childForStatusBarHidden: UIViewController? {
        if let answer: UIViewController? = replaced("childForStatusBarHidden") { return answer }
        return nil
    }

    /// Says that the status bar should look different.
    open func setNeedsStatusBarAppearanceUpdate() {
        if let result: Void = replaced("setNeedsStatusBarAppearanceUpdate") { return result }
        controller.view?.window?.windowScene?.surface.platformWindow?.setNeedsFrame()
    }

    /// The orientations that the controller can be shown in.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        replaced("supportedInterfaceOrientations")
            ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
    }

    /// The orientation that the controller is best presented in.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        replaced("preferredInterfaceOrientationForPresentation") ?? UIScreen.main.orientation
    }

    /// Whether the interface follows turns of the device.
    open var shouldAutorotate: Bool { replaced("shouldAutorotate") ?? true }

    /// How the interface is turned; the scene knows, too.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? UIScreen.main.orientation
    }

    /// Turns the interface to how the device is held; `setNeedsUpdateOfSupportedInterfaceOrientations`
    /// took its place.
    open class func attemptRotationToDeviceOrientation() {}

    /// Whether children were told of turns along with this controller; an older way.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    /// Was told before a turn; `viewWillTransition(to:with:)` took its place.
    open func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// Was told inside a turn's animation; `viewWillTransition(to:with:)` took its place.
    open func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) {}

    /// Was told after a turn; `viewWillTransition(to:with:)` took its place.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The bar at the top that turns with the interface; none.
    open func rotatingHeaderView() -> UIView? { nil }

    /// The bar at the bottom that turns with the interface; none.
    open func rotatingFooterView() -> UIView? { nil }

    /// Says that `supportedInterfaceOrientations` has changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Whether the bar at the bottom edge may hide.
    open var prefersHomeIndicatorAutoHidden: Bool {
        replaced("prefersHomeIndicatorAutoHidden") ?? false
    }

    /// Who decides on that bar in place of this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that `prefersHomeIndicatorAutoHidden` has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which the system's gestures come second.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// Who decides on those edges in place of this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Says that the edges have changed.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Whether the pointer stays in the window.
    open var prefersPointerLocked: Bool { false }

    /// Who decides on the pointer in place of this controller.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Says that `prefersPointerLocked` has changed.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Editing and memory

    /// Whether what the view shows can be edited.
    open var isEditing: Bool {
        get { controller.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets whether what the view shows can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
        announcing("isEditing", "editing") { controller.isEditing = editing }
        editButtonMayHaveChanged()
    }

    /// Told that memory is short.
    open func didReceiveMemoryWarning() {}

    /// Whether the keyboard stays when this controller takes over.
    open var disablesAutomaticKeyboardDismissal: Bool {
        presentation.style == .formSheet
    }

    // MARK: Focus

    /// Where the focus should go, the best first: what is presented, else the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        if let presented = presentation.presented { return [presented] }
        return viewIfLoaded.map { [$0] } ?? []
    }

    /// The view to be focused; `preferredFocusEnvironments` took its place.
    open weak var preferredFocusedView: UIView? { viewIfLoaded }

    /// The view that the controller's view is in.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
        environmentAroundController
    }

    /// The view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// The group that the items inside belong to; nil means that of the surroundings.
    open var focusGroupIdentifier: String? {
        get { controller.focusGroupIdentifier }
        set { controller.focusGroupIdentifier = newValue }
    }

    /// Whether the focus goes back to where it was when what was presented is gone.
    open var restoresFocusAfterTransition: Bool {
        get { controller.restoresFocus }
        set { controller.restoresFocus = newValue }
    }

    /// Asks for the focus to be looked for anew at the end of this turn, if it is in here.
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Looks for the focus anew at once, if that was asked for.
    open func updateFocusIfNeeded() { FocusCenter.shared.state(of: self)?.updateIfNeeded() }

    /// Whether the focus may move as a context says; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Told after the focus has moved to, from or inside the controller's view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Key commands

    /// Adds a key command to those of the class.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        controller.keyCommands.append(keyCommand)
    }

    /// Removes a key command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        controller.keyCommands.removeAll { $0 === keyCommand }
    }

    /// The key commands that were added.
    open override var keyCommands: [UIKeyCommand]? {
        controller.keyCommands.isEmpty ? nil : controller.keyCommands
    }

    /// Whether key commands work while something is presented.
    open var performsActionsWhilePresentingModally: Bool { true }

    /// What can be done with the controller while it is previewed; nothing by default.
    ///
    /// A context menu with this preview and no menu of its own shows it.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Restoration

    /// A name by which the controller's state is saved; nil saves none.
    open var restorationIdentifier: String? {
        get { controller.restorationIdentifier }
        set { announcing("restorationIdentifier") { controller.restorationIdentifier = newValue } }
    }

    /// The class that makes or finds the controller when its state is restored; nil leaves that
    /// to the application's delegate and the storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { controller.restorationClass }
        set { controller.restorationClass = newValue }
    }

    /// Saves what the controller shows; does nothing by default.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores what was saved; does nothing by default.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Told when everything is restored.
    open func applicationFinishedRestoringState() {}

    // MARK: Responder

    /// The view's superview; for a window's root, the window or what presented the controller.
    open override var next: UIResponder? { nextAfterView }

    /// The window of the view.
    package override var hostWindow: UIWindow? { controller.view?.window }

    /// Brings the traits here and below up to date now instead of before the next layout.
    open func updateTraitsIfNeeded() { traitsMayHaveChanged() }
}
