// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitViews

/// Makes the view that is shown for an attachment.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    private nonisolated final let attachment: NSTextAttachment
    private final let document: UncheckedTransfer<Document>
    private final var isLoading = false
    private final var ownView: UIView?

    /// A maker for an attachment at a place.
    public required nonisolated init(
        textAttachment: NSTextAttachment,
        parentView: UIView?,
        textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        attachment = textAttachment
        document = UncheckedTransfer(Document(manager: textLayoutManager, location: location))
        super.init()
    }

    /// The attachment's place.
    private struct Document {
        weak var manager: NSTextLayoutManager?
        let location: any NSTextLocation
    }

    /// The attachment.
    open weak var textAttachment: NSTextAttachment? { attachment }

    /// The layout manager; nil for none.
    open weak var textLayoutManager: NSTextLayoutManager? { document.value.manager }

    /// The attachment's place in the document.
    open var location: any NSTextLocation { document.value.location }

    /// The view, which is loaded when it is first asked for.
    open var view: UIView? {
        get {
            if ownView == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return ownView
        }
        set { ownView = newValue }
    }

    /// Whether the attachment is as large as its view; false.
    open var tracksTextAttachmentViewBounds = false

    /// Makes the view: override it and set `view`.
    open func loadView() {}

    /// Where the view stands from the pen, y up: as large as the view where its bounds are tracked, else
    /// as the attachment says.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any] = [:],
        location: any NSTextLocation,
        textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view {
            return CGRect(origin: attachment.bounds.origin, size: view.bounds.size)
        }
        return attachment.attachmentBounds(
            for: attributes,
            location: location,
            textContainer: textContainer,
            proposedLineFragment: proposedLineFragment,
            position: position
        )
    }
}
