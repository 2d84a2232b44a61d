// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// What a controller is apart from presentations.
@MainActor
struct ControllerState {
    var view: UIView?
    var isLoading = false
    var nibName: String?
    var nibBundle: Bundle?
    /// The storyboard's part that the controller comes from.
    var origin: (any ControllerOrigin)?
    var title: String?
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var extensionContext: NSExtensionContext?
    weak var window: UIWindow?
    var appearance = Appearance.disappeared
    var hasCalledIsAppearing = false
    /// Called when the view begins to appear, and when it has, each time behind the children's calls.
    var appearanceFollower: ((_ hasEnded: Bool, _ animated: Bool) -> Void)?
    var isMovingToParent = false
    var isMovingFromParent = false
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var respectsMinimumMargins = true
    var edgesForExtendedLayout = UIRectEdge.all
    var includesOpaqueBars = false
    var preferredContentSize = CGSize.zero
    var traitsFromParent: UITraitCollection?
    var isEditing = false
    var keyCommands: [UIKeyCommand] = []
    var focusGroupIdentifier: String?
    var restoresFocus = true
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var unavailable = UnavailableContentState()
    var topLayoutGuide: LayoutSupportGuide?
    var bottomLayoutGuide: LayoutSupportGuide?

    /// Whether the view is seen.
    enum Appearance: Equatable {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }
}

extension UIViewController {
    /// Posted by containers that show details elsewhere from now on.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification"
    )
    /// Raised when views and controllers are nested differently.
    public static let hierarchyInconsistencyException =
        "UIViewControllerHierarchyInconsistencyException"

    // MARK: View

    var loadedView: UIView {
        if let view = controller.view { return view }
        MainThread.check("UIViewController.view")
        guard !controller.isLoading else {
            fatalError(
                "UIViewController.loadView: \(type(of: self)) asks for its view before setting it; "
                    + "set self.view first."
            )
        }
        controller.isLoading = true
        loadView()
        controller.isLoading = false
        guard let view = controller.view else {
            fatalError(
                "UIViewController.loadView: \(type(of: self)) has set no view; "
                    + "set self.view or call super.loadView()."
            )
        }
        viewDidLoad()
        return view
    }

    func setView(_ view: UIView?) {
        MainThread.check("UIViewController.view")
        guard view !== controller.view else { return }
        if let old = controller.view, old.hierarchy.controller === self {
            old.hierarchy.controller = nil
        }
        if let other = view?.hierarchy.controller {
            fatalError(
                "UIViewController.view: \(view?.summary ?? "") already is the view of \(other); "
                    + "a view has one controller."
            )
        }
        controller.view = view
        view?.hierarchy.controller = self
    }

    /// The storyboard or the nib makes the view, if there is one.
    func makeView() {
        if let origin = controller.origin {
            return origin.makeView(for: self) ? () : makePlainView()
        }
        let isPlain = controller.nibName == nil && type(of: self) == UIViewController.self
        if !isPlain, let reader = Nibs.reader,
            reader.loadView(of: self, nibName: controller.nibName, bundle: controller.nibBundle)
        {
            return
        }
        makePlainView()
    }

    func makePlainView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The window whose root this is.
    var rootWindow: UIWindow? {
        get { controller.window }
        set { controller.window = newValue }
    }

    var nextAfterView: UIResponder? {
        if let window = controller.window, controller.view?.superview === window { return window }
        if let presenting = presentation.presenting { return presenting }
        return controller.view?.superview
    }

    // MARK: Layout

    func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard insets != controller.additionalSafeAreaInsets else { return }
        controller.additionalSafeAreaInsets = insets
        controller.view?.refreshSafeArea()
    }

    /// Views at least this wide have the wider margin, in windows that are so both ways: a small
    /// iPhone keeps the narrow one when it is turned.
    private static let wideView: CGFloat = 414

    var minimumMargins: NSDirectionalEdgeInsets {
        let around = (controller.view?.window?.bounds ?? UIScreen.main.bounds).size
        let width = controller.view?.bounds.width ?? around.width
        let isWide = min(width, around.width, around.height) >= UIViewController.wideView
        let side: CGFloat = isWide ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    func setPreferredContentSize(_ size: CGSize) {
        guard size != controller.preferredContentSize else { return }
        controller.preferredContentSize = size
        let container = parent ?? presentation.presenting
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    func tellChildren(
        ofSize size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            let present = child.viewIfLoaded?.bounds.size
            if present != own { child.viewWillTransition(to: own, with: coordinator) }
        }
        presentation.presented?.viewWillTransition(to: size, with: coordinator)
    }

    func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnOfMemory() }
        presentation.presented?.warnOfMemory()
    }

    // MARK: Archives

    func decode(from coder: NSCoder) {
        archive(PropertyArchive(self, from: coder))
        if let view = coder.presentObject("UIView") as? UIView { self.view = view }
        for child in coder.presentObject("UIChildViewControllers") as? [UIViewController]
            ?? []
        {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    func encodeController(to coder: NSCoder) {
        archive(PropertyArchive(self, to: coder))
        // A view that the class itself makes is made again.
        if let view = controller.view, !(view is any ViewPart) {
            coder.encode(view, forKey: "UIView")
        }
        coder.encode(children, forKey: "UIChildViewControllers")
    }

    private func archive(_ properties: PropertyArchive<UIViewController>) {
        properties.keep(\.controller.nibName, "UINibName")
        properties.keep(\.controller.title, "UITitle")
        properties.keep(\.controller.restorationIdentifier, "UIRestorationIdentifier")
        properties.keep(\.presentation.style, "UIModalPresentationStyle")
        properties.keep(\.presentation.transitionStyle, "UIModalTransitionStyle")
        properties.keep(\.isModalInPresentation, "UIModalInPresentation")
        properties.keep(\.definesPresentationContext, "UIDefinesPresentationContext")
        properties.keep(
            \.providesPresentationContextTransitionStyle,
            "UIProvidesPresentationContextTransitionStyle"
        )
        properties.keep(
            \.modalPresentationCapturesStatusBarAppearance,
            "UICapturesStatusBarAppearance"
        )
        properties.keep(\.additionalSafeAreaInsets, "UIAdditionalSafeAreaInsets")
        properties.keep(
            \.viewRespectsSystemMinimumLayoutMargins,
            "UIRespectsSystemMinimumLayoutMargins"
        )
        properties.keep(\.edgesForExtendedLayout, "UIEdgesForExtendedLayout")
        properties.keep(\.extendedLayoutIncludesOpaqueBars, "UIExtendedLayoutIncludesOpaqueBars")
        properties.keep(\.preferredContentSize, "UIPreferredContentSize")
        properties.keep(\.overrideUserInterfaceStyle, "UIOverrideUserInterfaceStyle")
        properties.keep(\.hidesBottomBarWhenPushed, "UIHidesBottomBarWhenPushed")
        properties.keep(\.toolbarItems, "UIToolbarItems")
        properties.keep(\.controller.isEditing, "UIEditing")
        properties.keep(\.controller.focusGroupIdentifier, "UIFocusGroupIdentifier")
        properties.keep(\.controller.restoresFocus, "UIRestoresFocusAfterTransition")
        properties.keep(\.bars.adjustsScrollViews, "UIAdjustsScrollViewInsets")
        properties.keep(\.bars.activityName, "UIActivityTrackingBaseName")
        properties.keep("UINavigationItem", bars.navigationItem) { controller, item in
            if let item = item as? UINavigationItem { controller.bars.navigationItem = item }
        }
        properties.keep("UITabBarItem", bars.tabBarItem) { controller, item in
            if let item = item as? UITabBarItem { controller.tabBarItem = item }
        }
    }
}
