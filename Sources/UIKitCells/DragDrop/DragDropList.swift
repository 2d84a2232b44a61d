// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import UIKitViews

/// What drags and drops ask of a table or a collection view.
///
/// Points are in its bounds; items are named by the paths under which they are shown.
@MainActor
package protocol DragDropList: UIView {
    var dragDrop: DragDropState { get set }

    func dragPath(at point: CGPoint) -> IndexPath?
    /// The path behind the last item, where the point lies behind it.
    func endPath(at point: CGPoint) -> IndexPath?
    /// The cell that is shown.
    func dragCell(at path: IndexPath) -> (any DragDropCell)?
    /// Where a line shows that items would go before a path.
    func dropLine(before path: IndexPath) -> CGRect?
    /// Lets go of a touch that became a drag.
    func dropTouches()

    // What the drag delegate answers.
    func dragItems(
        _ session: any UIDragSession,
        at path: IndexPath,
        addedAt point: CGPoint?
    ) -> [UIDragItem]
    func dragLooks(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool?
    func dragIsRestricted(_ session: any UIDragSession) -> Bool?
    func dragDidEnd(_ session: any UIDragSession)

    // What the drop delegate answers.
    func canDrop(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, _ path: IndexPath?) -> UIDropProposal
    func dropMark(of proposal: UIDropProposal) -> DropMark?
    func dropDidExit(_ session: any UIDropSession)
    func perform(_ drop: ListDrop)
    func dropLooks(at path: IndexPath) -> UIDragPreviewParameters?
    func dropDidEnd(_ session: any UIDropSession)
}

/// A cell that shows what a drag does with it.
@MainActor
package protocol DragDropCell: UIView {
    var drag: UICellConfigurationState.DragState { get set }
    var drop: UICellConfigurationState.DropState { get set }
}

/// How a list shows where a drop would go.
package enum DropMark {
    case line
    case cell
}

/// A list's part in drags.
@MainActor
package struct DragDropState {
    package fileprivate(set) var source: ListDragSource?
    private var target: ListDropTarget?
    package fileprivate(set) var isEnabled = true
    /// Whether items of the list are being dragged.
    package internal(set) var hasDrag = false
    /// Whether something is being dragged over the list.
    package internal(set) var hasDrop = false

    package init() {}

    fileprivate mutating func accept(_ target: @autoclosure () -> ListDropTarget) {
        if self.target == nil { self.target = target() }
    }
}

extension DragDropList {
    /// Lets items be dragged while there is a delegate and dragging is wanted.
    package func allowDrags(hasDelegate: Bool, isEnabled: Bool? = nil) {
        if let isEnabled { dragDrop.isEnabled = isEnabled }
        if hasDelegate, dragDrop.source == nil { dragDrop.source = ListDragSource(self) }
        dragDrop.source?.setEnabled(hasDelegate && dragDrop.isEnabled)
    }

    /// Lets items be dropped from the first delegate on.
    package func allowDrops(hasDelegate: Bool) {
        if hasDelegate { dragDrop.accept(ListDropTarget(self)) }
    }
}
