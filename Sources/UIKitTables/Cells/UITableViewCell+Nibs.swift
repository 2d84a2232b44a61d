// SPDX-License-Identifier: Apache-2.0

import UIKitControls

extension UITableViewCell {
    /// A label or image of the cell's style.
    package enum NibPart {
        case text
        case detail
        case image
    }

    /// Adopts a nib's view as a part of the style.
    package func adoptNibPart(_ view: UIView, _ part: NibPart) {
        switch part {
        case .text:
            parts.text?.removeFromSuperview()
            parts.text = view as? UILabel
        case .detail:
            parts.detail?.removeFromSuperview()
            parts.detail = view as? UILabel
        case .image:
            parts.image?.removeFromSuperview()
            parts.image = view as? UIImageView
        }
        setNeedsLayout()
    }

    /// The storyboard's action when the row is selected.
    package var nibSelection: (() -> Void)? {
        get { state.nibSelection }
        set { state.nibSelection = newValue }
    }

    /// The storyboard's action when the accessory is tapped.
    package var nibAccessoryAction: (() -> Void)? {
        get { state.nibAccessoryAction }
        set { state.nibAccessoryAction = newValue }
    }

    /// The nib instance, retained for its actions.
    package var nibInstance: AnyObject? {
        get { state.nibInstance }
        set { state.nibInstance = newValue }
    }
}
