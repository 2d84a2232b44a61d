// SPDX-License-Identifier: Apache-2.0

import CWayland
import Platform

/// What is dragged out of our windows.
struct WaylandOutgoingDrag {
    let forms: [String: [UInt8]]
    /// Whether the button was let go, and where we have said so.
    var isReleased = false
    /// Whether that was over a window of ours.
    var isOverOwn = false
    /// Whether somebody took the items, once that is known.
    var isTaken: Bool?
    /// Waits for that.
    var done: (@Sendable (Bool) -> Void)?
}

// The source of a drag.
//
// From `start_drag` on the compositor has the pointer: SDL is told that it has left. Over windows of
// ours the drag comes back as one of another program's would, and the touch ends when the source
// hears that the button was let go.
extension WaylandExchange {
    /// Items have left our window.
    func beginDrag(_ items: [ClipboardItem]) {
        let drag = WaylandOutgoingDrag(forms: MediaForms.merge(items))
        outgoing = drag
        // Before the compositor takes the pointer.
        thread.sync { [thread] in thread.holdPointer() }
        let hasBegun = link.map { link in
            Self.withNames(of: drag.forms) { cw_drag(link, $0, $1) != 0 }
        }
        guard hasBegun != true else { return }
        // The pointer stays SDL's.
        outgoing?.isTaken = false
        thread.post { [thread] in thread.letPointerGo(isDragOver: false) }
    }

    /// The source hears how the drag ends.
    func ownDragEnded(_ how: cw_drag_end) {
        guard let drag = outgoing else { return }
        if how != cw_drag_released {
            // What ended in a window of ours nobody else has taken.
            outgoing?.isTaken = how == cw_drag_taken && !drag.isOverOwn
        }
        endTouch()
        tellOutcome()
    }

    /// The drag was let go over a window of ours.
    func ownDragDropped() {
        outgoing?.isOverOwn = true
        outgoing?.isTaken = false
        endTouch()
        tellOutcome()
        if let link { cw_drag_finish(link, 1) }
    }

    /// The finger that drags is lifted, as far as views know.
    private func endTouch() {
        guard outgoing?.isReleased == false else { return }
        outgoing?.isReleased = true
        thread.post { [thread] in thread.letPointerGo(isDragOver: true) }
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

    /// The button was let go outside: `done` hears whether somebody took the items.
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
        // What was let go is on its way to an end of its own.
        if !drag.isReleased {
            if let link { cw_drag_cancel(link) }
            endTouch()
        }
        outgoing = nil
    }
}
