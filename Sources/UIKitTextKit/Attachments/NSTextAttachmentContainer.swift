// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitViews

/// Tells TextKit 1 how large an attachment is, and what is shown for it.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Where the attachment stands from the pen, y up.
    func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect

    /// The picture for a rectangle.
    func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage?
}
