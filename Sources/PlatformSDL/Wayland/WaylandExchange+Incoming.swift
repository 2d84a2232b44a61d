// SPDX-License-Identifier: Apache-2.0

import CWayland
import Dispatch
import Platform
import Synchronization

/// A drag over one of this program's windows.
struct WaylandIncomingDrag {
    var target: WaylandExchange.Target?
    var surface: UInt = 0
    var names: [String] = []
    var place: (x: Double, y: Double) = (0, 0)
    var isOwn = false
    /// Whether the view there accepts the drag, by the main thread's last answer.
    var isAccepted = false
    /// The forms that have been read so far.
    var reading: WaylandReading?
}

/// The forms of what is dragged, read on other threads.
// Sendable is unchecked because what was read is behind the mutex.
final class WaylandReading: @unchecked Sendable {
    private let forms = Mutex<[String: [UInt8]]>([:])
    private let group = DispatchGroup()

    func add(_ name: String, from descriptor: CInt) {
        DispatchQueue.global().async(group: group) { [self] in
            guard let bytes = WaylandExchange.readAll(descriptor) else { return }
            forms.withLock { $0[name] = bytes }
        }
    }

    /// Calls when everything has been read, or its program has taken too long.
    func whenDone(_ done: @escaping @Sendable ([String: [UInt8]]) -> Void) {
        group.notify(queue: .global()) { [self] in done(forms.withLock { $0 }) }
    }
}

// The receiving side of drags.
//
// Compositors give a drag to one object of a program, or to all. Where to all, SDL's takes part: it
// looks for files only and ends the drag at the drop, so everything is read as soon as a view would
// take it.
extension WaylandExchange {
    /// Called before a window of SDL is closed.
    func disown(_ surface: UInt) {
        targets[surface] = nil
        if incoming.surface == surface { incoming = WaylandIncomingDrag() }
    }

    func dragMoved(
        over surface: UnsafeMutableRawPointer,
        _ x: Double,
        _ y: Double,
        isNew: Bool,
        isOwn: Bool
    ) {
        guard let link else { return }
        if isNew {
            let offered = (0..<cw_drag_type_count(link)).compactMap { index in
                cw_drag_type(link, index).map { String(cString: $0) }
            }
            incoming = WaylandIncomingDrag()
            incoming.surface = UInt(bitPattern: surface)
            incoming.target = targets[incoming.surface]
            incoming.names = MediaForms.choose(offered)
            incoming.isOwn = isOwn
            thread.post { [thread] in thread.ignoreDrops() }
        }
        guard let target = incoming.target else { return }
        incoming.place = (x * target.pointsPerUnit, y * target.pointsPerUnit)
        tell(.moved, [MediaForms.empty(incoming.names)])
    }

    /// Takes the main thread's answer whether the view under the drag accepts it.
    func answerDrag(isAccepted: Bool) {
        guard let link, incoming.target != nil, !incoming.isOwn else { return }
        incoming.isAccepted = isAccepted
        // Each time, as SDL may have answered differently.
        guard isAccepted, let first = incoming.names.first else { return cw_drag_accept(link, nil) }
        cw_drag_accept(link, first)
        guard incoming.reading == nil else { return }
        let reading = WaylandReading()
        for name in incoming.names {
            let descriptor = cw_drag_receive(link, name)
            if descriptor >= 0 { reading.add(name, from: descriptor) }
        }
        incoming.reading = reading
    }

    func dragLeft() {
        tell(.exited, [])
        incoming = WaylandIncomingDrag()
    }

    func dragDropped(isOwn: Bool) {
        if isOwn { return ownDragDropped() }
        guard let link else { return }
        guard incoming.isAccepted, let reading = incoming.reading, let target = incoming.target
        else {
            cw_drag_finish(link, 0)
            return dragLeft()
        }
        let place = incoming.place
        incoming = WaylandIncomingDrag()
        reading.whenDone { [self] forms in
            let items = MediaForms.items(forms)
            deliver(
                .drop(
                    DropSample(
                        window: target.id,
                        phase: items.isEmpty ? .exited : .dropped,
                        x: place.x,
                        y: place.y,
                        items: items
                    )
                )
            )
            let isTaken = !items.isEmpty
            post { [self] in finishDrop(isTaken: isTaken) }
        }
    }

    private func finishDrop(isTaken: Bool) {
        if let link { cw_drag_finish(link, isTaken ? 1 : 0) }
    }

    private func tell(_ phase: DropSample.Phase, _ items: [ClipboardItem]) {
        guard let target = incoming.target else { return }
        deliver(
            .drop(
                DropSample(
                    window: target.id,
                    phase: phase,
                    x: incoming.place.x,
                    y: incoming.place.y,
                    items: items
                )
            )
        )
    }
}
