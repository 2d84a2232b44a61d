// SPDX-License-Identifier: Apache-2.0

import Foundation

// The life of a view on the screen:
//
//     disappeared --begin(true)--> appearing --end--> appeared
//     appeared --begin(false)--> disappearing --end--> disappeared
//
// and back again if the direction changes half-way. The driver is the window for its root, a
// presentation for its controller, a container for children that it declares, the parent for other
// children along with itself, and otherwise the view's move into a window.
extension UIViewController {
    /// Begins to show or to hide the view.
    ///
    /// A container of the program's may hide a controller that was never shown, which hears of it all
    /// the same. Source: tests of the library PagingKit, whose controllers are in no window.
    package func beginTransition(
        byProgram: Bool = false,
        isAppearing: Bool,
        animated: Bool
    ) {
        if byProgram, !isAppearing, controller.appearance == .disappeared {
            controller.appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
            return
        }
        switch (isAppearing, controller.appearance) {
        case (true, .disappeared), (true, .disappearing):
            controller.appearance = .appearing(animated: animated)
            controller.hasCalledIsAppearing = false
            _ = loadedView
            viewWillAppear(animated)
            forward { $0.beginTransition(isAppearing: true, animated: animated) }
            controller.appearanceFollower?(false, animated)
        case (false, .appeared), (false, .appearing):
            controller.appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
            forward { $0.beginTransition(isAppearing: false, animated: animated) }
        default:
            break
        }
    }

    /// Has a container called when its view begins to appear and when it has, behind the children's
    /// calls.
    package func followAppearance(_ call: @escaping (_ hasEnded: Bool, _ animated: Bool) -> Void) {
        controller.appearanceFollower = call
    }

    /// The view is in the hierarchy and has its traits.
    package func isAppearingNow() {
        guard case .appearing(let animated) = controller.appearance else { return }
        controller.hasCalledIsAppearing = true
        viewIsAppearing(animated)
        forward { $0.isAppearingNow() }
    }

    /// An animator that the program supplies may have put the view into the hierarchy.
    func isAppearingIfShown() {
        guard !controller.hasCalledIsAppearing, viewIfLoaded?.window != nil else { return }
        isAppearingNow()
    }

    package func endTransition() {
        switch controller.appearance {
        case .appearing(let animated):
            controller.appearance = .appeared
            viewDidAppear(animated)
            cancelMove()
            forward { $0.endTransition() }
            controller.appearanceFollower?(true, animated)
        case .disappearing(let animated):
            controller.appearance = .disappeared
            viewDidDisappear(animated)
            cancelMove()
            forward { $0.endTransition() }
        case .appeared, .disappeared:
            break
        }
    }

    /// Calls the children that are shown and go along.
    private func forward(_ call: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = controller.view else {
            return
        }
        for child in children {
            guard let childView = child.viewIfLoaded, childView.isInside(view) else { continue }
            call(child)
        }
    }

    // MARK: Moves of the view

    /// The view will be added to a window or removed from one.
    func viewWillMove(to window: UIWindow?) {
        guard followsItsView else { return }
        beginTransition(isAppearing: window != nil, animated: false)
    }

    /// The view was added to a window or removed from one.
    func viewDidMove(from oldWindow: UIWindow?) {
        guard followsItsView else { return }
        guard controller.view?.window != nil else { return endTransition() }
        isAppearingNow()
        guard controller.window != nil else { return endTransition() }
        // A parent that appears takes the child along to the end.
        if case .appearing? = controller.parent?.controller.appearance { return }
        finishAfterCommit()
    }

    /// Whether the view's moves drive the appearance, and no parent or presentation does.
    private var followsItsView: Bool {
        if presentation.isDriving { return false }
        guard let parent = controller.parent else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        switch parent.controller.appearance {
        case .appeared: return true
        // It will not tell its children of the beginning again.
        case .appearing: return parent.controller.hasCalledIsAppearing
        case .disappearing, .disappeared: return false
        }
    }

    private func finishAfterCommit() {
        AfterCommit.shared.add(on: controller.window?.windowState.surface) { [weak self] in
            guard let self, case .appearing = self.controller.appearance else { return }
            self.endTransition()
        }
    }

    /// The window is shown again, with the root view in it already.
    func appearInWindow() {
        guard controller.appearance == .disappeared else { return }
        beginTransition(isAppearing: true, animated: false)
        isAppearingNow()
        finishAfterCommit()
    }

    /// The window is hidden.
    func disappearFromWindow() {
        beginTransition(isAppearing: false, animated: false)
        endTransition()
    }
}
