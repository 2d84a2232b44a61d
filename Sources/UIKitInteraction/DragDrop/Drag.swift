// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// One drag, from the lift to the end of its last animation.
@MainActor
final class Drag: NSObject {
    /// How far the drag has come.
    private enum Stage {
        case lifted
        case moving
        case ended
    }

    /// What is shown of one item.
    private struct Lifted {
        let item: UIDragItem
        let platter: PreviewPlatter?
        let preview: UITargetedDragPreview?
        /// The platter's middle beside the finger.
        var offset: CGPoint
    }

    /// Where the drag began; nil for one that comes from another program.
    let source: UIDragInteraction?
    private(set) var items: [UIDragItem] = []
    private(set) weak var window: UIWindow?
    /// Where the drag is, in the window.
    private(set) var point: CGPoint
    private let start: CGPoint
    private(set) lazy var session = DragSession(drag: self)
    private(set) lazy var dropSession = DropSession(drag: self)
    private(set) var allowsMove = true
    private(set) var isRestricted = false
    private var stage = Stage.lifted
    private var lifted: [Lifted] = []
    private let goals: DropGoals
    private var operation = UIDropOperation.cancel
    var transfersUnderWay = 0
    private var hasDropped = false
    /// Whether a pointer drags, which may leave the window.
    var isByPointer = false
    /// Whether the pointer is beside the window, where the window system has the drag.
    var isOutside = false

    private static let moveSlop: CGFloat = 4
    private static let liftDuration = 0.25
    private static let endDuration = 0.3
    /// The largest side of a preview that is dragged, in points.
    private static let largestSide: CGFloat = 220

    init(source: UIDragInteraction?, at point: CGPoint, in window: UIWindow) {
        self.source = source
        self.point = point
        start = point
        self.window = window
        goals = DropGoals()
        super.init()
    }

    private var delegate: (any UIDragInteractionDelegate)? { source?.dragDelegate }

    // MARK: Lifting

    /// Asks for the items and lifts them; answers false where there are none.
    func lift() -> Bool {
        guard let source, let delegate else { return false }
        items = delegate.dragInteraction(source, itemsForBeginning: session)
        guard !items.isEmpty else { return false }
        for item in items { lift(item, by: source) }
        let animator = DragAnimator()
        _ = delegate.dragInteraction?(source, willAnimateLiftWith: animator, session: session)
        animator.run(Drag.liftDuration) { [self] in
            for entry in lifted {
                entry.platter?.isLifted = true
                entry.platter?.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
            }
        }
        return true
    }

    /// Items that another program drags here.
    func carry(_ items: [UIDragItem]) {
        self.items = items
        allowsMove = false
        stage = .moving
    }

    private func lift(_ item: UIDragItem, by interaction: UIDragInteraction) {
        guard let window, let view = interaction.view else { return }
        var preview: UITargetedDragPreview?
        if let delegate = interaction.dragDelegate {
            preview = delegate.dragInteraction?(
                interaction,
                previewForLifting: item,
                session: session
            )
            let name = "dragInteraction(_:previewForLifting:session:)"
            if preview == nil, !_objcImplements(delegate, name) {
                preview = UITargetedDragPreview(view: view)
            }
        }
        guard let preview else {
            lifted.append(Lifted(item: item, platter: nil, preview: nil, offset: .zero))
            return
        }
        let platter = PreviewPlatter(preview, in: window)
        window.addSubview(platter)
        let offset = CGPoint(x: platter.center.x - point.x, y: platter.center.y - point.y)
        lifted.append(Lifted(item: item, platter: platter, preview: preview, offset: offset))
    }

    // MARK: Moving

    /// The finger is at another place.
    func move(to point: CGPoint, in window: UIWindow) {
        guard stage != .ended else { return }
        self.point = point
        if window !== self.window { change(to: window) }
        if stage == .lifted {
            guard hypot(point.x - start.x, point.y - start.y) > Drag.moveSlop else { return }
            begin()
        }
        place()
        if let source { _ = delegate?.dragInteraction?(source, sessionDidMove: session) }
        if !goOutside(at: point, of: window) { goals.update(self) }
    }

    /// Over another window of the program, which the window system has found.
    func hover(at point: CGPoint, in window: UIWindow) {
        guard stage == .moving else { return }
        self.point = point
        if window !== self.window { change(to: window) }
        place()
        goals.update(self)
    }

    /// Platters lie in the window where the drag is.
    private func change(to window: UIWindow) {
        self.window = window
        for entry in lifted {
            if let platter = entry.platter { window.addSubview(platter) }
        }
    }

    /// Leaves what the drag is over.
    func leaveGoal() { goals.leave(self) }

    private func begin() {
        stage = .moving
        // A menu that the same press has opened gives way.
        OpenMenus.dismissAll(animated: true)
        guard let source, let delegate else { return }
        allowsMove = delegate.dragInteraction?(source, sessionAllowsMoveOperation: session) ?? true
        isRestricted =
            delegate.dragInteraction?(
                source,
                sessionIsRestrictedToDraggingApplication: session
            ) ?? false
        let keepsSize =
            delegate.dragInteraction?(source, prefersFullSizePreviewsFor: session) ?? false
        _ = delegate.dragInteraction?(source, sessionWillBegin: session)
        bringToFront()
        if !keepsSize { shrink() }
    }

    /// A menu that goes lies over the platters otherwise.
    private func bringToFront() {
        for entry in lifted {
            if let platter = entry.platter { platter.superview?.bringSubviewToFront(platter) }
        }
    }

    private func shrink() {
        UIView.animate(withDuration: Drag.liftDuration) { [self] in
            for index in lifted.indices {
                guard let platter = lifted[index].platter else { continue }
                let side = max(platter.bounds.width, platter.bounds.height)
                let scale = min(1.04, Drag.largestSide / max(side, 1))
                platter.transform = CGAffineTransform(scaleX: scale, y: scale)
                lifted[index].offset.x *= scale
                lifted[index].offset.y *= scale
            }
        }
    }

    private func place() {
        for (index, entry) in lifted.enumerated() {
            // Several items are stacked, each a little beside the one before.
            let step = CGFloat(min(index, 3)) * 4
            entry.platter?.center = CGPoint(
                x: point.x + entry.offset.x + step,
                y: point.y + entry.offset.y + step
            )
        }
    }

    /// Adds further items of an interaction, as when it is tapped while the drag goes on.
    func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
        guard stage == .moving, !items.isEmpty else { return }
        if let source {
            _ = delegate?.dragInteraction?(
                source,
                session: session,
                willAdd: items,
                for: interaction
            )
        }
        self.items += items
        for item in items {
            lift(item, by: interaction)
            lifted[lifted.count - 1].offset = .zero
            lifted[lifted.count - 1].platter?.isLifted = true
        }
        place()
        goals.update(self)
    }

    // MARK: Ending

    /// The finger was lifted: drops the items, or puts them back.
    func release() {
        guard stage != .ended else { return }
        guard stage == .moving else { return putBackWithoutDrag() }
        if isOutside, goals.current == nil { return dropOutside() }
        stayInside()
        goals.update(self)
        operation = goals.operation(for: self)
        guard operation == .copy || operation == .move, let goal = goals.current else {
            return cancel()
        }
        drop(on: goal)
    }

    /// Never moved: the items go back, and no drag has begun.
    private func putBackWithoutDrag() {
        stage = .ended
        let animator = DragAnimator()
        animator.run(Drag.endDuration) { [self] in
            for entry in lifted {
                entry.platter?.isLifted = false
                entry.platter?.transform = .identity
            }
        } then: { [self] in
            removePlatters()
        }
        DragCoordinator.shared.remove(self)
    }

    private func drop(on goal: UIDropInteraction) {
        stage = .ended
        hasDropped = true
        tellWillEnd()
        let delegate = goal.dropDelegate
        transfersUnderWay += 1
        _ = delegate?.dropInteraction?(goal, performDrop: dropSession)
        transfersUnderWay -= 1
        var waiting = lifted.count
        let done = { [self] in
            _ = delegate?.dropInteraction?(goal, concludeDrop: dropSession)
            removePlatters()
            tellDidEnd()
            if transfersUnderWay == 0 { transferDidEnd(isLast: true) }
        }
        if lifted.isEmpty { return done() }
        for entry in lifted {
            let animator = DragAnimator()
            let usual = entry.preview ?? goal.view.map { UITargetedDragPreview(view: $0) }
            var preview: UITargetedDragPreview?
            if let usual {
                preview = delegate?.dropInteraction?(
                    goal,
                    previewForDropping: entry.item,
                    withDefault: usual
                )
            }
            _ = delegate?.dropInteraction?(
                goal,
                item: entry.item,
                willAnimateDropWith: animator
            )
            animate(entry, to: preview, along: animator) {
                waiting -= 1
                if waiting == 0 { done() }
            }
        }
    }

    /// Another program has taken the items.
    func concludeOutside() {
        guard stage == .moving else { return }
        stage = .ended
        operation = .copy
        tellWillEnd()
        removePlatters()
        tellDidEnd()
        hasDropped = true
        transferDidEnd(isLast: true)
    }

    /// Puts the items back.
    func cancel() {
        guard stage != .ended else { return }
        stayInside()
        if stage == .lifted { return putBackWithoutDrag() }
        stage = .ended
        operation = .cancel
        goals.leave(self)
        tellWillEnd()
        var waiting = lifted.count
        let done = { [self] in
            removePlatters()
            tellDidEnd()
        }
        guard let source, !lifted.isEmpty else { return done() }
        for entry in lifted {
            let animator = DragAnimator()
            var preview = entry.preview
            if let usual = entry.preview {
                let name = "dragInteraction(_:previewForCancelling:withDefault:)"
                if let delegate, _objcImplements(delegate, name) {
                    let answer = delegate.dragInteraction?(
                        source,
                        previewForCancelling: entry.item,
                        withDefault: usual
                    )
                    // A class that lists nothing may turn out to lack the method.
                    if answer != nil || _objcImplements(delegate, name) { preview = answer }
                }
            }
            _ = delegate?.dragInteraction?(
                source,
                item: entry.item,
                willAnimateCancelWith: animator
            )
            animate(entry, to: preview, along: animator) {
                waiting -= 1
                if waiting == 0 { done() }
            }
        }
    }

    private func animate(
        _ entry: Lifted,
        to preview: UITargetedDragPreview?,
        along animator: DragAnimator,
        then done: @escaping () -> Void
    ) {
        let window = window
        animator.run(Drag.endDuration) {
            guard let platter = entry.platter, let around = window else { return }
            if let preview {
                let goal = PreviewPlatter.frame(of: preview, in: around)
                platter.center = CGPoint(x: goal.midX, y: goal.midY)
                platter.transform = CGAffineTransform(
                    scaleX: goal.width / max(platter.bounds.width, 1),
                    y: goal.height / max(platter.bounds.height, 1)
                )
            } else {
                platter.alpha = 0
                platter.transform = platter.transform.scaledBy(x: 0.5, y: 0.5)
            }
            platter.isLifted = false
        } then: {
            done()
        }
    }

    private func removePlatters() {
        for entry in lifted { entry.platter?.removeFromSuperview() }
        lifted = []
    }

    private func tellWillEnd() {
        guard let source else { return }
        _ = delegate?.dragInteraction?(source, session: session, willEndWith: operation)
    }

    private func tellDidEnd() {
        if let source {
            _ = delegate?.dragInteraction?(source, session: session, didEndWith: operation)
        }
        goals.tellEnd(self)
        DragCoordinator.shared.remove(self)
    }

    /// The receiver has loaded what it asked for.
    func transferDidEnd(isLast: Bool = false) {
        if !isLast { transfersUnderWay -= 1 }
        guard hasDropped, transfersUnderWay <= 0, let source else { return }
        hasDropped = false
        _ = delegate?.dragInteraction?(source, sessionDidTransferItems: session)
    }

    /// A goal has gone away.
    func forget(_ goal: UIDropInteraction) { goals.forget(goal) }

    /// What would happen if the items were dropped now.
    var proposal: UIDropProposal? { goals.proposal }

    /// The interaction that the drag is over.
    var currentGoal: UIDropInteraction? { goals.current }
}
