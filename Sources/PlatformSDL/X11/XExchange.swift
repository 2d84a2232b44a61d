// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Dispatch
import Foundation
import Platform
import Synchronization

/// The clipboard and drags to and from other programs in X11, which SDL shares as text only.
///
/// It has a connection and a thread of its own: selections are asked for and answered there, however
/// busy the program is. SDL's windows name our window as their proxy for drags, so that messages
/// about them come here.
// Sendable is unchecked because all but the mailbox is touched on the thread alone.
final class XExchange: @unchecked Sendable {
    private struct Mailbox {
        var closures: [@Sendable () -> Void] = []
        var own: [ClipboardItem]?
        var changes = 0
    }

    /// A transfer in pieces to a program that requested a selection.
    private struct Transfer {
        let property: Atom
        let type: Atom
        let bytes: [UInt8]
        var sent = 0
    }

    /// A window of SDL.
    struct Target {
        let id: WindowID
        let pointsPerUnit: Double
    }

    let link: XConnection
    let deliver: @Sendable (PlatformEvent) -> Void
    private let mailbox = Mutex(Mailbox())
    private var wakeUp: (read: CInt, write: CInt) = (-1, -1)
    private var transfers: [Window: Transfer] = [:]
    private var clipboardForms: [String: [UInt8]] = [:]
    var targets: [Window: Target] = [:]
    var incoming = IncomingDrag()
    var outgoing: OutgoingDrag?

    /// Larger values go in pieces of this many bytes.
    private static let piece = 1 << 17
    /// How long another program may take to answer, in seconds.
    static let timeout = 2.0

    /// Connects; nil where there is no X server.
    init?(deliver: @escaping @Sendable (PlatformEvent) -> Void) {
        guard let link = XConnection() else { return nil }
        self.link = link
        self.deliver = deliver
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        wakeUp = (ends[0], ends[1])
        link.watch("CLIPBOARD")
        let thread = Thread { [self] in run() }
        thread.name = "exchange"
        thread.start()
    }

    // MARK: From other threads

    /// Runs a closure on the thread, later.
    func post(_ closure: @escaping @Sendable () -> Void) {
        mailbox.withLock { $0.closures.append(closure) }
        var byte: UInt8 = 0
        _ = write(wakeUp.write, &byte, 1)
    }

    /// How often the clipboard has changed.
    var changeCount: Int { mailbox.withLock { $0.changes } }

    /// The clipboard's content.
    var items: [ClipboardItem] {
        if let own = mailbox.withLock({ $0.own }) { return own }
        let done = DispatchSemaphore(value: 0)
        let answer = Mutex<[ClipboardItem]>([])
        post { [self] in
            let items = MediaForms.items(fetch("CLIPBOARD", time: 0, choose: MediaForms.choose))
            answer.withLock { $0 = items }
            done.signal()
        }
        // A hanging program must not block this one.
        _ = done.wait(timeout: .now() + 3 * Self.timeout)
        return answer.withLock { $0 }
    }

    /// Puts items on the clipboard.
    func offer(_ items: [ClipboardItem]) {
        mailbox.withLock { box in
            box.own = items
            box.changes += 1
        }
        post { [self] in
            clipboardForms = MediaForms.merge(items)
            _ = link.x.setOwner(link.display, link.atom("CLIPBOARD"), link.window, 0)
            _ = link.x.flush(link.display)
        }
    }

    // MARK: The thread

    private func run() {
        while true {
            var polled = [
                pollfd(
                    fd: link.x.connectionNumber(link.display),
                    events: Int16(POLLIN),
                    revents: 0
                ),
                pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
            ]
            if link.x.pending(link.display) == 0 { _ = poll(&polled, 2, -1) }
            if polled[1].revents != 0 {
                var bytes = [UInt8](repeating: 0, count: 64)
                _ = read(wakeUp.read, &bytes, bytes.count)
            }
            let closures = mailbox.withLock { box in
                defer { box.closures = [] }
                return box.closures
            }
            for closure in closures { closure() }
            while link.x.pending(link.display) > 0 { handle(nextEvent()) }
            _ = link.x.flush(link.display)
        }
    }

    private func nextEvent() -> XEvent {
        var event = XEvent()
        _ = link.x.next(link.display, &event)
        return event
    }

    /// Handles what comes until a wanted event is there; nil when it does not come in time.
    func wait(for isWanted: (XEvent) -> Bool) -> XEvent? {
        let end = DispatchTime.now() + Self.timeout
        _ = link.x.flush(link.display)
        while true {
            while link.x.pending(link.display) > 0 {
                let event = nextEvent()
                if isWanted(event) { return event }
                handle(event)
            }
            let now = DispatchTime.now()
            guard now < end else { return nil }
            let left = (end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1
            var polled = pollfd(
                fd: link.x.connectionNumber(link.display),
                events: Int16(POLLIN),
                revents: 0
            )
            _ = poll(&polled, 1, CInt(left))
        }
    }

    private func handle(_ event: XEvent) {
        switch event.type {
        case SelectionRequest: answer(event.xselectionrequest)
        case SelectionClear: lose(event.xselectionclear)
        case PropertyNotify: sendPiece(event.xproperty)
        case ClientMessage: handle(event.xclient)
        case link.ownerChange ?? -1: ownerDidChange(event)
        default: break
        }
    }

    private func handle(_ message: XClientMessageEvent) {
        take(message.message_type, to: message.window, XConnection.words(message), isDirect: false)
    }

    /// A message to a window of ours: by way of our proxy, or straight to SDL's window, as from
    /// GTK 4, which forgets the proxy with the second move.
    func take(_ type: Atom, to window: Window, _ words: [Int], isDirect: Bool = true) {
        switch link.name(type) {
        case "XdndEnter": dragEntered(words, isDirect: isDirect)
        case "XdndPosition": dragMoved(over: window, words)
        case "XdndLeave": dragLeft(isDirect: isDirect)
        case "XdndDrop": dragDropped(words)
        case "XdndStatus": statusCame(words)
        case "XdndFinished": finishCame(words)
        default: break
        }
    }

    // MARK: Owning

    private func lose(_ event: XSelectionClearEvent) {
        guard event.selection == link.atom("CLIPBOARD"),
            link.x.owner(link.display, event.selection) != link.window
        else { return }
        clipboardForms = [:]
        mailbox.withLock { $0.own = nil }
    }

    private func ownerDidChange(_ event: XEvent) {
        // The event says who owns it now; asking the server says the same.
        guard link.x.owner(link.display, link.atom("CLIPBOARD")) != link.window else { return }
        mailbox.withLock { box in
            box.own = nil
            box.changes += 1
        }
        deliver(.clipboardDidChange)
    }

    private func answer(_ request: XSelectionRequestEvent) {
        let isDrag = request.selection == link.atom("XdndSelection")
        let forms = isDrag ? outgoing?.forms ?? [:] : clipboardForms
        var reply = XEvent()
        reply.xselection.type = SelectionNotify
        reply.xselection.display = link.display
        reply.xselection.requestor = request.requestor
        reply.xselection.selection = request.selection
        reply.xselection.target = request.target
        reply.xselection.time = request.time
        // Old programs name no property.
        let property = request.property != 0 ? request.property : request.target
        let isAnswered = put(
            link.name(request.target),
            of: forms,
            into: property,
            request.requestor
        )
        reply.xselection.property = isAnswered ? property : 0
        _ = link.x.send(link.display, request.requestor, 0, 0, &reply)
        _ = link.x.flush(link.display)
    }

    private func put(
        _ form: String,
        of forms: [String: [UInt8]],
        into property: Atom,
        _ requestor: Window
    ) -> Bool {
        if form == "TARGETS" {
            var names = ["TARGETS"] + forms.keys.sorted()
            if forms[MediaForms.text] != nil { names += MediaForms.textNames }
            link.set(
                link.name(property),
                of: requestor,
                type: link.atom("ATOM"),
                words: names.map { link.atom($0) }
            )
            return true
        }
        let isText = MediaForms.textNames.contains(form)
        guard let bytes = forms[form] ?? (isText ? forms[MediaForms.text] : nil) else {
            return false
        }
        let type = link.atom(form == "TEXT" ? "UTF8_STRING" : form)
        guard bytes.count > Self.piece else {
            link.set(property, of: requestor, type: type, bytes: bytes[...])
            return true
        }
        _ = link.x.selectInput(link.display, requestor, PropertyChangeMask)
        transfers[requestor] = Transfer(property: property, type: type, bytes: bytes)
        link.set(
            link.name(property),
            of: requestor,
            type: link.atom("INCR"),
            words: [UInt(bytes.count)]
        )
        return true
    }

    /// The program that asked has taken a piece: here is the next; an empty one ends it.
    private func sendPiece(_ event: XPropertyEvent) {
        guard event.state == PropertyDelete, var transfer = transfers[event.window],
            transfer.property == event.atom
        else { return }
        let end = min(transfer.sent + Self.piece, transfer.bytes.count)
        link.set(
            transfer.property,
            of: event.window,
            type: transfer.type,
            bytes: transfer.bytes[transfer.sent..<end]
        )
        if transfer.sent == end {
            transfers[event.window] = nil
            _ = link.x.selectInput(link.display, event.window, 0)
        } else {
            transfer.sent = end
            transfers[event.window] = transfer
        }
        _ = link.x.flush(link.display)
    }

    // MARK: Asking

    /// The forms of a selection that `choose` picks from those that are offered.
    func fetch(
        _ selection: String,
        time: UInt,
        choose: ([String]) -> [String]
    ) -> [String: [UInt8]] {
        guard link.x.owner(link.display, link.atom(selection)) != 0,
            let offered = fetch(selection, "TARGETS", time)
        else { return [:] }
        let names = offered.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt.self).map { link.name($0) }
        }
        return fetch(selection, choose(names), time)
    }

    /// Forms of a selection by name; those that do not come are left out.
    func fetch(_ selection: String, _ names: [String], _ time: UInt) -> [String: [UInt8]] {
        var forms: [String: [UInt8]] = [:]
        for name in names {
            if let bytes = fetch(selection, name, time) { forms[name] = bytes }
        }
        return forms
    }

    private func fetch(_ selection: String, _ name: String, _ time: UInt) -> [UInt8]? {
        let goal = link.atom("CASEMENT_SELECTION")
        let atom = link.atom(selection)
        let target = link.atom(name)
        _ = link.x.deleteProperty(link.display, link.window, goal)
        _ = link.x.convert(link.display, atom, target, goal, link.window, time)
        let came = wait { event in
            event.type == SelectionNotify && event.xselection.selection == atom
                && event.xselection.target == target
        }
        guard let came, came.xselection.property != 0,
            let value = link.value(goal, of: link.window, deletes: true)
        else { return nil }
        return value.type == link.atom("INCR") ? fetchPieces(goal) : value.bytes
    }

    private func fetchPieces(_ property: Atom) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            let came = wait { event in
                event.type == PropertyNotify && event.xproperty.window == self.link.window
                    && event.xproperty.atom == property && event.xproperty.state == PropertyNewValue
            }
            guard came != nil, let piece = link.value(property, of: link.window, deletes: true)
            else { return nil }
            if piece.bytes.isEmpty { return bytes }
            bytes += piece.bytes
        }
    }
}

/// The clipboard of X11, with every form of what is on it.
final class XClipboard: PlatformClipboard {
    private let exchange: XExchange

    init(_ exchange: XExchange) { self.exchange = exchange }

    var changeCount: Int { exchange.changeCount }

    var items: [ClipboardItem] {
        get { exchange.items }
        set { exchange.offer(newValue) }
    }
}
