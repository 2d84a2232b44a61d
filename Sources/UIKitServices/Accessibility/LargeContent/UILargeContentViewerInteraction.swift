// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Shows what a finger rests on large in the middle of the screen, where text is of an
/// accessibility size and the view itself stays small, as bars do.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    private final weak var viewerDelegate: (any UILargeContentViewerInteractionDelegate)?
    private final weak var host: UIView?
    private final let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private final var item: (any UILargeContentViewerItem)?
    private final var card: LargeContentCard?

    /// How long a finger rests before, in seconds; our choice.
    private static let delay = 0.3

    /// Makes an interaction; without a delegate the views with `showsLargeContentViewer` are shown.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        viewerDelegate = delegate
        super.init()
        press.minimumPressDuration = Self.delay
        press.allowableMovement = .greatestFiniteMagnitude
        press.addHandler { [weak self] _ in self?.pressChanged() }
    }

    /// Makes an interaction without a delegate.
    public convenience init(_none: Void = ()) { self.init(delegate: nil) }

    /// Who says what is shown, and hears of it.
    open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { viewerDelegate }

    /// What recognizes the finger that rests; let others fail because of it, or begin with it.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Whether the reader's size of text is one for which content is shown large.
    open class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Posted when that changes.
    public class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Leaves the view where it was.
    open func willMove(to view: UIView?) {
        guard let host, host !== view else { return }
        host.removeGestureRecognizer(press)
        show(nil)
    }

    /// Listens to the view's touches.
    open func didMove(to view: UIView?) {
        host = view
        view?.addPart(press)
    }

    // MARK: Showing

    private final func pressChanged() {
        guard let host else { return show(nil) }
        let point = press.location(in: host)
        switch press.state {
        case .began, .changed:
            // The traits of the view decide, since they may be bounded or overridden.
            let size = host.traitCollection.preferredContentSizeCategory
            show(size.isAccessibilityCategory ? found(at: point) : nil)
        case .ended:
            let last = item
            let wasShown = card != nil
            show(nil)
            guard wasShown else { return }
            _ = viewerDelegate?.largeContentViewerInteraction?(self, didEndOn: last, at: point)
        default:
            show(nil)
        }
    }

    private final func found(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let host else { return nil }
        if let said = viewerDelegate?.largeContentViewerInteraction?(self, itemAt: point) {
            return said
        }
        var candidate = host.hitTest(point, with: nil)
        while let view = candidate {
            if view.showsLargeContentViewer { return view }
            candidate = view === host ? nil : view.superview
        }
        return nil
    }

    private final func show(_ shown: (any UILargeContentViewerItem)?) {
        guard shown !== item else { return }
        item = shown
        card?.removeFromSuperview()
        card = nil
        guard let shown, shown.showsLargeContentViewer else { return }
        let controller = viewerDelegate?.viewController?(for: self)
        guard let window = controller?.view.window ?? host?.window else { return }
        let card = LargeContentCard(shown)
        let side = LargeContentCard.side
        card.frame = CGRect(
            x: window.bounds.midX - side / 2,
            y: window.bounds.midY - side / 2,
            width: side,
            height: side
        )
        window.addSubview(card)
        self.card = card
    }
}
