// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
@_spi(Rooms) import UIKitViews

/// What `isSpringLoaded` adds to a view, told from what the program adds itself.
private final class OwnSpringLoading: UISpringLoadedInteraction {}

extension UIView {
    /// Whether `isSpringLoaded` is set.
    package var hasSpringLoading: Bool {
        interactions.contains { $0 is OwnSpringLoading }
    }

    /// Does something when a drag has rested over the view, with its place in the view; nil ends that.
    package func setSpringLoading(_ open: ((CGPoint) -> Void)?) {
        for case let former as OwnSpringLoading in interactions { removeInteraction(former) }
        guard let open else { return }
        addInteraction(
            OwnSpringLoading { [weak self] _, context in open(context.location(in: self)) }
        )
    }
}

extension UIControl {
    /// Whether a drag that rests over the control does what a tap does.
    package var isActivatedByDrags: Bool {
        get { hasSpringLoading }
        set {
            guard newValue != hasSpringLoading else { return }
            setSpringLoading(
                newValue
                    ? { [weak self] _ in
                        if let self, self.isEnabled { self.activateByKey() }
                    } : nil
            )
        }
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over the item's button does what a tap does.
    public var isSpringLoaded: Bool {
        get { heldSpringLoading }
        set {
            heldSpringLoading = newValue
            (shownView as? UIControl)?.isActivatedByDrags = newValue
        }
    }
}

extension UITabBarItem: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over the item's tab chooses it.
    public var isSpringLoaded: Bool {
        get { heldSpringLoading }
        set {
            heldSpringLoading = newValue
            (shownView as? UIControl)?.isActivatedByDrags = newValue
        }
    }
}
