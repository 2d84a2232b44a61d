// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Platform

/// A drag of another program over one of this program's windows.
struct IncomingDrag {
    var source: Window = 0
    var window: Window = 0
    var names: [String] = []
    var place: (x: Double, y: Double) = (0, 0)
    /// Whether the view there accepts the drag, by the main thread's last answer.
    var isAccepted = false
    var awaitsAnswer = false
    /// Whether SDL sees the messages, too: it ends the drag at the drop, so everything is fetched as
    /// soon as a view would take it.
    var isDirect = false
    var forms: [String: [UInt8]]?
}

// The receiving side of XDND, version 5.
extension XExchange {
    static let dragVersion = 5

    // MARK: Windows

    /// Handles drags over a window of SDL from now on.
    func adopt(_ window: Window, _ target: Target) {
        targets[window] = target
        let words = [UInt(link.window)]
        let type = link.atom("WINDOW")
        // A proxy names itself, so that the property of a closed window is not trusted.
        link.set("XdndProxy", of: link.window, type: type, words: words)
        link.set("XdndProxy", of: window, type: type, words: words)
        let version = [UInt(Self.dragVersion)]
        link.set("XdndAware", of: link.window, type: link.atom("ATOM"), words: version)
        link.set("XdndAware", of: window, type: link.atom("ATOM"), words: version)
        _ = link.x.flush(link.display)
    }

    /// Called before a window of SDL is closed.
    func disown(_ window: Window) {
        targets[window] = nil
        if incoming.window == window { incoming = IncomingDrag() }
    }

    // MARK: Messages

    func dragEntered(_ words: [Int], isDirect: Bool) {
        incoming = IncomingDrag()
        incoming.isDirect = isDirect
        incoming.source = Window(bitPattern: words[0])
        let hasMore = words[1] & 1 != 0
        let atoms =
            hasMore
            ? link.words("XdndTypeList", of: incoming.source)
            : words[2...].map { UInt(bitPattern: $0) }.filter { $0 != 0 }
        incoming.names = MediaForms.choose(atoms.map { link.name($0) })
    }

    func dragMoved(over window: Window, _ words: [Int]) {
        guard let target = targets[window], Window(bitPattern: words[0]) == incoming.source else {
            return
        }
        incoming.window = window
        incoming.place = place(Int32(words[2] >> 16 & 0xFFFF), Int32(words[2] & 0xFFFF), in: window)
        incoming.awaitsAnswer = true
        deliver(.drop(sample(.moved, target, [emptyItem])))
    }

    /// Takes the main thread's answer whether the view under the drag accepts it.
    func answerDrag(isAccepted: Bool) {
        incoming.isAccepted = isAccepted
        guard incoming.awaitsAnswer else { return }
        incoming.awaitsAnswer = false
        let action = isAccepted ? Int(link.atom("XdndActionCopy")) : 0
        link.send(
            "XdndStatus",
            about: incoming.source,
            to: incoming.source,
            // Every further position is wanted: there is no rectangle of silence.
            [Int(incoming.window), isAccepted ? 3 : 2, 0, 0, action]
        )
        if isAccepted, incoming.isDirect, incoming.forms == nil {
            let source = incoming.source
            let forms = fetch("XdndSelection", incoming.names, 0)
            // Another drag may have come meanwhile.
            if incoming.source == source { incoming.forms = forms }
        }
    }

    func dragLeft(isDirect: Bool) {
        // The other way is left after this one was entered.
        guard isDirect == incoming.isDirect else { return }
        if let target = targets[incoming.window] { deliver(.drop(sample(.exited, target, []))) }
        incoming = IncomingDrag()
    }

    func dragDropped(_ words: [Int]) {
        guard let target = targets[incoming.window] else { return }
        let drag = incoming
        let time = UInt(bitPattern: words[2])
        let forms =
            drag.isAccepted ? drag.forms ?? fetch("XdndSelection", drag.names, time) : [:]
        let items = MediaForms.items(forms)
        if items.isEmpty {
            deliver(.drop(sample(.exited, target, [])))
        } else {
            deliver(.drop(sample(.dropped, target, items)))
        }
        let isTaken = !items.isEmpty
        link.send(
            "XdndFinished",
            about: drag.source,
            to: drag.source,
            [Int(drag.window), isTaken ? 1 : 0, isTaken ? Int(link.atom("XdndActionCopy")) : 0]
        )
        incoming = IncomingDrag()
    }

    // MARK: Samples

    /// An item with the types that are known before the drop.
    private var emptyItem: ClipboardItem {
        MediaForms.empty(incoming.names)
    }

    private func sample(
        _ phase: DropSample.Phase,
        _ target: Target,
        _ items: [ClipboardItem]
    ) -> DropSample {
        DropSample(
            window: target.id,
            phase: phase,
            x: incoming.place.x,
            y: incoming.place.y,
            items: items
        )
    }

    /// A place of the screen in a window's points.
    func place(_ x: Int32, _ y: Int32, in window: Window) -> (x: Double, y: Double) {
        var inWindow: (x: Int32, y: Int32) = (0, 0)
        var child: Window = 0
        let root = link.x.rootWindow(link.display)
        _ = link.x.translate(link.display, root, window, x, y, &inWindow.x, &inWindow.y, &child)
        let unit = targets[window]?.pointsPerUnit ?? 1
        return (Double(inWindow.x) * unit, Double(inWindow.y) * unit)
    }
}
