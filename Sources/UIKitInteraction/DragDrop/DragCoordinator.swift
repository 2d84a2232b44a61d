// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
package import Platform

/// The drags that go on.
@MainActor
package final class DragCoordinator {
    /// The shared list.
    package static let shared = DragCoordinator()

    private(set) var drags: [Drag] = []
    /// Takes drags to other programs; nil where nothing does.
    package weak var platform: (any PlatformDragging)?
    /// What another program drags over one of our windows.
    private var foreign: Drag?

    /// Lifts the items of an interaction; nil where it has none.
    func lift(_ interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow) -> Drag? {
        if addToDrag(interaction, at: point, window) { return nil }
        let drag = Drag(source: interaction, at: point, in: window)
        guard drag.lift() else { return nil }
        drags.append(drag)
        return drag
    }

    /// Offers a drag that goes on the items of another interaction that was pressed.
    private func addToDrag(
        _ interaction: UIDragInteraction,
        at point: CGPoint,
        _ window: UIWindow
    ) -> Bool {
        guard let delegate = interaction.dragDelegate, let view = interaction.view,
            let usual = drags.last
        else { return false }
        let inView = view.convert(point, from: window)
        let sessions = drags.map { $0.session as any UIDragSession }
        let chosen = delegate.dragInteraction?(
            interaction,
            sessionForAddingItems: sessions,
            withTouchAt: inView
        )
        let drag = drags.first { $0.session === chosen } ?? usual
        let items = delegate.dragInteraction?(
            interaction,
            itemsForAddingTo: drag.session,
            withTouchAt: inView
        )
        guard let items, !items.isEmpty else { return false }
        drag.add(items, from: interaction)
        return true
    }

    func remove(_ drag: Drag) { drags.removeAll { $0 === drag } }

    func forget(_ goal: UIDropInteraction) {
        for drag in drags { drag.forget(goal) }
        foreign?.forget(goal)
    }

    /// Whether another drag is over the interaction.
    func isTaken(_ goal: UIDropInteraction, by drag: Drag) -> Bool {
        (drags + [foreign].compactMap { $0 }).contains { $0 !== drag && $0.isOver(goal) }
    }

    // MARK: Other programs

    /// Something that another program drags is over a surface, or was dropped there.
    package func receive(_ sample: DropSample, on surface: DisplaySurface) {
        defer { surface.platformWindow?.answerDrag(isAccepted: foreign?.wouldDrop ?? false) }
        let place = CGPoint(x: sample.x, y: sample.y)
        let window = surface.orderedWindows.last { window in
            !window.isHidden && window.hitTest(window.fromSurface(place), with: nil) != nil
        }
        if let own = drags.last(where: \.isOutside) {
            // Our own items over another of our windows.
            guard sample.phase == .moved, let window else { return own.leaveGoal() }
            return own.hover(at: window.fromSurface(place), in: window)
        }
        guard sample.phase != .exited, let window else {
            foreign?.cancel()
            foreign = nil
            return
        }
        let point = window.fromSurface(place)
        let drag = foreign ?? Drag(source: nil, at: point, in: window)
        foreign = drag
        if drag.items.isEmpty || sample.phase == .dropped {
            drag.carry(sample.items.map(Self.item))
        }
        drag.move(to: point, in: window)
        guard sample.phase == .dropped else { return }
        foreign = nil
        drag.release()
    }

    private static func item(_ item: ClipboardItem) -> UIDragItem {
        let addresses = item.representations["text/uri-list"]
            .map { String(decoding: $0, as: UTF8.self) }
        if let address = addresses?.split(whereSeparator: \.isNewline).first,
            let url = URL(string: String(address)), url.isFileURL,
            let provider = NSItemProvider(contentsOf: url)
        {
            provider.registerObject(url as NSURL, visibility: .all)
            return UIDragItem(itemProvider: provider)
        }
        return UIDragItem(itemProvider: PasteboardItem(item).provider)
    }
}

extension Drag {
    /// Whether the drag is over an interaction that takes it.
    func isOver(_ goal: UIDropInteraction) -> Bool { currentGoal === goal }

    /// Whether something would come of dropping the items now.
    var wouldDrop: Bool {
        proposal?.operation == .copy || (proposal?.operation == .move && allowsMove)
    }
}
