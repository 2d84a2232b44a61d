// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Something that a popover can be about: a view or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is in the space of a view; null where it is not shown.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's bounds in the space of another.
    public func frame(in referenceView: UIView) -> CGRect? {
        window == nil ? nil : convert(bounds, to: referenceView)
    }
}

extension UILayoutGuide {
    /// The guide's rectangle in the space of a view; null while its own view is not shown.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let owner = owningView, owner.window != nil else { return nil }
        return owner.convert(layoutFrame, to: referenceView)
    }
}
