// SPDX-License-Identifier: Apache-2.0

import CWayland
import Platform

/// A drag from one of this program's windows.
struct WaylandOutgoingDrag {
    let forms: [String: [UInt8]]
    /// Whether the button was released, and whether that was reported.
    var isReleased = false
    /// Whether it was released over one of this program's windows.
    var isOverOwnWindow = false
    /// Whether the items were accepted; nil if unknown.
    var isTaken: Bool?
    /// Called with whether the items were accepted.
    var done: (@Sendable (Bool) -> Void)?
}

// The source of a drag.
//
// From `start_drag` on the compositor has the pointer: SDL is told that it has left. Over windows of
// ours the drag comes back as one of another program's would, and the touch ends when the source
// hears that the button was let go.
extension WaylandExchange {
    /// Begins a drag of items that have left the window.
    func beginDrag(_ items: [ClipboardItem]) {
        let drag = WaylandOutgoingDrag(forms: MediaForms.merge(items))
        outgoing = drag
        // Before the compositor takes the pointer.
        thread.sync { [thread] in thread.grabPointer() }
        let hasBegun = link.map { link in
            Self.withNames(of: drag.forms) { cw_drag(link, $0, $1) != 0 }
        }
        guard hasBegun != true else { return }
        // The pointer stays SDL's.
        outgoing?.isTaken = false
        thread.post { [thread] in thread.releasePointer(isDragOver: false) }
    }

    /// Called when the drag ends, with its outcome.
    func ownDragEnded(_ how: cw_drag_end) {
        guard let drag = outgoing else { return }
        if how != cw_drag_released {
            // A drag that ended in one of this program's windows was not accepted by another
            // program.
            outgoing?.isTaken = how == cw_drag_taken && !drag.isOverOwnWindow
        }
        endTouch()
        tellOutcome()
    }

    /// Called when the drag is dropped over one of this program's windows.
    func ownDragDropped() {
        outgoing?.isOverOwnWindow = true
        outgoing?.isTaken = false
        endTouch()
        tellOutcome()
        if let link { cw_drag_finish(link, 1) }
    }

    /// Ends the touch that views see as the dragging finger.
    private func endTouch() {
        guard outgoing?.isReleased == false else { return }
        outgoing?.isReleased = true
        thread.post { [thread] in thread.releasePointer(isDragOver: true) }
    }

    /// SDL has not heard of the end of the drag, and takes this press for one that it knows of.
    func pressedAfterDrag(over surface: UnsafeMutableRawPointer, _ x: Double, _ y: Double) {
        guard let target = targets[UInt(bitPattern: surface)] else { return }
        thread.post { [thread] in
            thread.pressPointer(
                target.id,
                x: x * target.pointsPerUnit,
                y: y * target.pointsPerUnit
            )
        }
    }

    /// Handles a release outside; `done` is called with whether the items were accepted.
    func concludeDrag(_ done: @escaping @Sendable (Bool) -> Void) {
        guard outgoing != nil else { return done(false) }
        outgoing?.done = done
        tellOutcome()
    }

    private func tellOutcome() {
        guard let drag = outgoing, let isTaken = drag.isTaken, let done = drag.done else { return }
        outgoing = nil
        done(isTaken)
    }

    /// The drag is over, or goes on inside.
    func cancelDrag() {
        guard let drag = outgoing else { return }
        // A dropped drag ends by itself.
        if !drag.isReleased {
            if let link { cw_drag_cancel(link) }
            endTouch()
        }
        outgoing = nil
    }
}
