// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

extension UITabBar: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over any tab chooses it.
    public var isSpringLoaded: Bool {
        get { heldSpringLoading }
        set {
            heldSpringLoading = newValue
            for button in bar.buttons {
                button.isActivatedByDrags = newValue || button.item.isSpringLoaded
            }
        }
    }
}

extension UIAlertController: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over a button does what a tap does.
    public var isSpringLoaded: Bool {
        get { heldSpringLoading }
        set {
            heldSpringLoading = newValue
            contentDidChange()
        }
    }
}
