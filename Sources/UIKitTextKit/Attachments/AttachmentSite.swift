// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

/// The layout manager that lays a paragraph out, for the attachments in it.
// Sendable is unchecked because task-local values must be: this one is read within the call that sets it.
struct AttachmentSite: @unchecked Sendable {
    @TaskLocal static var current: AttachmentSite?

    let manager: NSTextLayoutManager
    /// The paragraph's first unit.
    let start: Int

    /// Has attachments find a layout manager while a paragraph is laid out or drawn.
    static func with<Result>(
        _ manager: NSTextLayoutManager?,
        _ start: Int,
        _ body: () -> Result
    ) -> Result {
        guard let manager else { return body() }
        return $current.withValue(AttachmentSite(manager: manager, start: start)) { body() }
    }

    func location(_ index: Int) -> any NSTextLocation { manager.location(of: start + index) }

    /// Who makes the view of an attachment; nil for one that is shown as a picture.
    func provider(of attachment: NSTextAttachment, _ index: Int) -> NSTextAttachmentViewProvider? {
        manager.provider(of: attachment, at: start + index)
    }
}

extension NSTextLayoutManager {
    /// Who makes the view of an attachment; the same as long as the attachment is in the text.
    func provider(of attachment: NSTextAttachment, at unit: Int) -> NSTextAttachmentViewProvider? {
        guard attachment.allowsTextAttachmentView, MainQueue.isHere else { return nil }
        if let known = providers.object(forKey: attachment) { return known }
        let made = attachment.viewProvider(
            for: attachmentParent,
            location: location(of: unit),
            textContainer: textContainer
        )
        if let made { providers.setObject(made, forKey: attachment) }
        return made
    }
}

extension NSTextLayoutFragment {
    private var attachments: [(attachment: NSTextAttachment, unit: Int)] {
        guard let paragraph = textElement as? NSTextParagraph else { return [] }
        let text = paragraph.attributedString
        var found: [(NSTextAttachment, Int)] = []
        text.forEachRun { attributes, range in
            guard let attachment = attributes[.attachment] as? NSTextAttachment else { return }
            found.append((attachment, range.location))
        }
        return found
    }

    var viewProviders: [NSTextAttachmentViewProvider] {
        if let known = layout.providers { return known }
        guard let manager = layout.manager, let index = blockIndex else { return [] }
        let start = manager.engine.flow.start(index)
        let made = attachments.compactMap {
            manager.provider(of: $0.attachment, at: start + $0.unit)
        }
        layout.providers = made
        return made
    }

    func attachmentFrame(_ location: any NSTextLocation) -> CGRect {
        guard let manager = layout.manager, let index = blockIndex,
            let unit = manager.unit(of: location)
        else { return .zero }
        let local = unit - manager.engine.flow.start(index)
        guard let attachment = attachments.first(where: { $0.unit == local })?.attachment,
            let line = lines.first(where: { NSLocationInRange(local, $0.characterRange) }),
            let run = line.shape.content.runs.first(where: { $0.range.contains(local) })
        else { return .zero }
        let box = AttachmentSite.with(manager, unit - local) {
            attachment.inlineBounds(lineWidth: .infinity, font: run.font, index: local)
        }
        let bounds = line.typographicBounds
        let baseline = bounds.minY + line.glyphOrigin.y
        return CGRect(
            x: bounds.minX + line.glyphOrigin.x + run.x + box.minX + attachment.lineLayoutPadding,
            y: baseline - box.maxY,
            width: max(0, box.width - 2 * attachment.lineLayoutPadding),
            height: box.height
        )
    }
}
