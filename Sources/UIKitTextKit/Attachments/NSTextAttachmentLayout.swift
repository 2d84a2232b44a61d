// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitViews

/// Tells TextKit 2 how large an attachment is, and what is shown for it.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// Where the attachment stands from the pen, y up.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect

    /// The picture for a rectangle.
    func image(
        for bounds: CGRect,
        attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?

    /// Who makes the view that is shown; nil for a picture.
    func viewProvider(
        for parentView: UIView?,
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}
