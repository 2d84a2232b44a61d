// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Platform

/// A drag from one of this program's windows.
struct OutgoingDrag {
    let forms: [String: [UInt8]]
    /// The other program's window under the pointer, and the window that receives messages for it.
    var window: Window = 0
    var receiver: Window = 0
    /// Our own window that the pointer is over.
    var ownWindow: Window = 0
    var isAccepted = false
    /// Whether a sent position was not answered yet, so that another one waits.
    var awaitsStatus = false
    var hasMoved = false
    /// Set when the button was released; called with whether the items were accepted.
    var done: (@Sendable (Bool) -> Void)?
    var hasDropped = false
}

// The sending side of XDND, version 5.
//
// SDL has the pointer while its button is held, so the server is asked where it is.
extension XExchange {
    /// Begins a drag of items that have left the window.
    func beginDrag(_ items: [ClipboardItem]) {
        outgoing = OutgoingDrag(forms: MediaForms.merge(items))
        _ = link.x.setOwner(link.display, link.atom("XdndSelection"), link.window, 0)
        link.set("XdndTypeList", of: link.window, type: link.atom("ATOM"), words: offeredTypes)
        moveDrag()
    }

    private var offeredTypes: [UInt] {
        let forms = outgoing?.forms ?? [:]
        var names = forms.keys.sorted()
        if forms[MediaForms.text] != nil { names += MediaForms.textNames }
        return names.map { link.atom($0) }
    }

    // MARK: Moving

    /// The pointer has moved.
    func moveDrag() {
        guard outgoing != nil else { return }
        let found = windowUnderPointer()
        enter(found.aware, receiver: found.receiver, own: found.own)
        guard let drag = outgoing else { return }
        if let target = targets[drag.ownWindow] {
            let place = place(found.x, found.y, in: drag.ownWindow)
            deliver(.drop(sample(.moved, target, place)))
        } else if drag.window != 0 {
            guard !drag.awaitsStatus else {
                outgoing?.hasMoved = true
                return
            }
            outgoing?.awaitsStatus = true
            outgoing?.hasMoved = false
            let copy = Int(link.atom("XdndActionCopy"))
            link.send(
                "XdndPosition",
                about: drag.window,
                to: drag.receiver,
                [Int(link.window), 0, Int(found.x) << 16 | Int(found.y), 0, copy]
            )
        }
    }

    private func enter(_ window: Window, receiver: Window, own: Window) {
        guard let drag = outgoing, drag.window != window || drag.ownWindow != own else { return }
        leave()
        outgoing?.window = window
        outgoing?.receiver = receiver
        outgoing?.ownWindow = own
        guard window != 0 else { return }
        let types = offeredTypes
        var words = [Int(link.window), XExchange.dragVersion << 24 | (types.count > 3 ? 1 : 0)]
        words += types.prefix(3).map { Int($0) }
        link.send("XdndEnter", about: window, to: receiver, words)
    }

    /// The pointer is no longer where it was.
    private func leave() {
        guard let drag = outgoing else { return }
        if drag.window != 0 {
            link.send("XdndLeave", about: drag.window, to: drag.receiver, [Int(link.window), 0])
        }
        if let target = targets[drag.ownWindow] {
            deliver(.drop(sample(.exited, target, (-1, -1))))
        }
        outgoing?.window = 0
        outgoing?.ownWindow = 0
        outgoing?.isAccepted = false
        outgoing?.awaitsStatus = false
    }

    /// The window below the pointer that takes drags: one of ours, or another program's.
    private func windowUnderPointer() -> (
        aware: Window, receiver: Window, own: Window, x: Int32, y: Int32
    ) {
        var root: Window = 0
        var child: Window = 0
        var place: (x: Int32, y: Int32) = (0, 0)
        var inWindow: (x: Int32, y: Int32) = (0, 0)
        var mask: UInt32 = 0
        var window = link.x.rootWindow(link.display)
        // Windows lie in frames of the window manager, which lie in the root.
        for _ in 0..<16 {
            let isHere = link.x.queryPointer(
                link.display,
                window,
                &root,
                &child,
                &place.x,
                &place.y,
                &inWindow.x,
                &inWindow.y,
                &mask
            )
            guard isHere != 0, child != 0 else { break }
            window = child
            if targets[window] != nil { return (0, 0, window, place.x, place.y) }
            guard !link.words("XdndAware", of: window).isEmpty else { continue }
            let proxy = Window(link.words("XdndProxy", of: window).first ?? 0)
            let isProxy = proxy != 0 && link.words("XdndProxy", of: proxy).first == UInt(proxy)
            return (window, isProxy ? proxy : window, 0, place.x, place.y)
        }
        return (0, 0, 0, place.x, place.y)
    }

    private func sample(
        _ phase: DropSample.Phase,
        _ target: Target,
        _ place: (x: Double, y: Double)
    ) -> DropSample {
        // The drag itself has the items.
        DropSample(window: target.id, phase: phase, x: place.x, y: place.y, items: [])
    }

    func statusCame(_ words: [Int]) {
        guard let drag = outgoing, Window(bitPattern: words[0]) == drag.window else { return }
        outgoing?.awaitsStatus = false
        outgoing?.isAccepted = words[1] & 1 != 0
        if drag.done != nil { return finishDrop() }
        if drag.hasMoved { moveDrag() }
    }

    // MARK: Ending

    /// The button was let go.
    func dropDrag(_ done: @escaping @Sendable (Bool) -> Void) {
        guard let drag = outgoing, drag.window != 0 else {
            outgoing = nil
            return done(false)
        }
        outgoing?.done = done
        // The last position decides, so its answer is waited for.
        if drag.awaitsStatus {
            let receiver = drag.window
            let came = wait { event in
                event.type == ClientMessage
                    && self.link.name(event.xclient.message_type) == "XdndStatus"
                    && Window(bitPattern: XConnection.words(event.xclient)[0]) == receiver
            }
            outgoing?.isAccepted = came.map { XConnection.words($0.xclient)[1] & 1 != 0 } ?? false
        }
        finishDrop()
    }

    private func finishDrop() {
        guard let drag = outgoing, let done = drag.done, !drag.hasDropped else { return }
        guard drag.isAccepted else {
            leave()
            outgoing = nil
            return done(false)
        }
        outgoing?.hasDropped = true
        link.send("XdndDrop", about: drag.window, to: drag.receiver, [Int(link.window), 0, 0])
        let window = drag.window
        let came = wait { event in
            event.type == ClientMessage
                && self.link.name(event.xclient.message_type) == "XdndFinished"
                && Window(bitPattern: XConnection.words(event.xclient)[0]) == window
        }
        outgoing = nil
        done(came.map { XConnection.words($0.xclient)[1] & 1 != 0 } ?? false)
    }

    func finishCame(_ words: [Int]) {}

    /// The drag is over, or back where it began.
    func cancelDrag() {
        leave()
        outgoing = nil
    }
}
