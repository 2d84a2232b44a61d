// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Something that a popover can be about: a view or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is in the space of a view; null where it is not shown.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
