// SPDX-License-Identifier: Apache-2.0

import UIKitControls

extension UITableViewCell {
    /// A label or image of the cell's style.
    package enum NibPart {
        case text
        case detail
        case image
    }

    /// Takes a view of a nib for one of the style's own.
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

    /// What a storyboard does when a person selects the row.
    package var nibSelection: (() -> Void)? {
        get { state.nibSelection }
        set { state.nibSelection = newValue }
    }

    /// What a storyboard does when the button at the end of the row is tapped.
    package var nibAccessoryAction: (() -> Void)? {
        get { state.nibAccessoryAction }
        set { state.nibAccessoryAction = newValue }
    }

    /// What the cell was made by, which what it does needs.
    package var nibInstance: AnyObject? {
        get { state.nibInstance }
        set { state.nibInstance = newValue }
    }
}
