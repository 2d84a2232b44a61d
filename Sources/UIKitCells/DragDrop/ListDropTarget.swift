// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import UIKitInteraction

/// Lets items be dropped onto a list, and shows where they would go.
@MainActor
package final class ListDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var list: (any DragDropList)?
    private var path: IndexPath?
    private var proposal: UIDropProposal?
    private var drop: ListDrop?
    private weak var marked: (any DragDropCell)?
    private let line = UIView(frame: .zero)

    init(_ list: any DragDropList) {
        self.list = list
        super.init()
        line.backgroundColor = .tintColor
        line.isUserInteractionEnabled = false
        line.layer.zPosition = CGFloat(Int32.max)
        list.addInteraction(UIDropInteraction(delegate: self))
    }

    private func mark(_ mark: DropMark?) {
        let cell = mark == .cell ? path.flatMap { list?.dragCell(at: $0) } : nil
        if cell !== marked {
            marked?.drop = .none
            cell?.drop = .targeted
            marked = cell
        }
        guard mark == .line, let list, let path, let frame = list.dropLine(before: path) else {
            return line.removeFromSuperview()
        }
        line.frame = frame
        list.addSubview(line)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        list?.canDrop(session) ?? false
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        list?.dragDrop.hasDrop = true
        list?.dropDidEnter(session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let place = session.location(in: list)
        path = list.dragPath(at: place) ?? list.endPath(at: place)
        let proposal = list.dropProposal(session, path)
        self.proposal = proposal
        mark(list.dropMark(of: proposal))
        return proposal
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {
        mark(nil)
        list?.dragDrop.hasDrop = false
        list?.dropDidExit(session)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        guard let list else { return }
        mark(nil)
        let drop = ListDrop(list, session, path, proposal)
        list.perform(drop)
        self.drop = drop
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let list, let goal = drop?.goal(of: item) else { return defaultPreview }
        switch goal.place {
        case .item(let path):
            guard let cell = list.dragCell(at: path) else { return nil }
            return UITargetedDragPreview(
                view: cell,
                parameters: goal.looks?(cell) ?? list.dropLooks(at: path)
                    ?? UIDragPreviewParameters()
            )
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        }
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {
        drop?.goal(of: item)?.animator.run(with: animator)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) {
        mark(nil)
        list?.dragDrop.hasDrop = false
        list?.dropDidEnd(session)
        drop = nil
    }
}
