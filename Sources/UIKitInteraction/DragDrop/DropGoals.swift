// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The drop interactions that a drag meets: enters and leaves them, and asks what they propose.
@MainActor
final class DropGoals {
    /// The interaction that the drag is over and that takes an interest.
    private(set) weak var current: UIDropInteraction?
    /// What it proposes.
    private(set) var proposal: UIDropProposal?
    /// All that were asked, which are told when the drag ends.
    private var met: [UIDropInteraction] = []
    private var canHandle: [ObjectIdentifier: Bool] = [:]
    private let springs = SpringLoading()

    /// The drag has moved.
    func update(_ drag: Drag) {
        let view = viewUnder(drag)
        springs.update(drag, over: view)
        let goal = find(from: view, drag)
        if goal !== current {
            if let current {
                _ = current.dropDelegate?.dropInteraction?(
                    current,
                    sessionDidExit: drag.dropSession
                )
            }
            current = goal
            proposal = nil
            if let goal {
                _ = goal.dropDelegate?.dropInteraction?(goal, sessionDidEnter: drag.dropSession)
            }
        }
        guard let goal else { return }
        proposal = goal.dropDelegate?.dropInteraction?(goal, sessionDidUpdate: drag.dropSession)
    }

    /// What happens if the items are dropped now: moving needs consent.
    func operation(for drag: Drag) -> UIDropOperation {
        guard let proposal else { return .cancel }
        return proposal.operation == .move && !drag.allowsMove ? .cancel : proposal.operation
    }

    /// The view under the drag, not one that is dragged.
    private func viewUnder(_ drag: Drag) -> UIView? {
        guard let window = drag.window else { return nil }
        return window.hitTest(drag.point, with: nil)
    }

    /// The nearest view around with an interaction that takes an interest.
    private func find(from view: UIView?, _ drag: Drag) -> UIDropInteraction? {
        var candidate = view
        while let view = candidate {
            for case let goal as UIDropInteraction in view.interactions where takes(goal, drag) {
                return goal
            }
            candidate = view.superview
        }
        return nil
    }

    /// Asked once for each drag.
    private func takes(_ goal: UIDropInteraction, _ drag: Drag) -> Bool {
        let key = ObjectIdentifier(goal)
        if let answer = canHandle[key] { return answer }
        if !goal.allowsSimultaneousDropSessions,
            DragCoordinator.shared.isTaken(goal, by: drag)
        {
            return false
        }
        let answer =
            goal.dropDelegate?.dropInteraction?(goal, canHandle: drag.dropSession) ?? true
        canHandle[key] = answer
        met.append(goal)
        return answer
    }

    /// The drag is over nothing any more.
    func leave(_ drag: Drag) {
        springs.update(drag, over: nil)
        guard let goal = current else { return }
        current = nil
        proposal = nil
        _ = goal.dropDelegate?.dropInteraction?(goal, sessionDidExit: drag.dropSession)
    }

    /// The drag has ended: all who were asked are told.
    func tellEnd(_ drag: Drag) {
        springs.update(drag, over: nil)
        for goal in met {
            _ = goal.dropDelegate?.dropInteraction?(goal, sessionDidEnd: drag.dropSession)
        }
        met = []
    }

    func forget(_ goal: UIDropInteraction) {
        met.removeAll { $0 === goal }
        if current === goal {
            current = nil
            proposal = nil
        }
    }
}
