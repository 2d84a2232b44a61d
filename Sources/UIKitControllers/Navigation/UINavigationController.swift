// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// Shows one of a stack of controllers, with a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What a pushing or popping transition does.
    public enum Operation: Int, Sendable {
        /// Neither.
        case none = 0
        /// A controller comes on top.
        case push = 1
        /// The topmost controller goes.
        case pop = 2
    }

    /// What the controller is.
    @MainActor
    struct State {
        weak var delegate: (any UINavigationControllerDelegate)?
        var barClass: UINavigationBar.Type = UINavigationBar.self
        var toolbarClass: UIToolbar.Type = UIToolbar.self
        var bar: UINavigationBar?
        var toolbar: UIToolbar?
        var isBarHidden = false
        var isToolbarHidden = true
        /// Whether the stack is changed, which its observers are told of already.
        var changesStack = false
        var hidesOnTap = false
        var hidesOnSwipe = false
        var hidesWhenCompact = false
        /// Hides the bars with the keyboard, if it is there.
        var keyboardWatch: KeyboardWatch?
        /// Where children are shown.
        var content: UIView?
        /// The child whose view is shown.
        weak var shown: UIViewController?
        /// The child that the delegate has been told of last.
        weak var announced: UIViewController?
        /// Whether the stack's view is there and shows none of its children before it is seen.
        var isWaiting = false
        var popGesture: UIScreenEdgePanGestureRecognizer?
        /// Leads the present pop by a finger.
        var leader: UIPercentDrivenInteractiveTransition?
        var transition: ViewTransition?
        var barTap: UITapGestureRecognizer?
        var barSwipe: UIPanGestureRecognizer?
    }

    final var navigation = State()

    /// Seconds that bars take to come and go.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Life

    /// Makes a controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller whose bars are of classes of the app's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let bar = navigationBarClass as? UINavigationBar.Type { navigation.barClass = bar }
        if let toolbar = toolbarClass as? UIToolbar.Type { navigation.toolbarClass = toolbar }
    }

    /// Makes a controller that shows another.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
        // As on iOS one that a test makes for its root and holds nowhere lives until the test's end.
        AutoreleasePool.keepIfThereIsOne(self)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UINavigationController.self)
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UINavigationController>) {
        properties.keep(\.hidesBarsOnSwipe, "UIHidesBarsOnSwipe")
        properties.keep(\.hidesBarsOnTap, "UIHidesBarsOnTap")
        properties.keep(\.hidesBarsWhenKeyboardAppears, "UIHidesBarsWhenKeyboardAppears")
        properties.keep(\.hidesBarsWhenVerticallyCompact, "UIHidesBarsWhenVerticallyCompact")
        properties.keep(\.isNavigationBarHidden, "UINavigationBarHidden")
        properties.keep(\.isToolbarHidden, "UIToolbarHidden")
    }

    /// Makes the view that holds the children and the bars.
    open override func loadView() { makeNavigationView() }

    /// Shows the topmost controller.
    open override func viewDidLoad() {
        if let result: Void = replaced("viewDidLoad", in: UINavigationController.self) {
            return result
        }
        super.viewDidLoad()
        if !navigation.isWaiting { showTop() }
    }

    /// Shows the topmost controller of a stack that waited for it behind other tabs.
    open override func viewWillAppear(_ animated: Bool) {
        if let result: Void = replaced(
            "viewWillAppear:",
            in: UINavigationController.self,
            [animated]
        ) {
            return result
        }
        super.viewWillAppear(animated)
        showWaiting()
    }

    /// Places the children below the bars.
    open override func viewWillLayoutSubviews() {
        if let result: Void = replaced("viewWillLayoutSubviews", in: UINavigationController.self) {
            return result
        }
        super.viewWillLayoutSubviews()
        showWaiting()
        arrangeBars()
    }

    /// Follows the safe area.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        arrangeBars()
    }

    /// Saves the stack and whether the bars are hidden.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(to: coder)
    }

    /// Restores the stack and whether the bars are hidden.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeStack(from: coder)
    }

    // MARK: Stack

    /// Who hears of what is shown.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)? {
        get { navigation.delegate }
        set { navigation.delegate = newValue }
    }

    /// The stack, the topmost controller last.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { children.last }

    /// What is seen: what the topmost presents, else itself.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Sets the whole stack; the new top comes or the old goes, as it was below or not.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaced(
            "setViewControllers:animated:",
            in: UINavigationController.self,
            [viewControllers, animated]
        )
            ?? changeStack(to: viewControllers, animated: animated)
    }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        replaced(
            "pushViewController:animated:",
            in: UINavigationController.self,
            [viewController, animated]
        )
            ?? push(viewController, animated)
    }

    /// Takes the topmost controller away; the last one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if let result: UIViewController? = replaced(
            "popViewControllerWithAnimated:",
            in: UINavigationController.self,
            [animated]
        ) {
            return result
        }
        guard children.count > 1 else { return nil }
        return popTo(children[children.count - 2], animated)?.last
    }

    /// Takes away what is above a controller of the stack.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController,
        animated: Bool
    ) -> [UIViewController]? {
        if let result: [UIViewController]? = replaced(
            "popToViewController:animated:",
            in: UINavigationController.self,
            [viewController, animated]
        ) {
            return result
        }
        return popTo(viewController, animated)
    }

    /// Takes away everything but the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        if let result: [UIViewController]? = replaced(
            "popToRootViewControllerWithAnimated:",
            in: UINavigationController.self,
            [animated]
        ) {
            return result
        }
        return children.first.flatMap { popTo($0, animated) }
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// The recognizer of the drag from the left edge that goes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { navigation.popGesture }

    // MARK: Bars

    /// The bar at the top.
    open var navigationBar: UINavigationBar { ownBar }

    /// Whether that bar is away.
    open var isNavigationBarHidden: Bool {
        get { navigation.isBarHidden }
        set {
            announcing("isNavigationBarHidden", "navigationBarHidden") {
                setNavigationBarHidden(newValue, animated: false)
            }
        }
    }

    /// Lets that bar come or go.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if let result: Void = replaced(
            "setNavigationBarHidden:animated:",
            in: UINavigationController.self,
            [hidden, animated]
        ) {
            return result
        }
        guard hidden != navigation.isBarHidden else { return }
        changeBars(animated) { navigation.isBarHidden = hidden }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The bar at the bottom, with the topmost controller's `toolbarItems`.
    open var toolbar: UIToolbar! { ownToolbar }

    /// Whether that bar is away; true by default.
    open var isToolbarHidden: Bool {
        get { navigation.isToolbarHidden }
        set {
            announcing("isToolbarHidden", "toolbarHidden") {
                setToolbarHidden(newValue, animated: false)
            }
        }
    }

    /// Lets that bar come or go.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != navigation.isToolbarHidden else { return }
        _ = ownToolbar
        changeBars(animated) { navigation.isToolbarHidden = hidden }
    }

    /// Whether a tap on the content hides the bars and brings them back.
    open var hidesBarsOnTap: Bool {
        get { navigation.hidesOnTap }
        set {
            announcing("hidesBarsOnTap") {
                navigation.hidesOnTap = newValue
                barTap.isEnabled = newValue
            }
        }
    }

    /// Whether scrolling up hides the bars and scrolling down brings them back.
    open var hidesBarsOnSwipe: Bool {
        get { navigation.hidesOnSwipe }
        set {
            announcing("hidesBarsOnSwipe") {
                navigation.hidesOnSwipe = newValue
                barSwipe.isEnabled = newValue
            }
        }
    }

    /// Whether the bars are away where the height is compact.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { navigation.hidesWhenCompact }
        set {
            announcing("hidesBarsWhenVerticallyCompact") {
                navigation.hidesWhenCompact = newValue
                barsMayHaveChanged()
            }
        }
    }

    /// Whether the bars go when a keyboard comes.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { navigation.keyboardWatch != nil }
        set {
            announcing("hidesBarsWhenKeyboardAppears") {
                guard newValue != hidesBarsWhenKeyboardAppears else { return }
                navigation.keyboardWatch =
                    newValue ? KeyboardWatch { [weak self] in self?.hideBars() } : nil
            }
        }
    }

    /// The recognizer of ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }

    /// The recognizer of ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barSwipe }

    // MARK: Who decides

    /// The topmost controller, where the bar is away.
    open override var childForStatusBarStyle: UIViewController? {
        if let answer: UIViewController? = replaced(
            "childForStatusBarStyle",
            in: UINavigationController.self
        ) {
            return answer
        }
        return navigation.isBarHidden ? topViewController : nil
    }

    /// The topmost controller.
    open override var childForStatusBarHidden: UIViewController? {
        if let answer: UIViewController? = replaced(
            "childForStatusBarHidden",
            in: UINavigationController.self
        ) {
            return answer
        }
        return topViewController
    }

    /// The topmost controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    /// What the delegate says, else what is usual.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        navigation.delegate?.navigationControllerSupportedInterfaceOrientations?(self)
            ?? super.supportedInterfaceOrientations
    }

    /// What the delegate says, else what is usual.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let answer = navigation.delegate?
            .navigationControllerPreferredInterfaceOrientationForPresentation?(self)
        return answer ?? super.preferredInterfaceOrientationForPresentation
    }
}
