// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// A text field or a text view, whose text is dragged and dropped.
typealias TextDragHost = TextEditorHost & UITextDraggable & UITextDroppable

/// Drags text out of a text field or a text view, and drops text on it.
@MainActor
final class TextDragging: NSObject {
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    var options = UITextDragOptions()
    private(set) weak var host: (any TextDragHost)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    private(set) var isDragged = false
    private(set) var isDroppedOn = false
    /// The text that is dragged.
    private var dragged: NSRange?
    /// What the drop would do, as it was said last.
    private var proposal: UITextDropProposal?
    private let caret = UIView()

    /// Adds both interactions to a view.
    init(_ host: any TextDragHost) {
        self.host = host
        super.init()
        host.addInteraction(drag)
        host.addInteraction(drop)
        drag.liftsAt = { [weak self] in self?.lifts(at: $0) ?? false }
    }

    private var editor: TextEditor? { host?.textEditor }

    // MARK: Dragging

    /// Whether a press at a point lifts the selection.
    func lifts(at point: CGPoint) -> Bool { drag.isEnabled && range(at: point) != nil }

    /// The selection where it is at a point.
    private func range(at point: CGPoint) -> NSRange? {
        guard let host, let editor, editor.selection.length > 0, host.isTextSelectable,
            !host.isSecureTextEntry,
            editor.selectionRects(for: TextStretch(editor.selection))
                .contains(where: { $0.rect.contains(point) })
        else { return nil }
        return editor.selection
    }

    private func suggestion(for range: NSRange, in editor: TextEditor) -> UIDragItem {
        let text = editor.storage.attributedSubstring(from: range)
        let plain = text.string.replacingOccurrences(of: "\u{FFFC}", with: "")
        let item = UIDragItem(itemProvider: NSItemProvider(object: plain as NSString))
        item.localObject = text
        return item
    }

    private func preview(for session: any UIDragSession) -> UITargetedDragPreview? {
        guard let host, let editor, let dragged, host.window != nil else { return nil }
        let renderer = UITextDragPreviewRenderer(layoutManager: editor.manager, range: dragged)
        renderer.adjustPlaces(textOrigin: host.containerOrigin)
        let rects = [renderer.firstLineRect, renderer.bodyRect, renderer.lastLineRect]
            .filter { !$0.isEmpty }
        guard let box = rects.first.map({ rects.dropFirst().reduce($0) { $0.union($1) } }) else {
            return nil
        }
        let image =
            options.contains(.stripTextColorFromPreviews)
            ? renderer.image.withTintColor(.label) : renderer.image
        let origin = host.containerOrigin
        return UITargetedDragPreview(
            view: UIImageView(image: image),
            parameters: UIDragPreviewParameters(
                textLineRects: rects.map {
                    NSValue(cgRect: $0.offsetBy(dx: -box.minX, dy: -box.minY))
                }
            ),
            target: UIDragPreviewTarget(
                container: host,
                center: CGPoint(x: box.midX + origin.x, y: box.midY + origin.y)
            )
        )
    }

    // MARK: Dropping

    private func request(_ session: any UIDropSession) -> TextDropRequest? {
        guard let host else { return nil }
        let point = session.location(in: host)
        guard
            let position = host.closestPosition(to: point) ?? host.endOfDocument as UITextPosition?
        else { return nil }
        let isSame = isDragged && session.localDragSession != nil
        let suggested = UITextDropProposal(
            operation: isSame && session.allowsMoveOperation ? .move : .copy
        )
        return TextDropRequest(position, suggested, isSame, session)
    }

    /// Whether the view takes a drop: it can be edited, or its delegate makes it so.
    private func mayTake(_ session: any UIDropSession) -> Bool {
        guard let host, session.canLoadObjects(ofClass: NSString.self) else { return false }
        if host.isTextEditable { return true }
        guard let request = request(session) else { return false }
        return dropDelegate?.textDroppableView?(host, willBecomeEditableForDrop: request)
            ?? .no != .no
    }

    /// Shows where the text would go; nowhere for nil.
    private func showCaret(at position: UITextPosition?) {
        guard let host, let position else { return caret.removeFromSuperview() }
        caret.backgroundColor = host.tintColor
        caret.isUserInteractionEnabled = false
        caret.frame = host.caretRect(for: position)
        if caret.superview !== host { host.addSubview(caret) }
    }

    private func insert(
        _ texts: [String],
        _ request: TextDropRequest,
        _ action: UITextDropProposal,
        moving moved: NSRange?
    ) {
        guard let host, let editor, let allowed = editor.allowed(texts.joined()) else { return }
        let place = host.offset(from: host.beginningOfDocument, to: request.dropPosition)
        var range = NSRange(location: place, length: 0)
        switch action.dropAction {
        case .insert: break
        case .replaceSelection: range = editor.selection
        case .replaceAll: range = NSRange(location: 0, length: editor.length)
        }
        if let moved, range.length == 0, place >= moved.location, place <= moved.end { return }
        guard host.mayReplace(range, with: allowed) else { return }
        editor.replace(
            range,
            with: NSAttributedString(string: allowed, attributes: editor.attributesAround(range)),
            name: "Drop"
        )
        let count = (allowed as NSString).length
        guard let moved, range.length == 0 else {
            return editor.select(NSRange(location: range.location, length: count))
        }
        let old = place < moved.location ? moved.location + count : moved.location
        editor.replace(
            NSRange(location: old, length: moved.length),
            with: NSAttributedString(string: ""),
            name: "Drop",
            selecting: NSRange(
                location: place < moved.location ? place : place - moved.length,
                length: count
            )
        )
    }
}

/// Which text is to be dragged.
private final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ range: NSRange, _ item: UIDragItem, _ session: any UIDragSession) {
        dragRange = TextStretch(range)
        suggestedItems = [item]
        existingItems = session.items
        dragSession = session
        super.init()
    }
}

/// Where text is to be dropped.
private final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(
        _ position: UITextPosition,
        _ proposal: UITextDropProposal,
        _ isSameView: Bool,
        _ session: any UIDropSession
    ) {
        dropPosition = position
        suggestedProposal = proposal
        self.isSameView = isSameView
        dropSession = session
        super.init()
    }
}

extension TextDragging: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let host, let editor, let range = range(at: session.location(in: host)) else {
            return []
        }
        let request = TextDragRequest(range, suggestion(for: range, in: editor), session)
        let items =
            dragDelegate?.textDraggableView?(host, itemsForDrag: request)
            ?? request.suggestedItems
        dragged = items.isEmpty ? nil : range
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host else { return nil }
        let answer = dragDelegate?.textDraggableView?(
            host,
            dragPreviewForLiftingItem: item,
            session: session
        )
        return (answer ?? nil) ?? preview(for: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        guard let host else { return }
        dragDelegate?.textDraggableView?(host, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) {
        isDragged = true
        guard let host else { return }
        dragDelegate?.textDraggableView?(host, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        isDragged = false
        dragged = nil
        guard let host else { return }
        dragDelegate?.textDraggableView?(host, dragSessionDidEnd: session, with: operation)
    }
}

extension TextDragging: UIDropInteractionDelegate {
    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool { mayTake(session) }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        isDroppedOn = true
        guard let host else { return }
        dropDelegate?.textDroppableView?(host, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host, let request = request(session) else {
            return UIDropProposal(operation: .cancel)
        }
        dropDelegate?.textDroppableView?(host, dropSessionDidUpdate: session)
        let answer =
            dropDelegate?.textDroppableView?(host, proposalForDrop: request)
            ?? request.suggestedProposal
        proposal = answer
        let takes = answer.operation == .copy || answer.operation == .move
        showCaret(at: takes && answer.dropAction == .insert ? request.dropPosition : nil)
        return answer
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {
        isDroppedOn = false
        showCaret(at: nil)
        guard let host else { return }
        dropDelegate?.textDroppableView?(host, dropSessionDidExit: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        showCaret(at: nil)
        guard let host, let request = request(session) else { return }
        dropDelegate?.textDroppableView?(host, willPerformDrop: request)
        let action = proposal ?? request.suggestedProposal
        guard action.dropPerformer == .view else { return }
        // When the items are there, the drag is over.
        let moved = request.isSameView && action.operation == .move ? dragged : nil
        if request.isSameView, action.useFastSameViewOperations, let dragged, let editor {
            let text = editor.storage.attributedSubstring(from: dragged).string
            return insert([text], request, action, moving: moved)
        }
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            let texts = objects.compactMap { ($0 as? NSString) as String? }
            self?.insert(texts, request, action, moving: moved)
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) {
        isDroppedOn = false
        showCaret(at: nil)
        guard let host else { return }
        dropDelegate?.textDroppableView?(host, dropSessionDidEnd: session)
    }
}
