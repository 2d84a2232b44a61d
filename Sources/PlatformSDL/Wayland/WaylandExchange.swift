// SPDX-License-Identifier: Apache-2.0

import CWayland
import Dispatch
import Foundation
import Platform
import Synchronization

/// The clipboard of a Wayland compositor with every form of what is on it, and drags to and from
/// other programs.
///
/// It begins when the first window opens, which opens the connection; before that, and where the
/// compositor lacks what is needed, SDL's clipboard of text stands in.
// Sendable is unchecked because the link is touched on its thread alone.
final class WaylandExchange: PlatformClipboard, @unchecked Sendable {
    private struct Mailbox {
        var closures: [@Sendable () -> Void] = []
        var own: [ClipboardItem]?
        var changes = 0
        var isAttached = false
        var isOpen = false
    }

    private let fallback: SDLClipboard
    let thread: SDLThread
    let deliver: @Sendable (PlatformEvent) -> Void
    private let mailbox = Mutex(Mailbox())
    private var wakeUp: (read: CInt, write: CInt) = (-1, -1)
    private(set) var link: OpaquePointer?
    private var ownForms: [String: [UInt8]] = [:]
    /// Whether an offer waits for the first key or button event, whose serial number it needs.
    private var isOfferWaiting = false

    /// A window of SDL.
    struct Target {
        let id: WindowID
        let pointsPerUnit: Double
    }

    /// SDL's windows by the addresses of their surfaces.
    var targets: [UInt: Target] = [:]
    var incoming = WaylandIncomingDrag()
    var outgoing: WaylandOutgoingDrag?

    private static let timeout = 2.0

    init(
        thread: SDLThread,
        fallback: SDLClipboard,
        deliver: @escaping @Sendable (PlatformEvent) -> Void
    ) {
        self.thread = thread
        self.fallback = fallback
        self.deliver = deliver
    }

    /// Called when a window opens, and with it the connection.
    func attach(_ display: UnsafeMutableRawPointer) {
        guard
            mailbox.withLock({ box in
                defer { box.isAttached = true }
                return !box.isAttached
            })
        else { return }
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        wakeUp = (ends[0], ends[1])
        // The connection outlives every closure of this process.
        nonisolated(unsafe) let display = display
        let thread = Thread { [self] in
            open(display)
            guard link != nil else { return }
            mailbox.withLock { $0.isOpen = true }
            run()
            mailbox.withLock { $0.isOpen = false }
        }
        thread.name = "clipboard"
        thread.start()
    }

    // MARK: From other threads

    var changeCount: Int {
        mailbox.withLock { $0.isOpen ? $0.changes : nil } ?? fallback.changeCount
    }

    var items: [ClipboardItem] {
        get {
            let (isOpen, own) = mailbox.withLock { ($0.isOpen, $0.own) }
            guard isOpen else { return fallback.items }
            if let own { return own }
            let done = DispatchSemaphore(value: 0)
            let answer = Mutex<[ClipboardItem]>([])
            post { [self] in
                let items = fetch()
                answer.withLock { $0 = items }
                done.signal()
            }
            // A hanging program must not block this one.
            _ = done.wait(timeout: .now() + 3 * Self.timeout)
            return answer.withLock { $0 }
        }
        set {
            guard mailbox.withLock({ $0.isOpen }) else {
                fallback.items = newValue
                return
            }
            mailbox.withLock { box in
                box.own = newValue
                box.changes += 1
            }
            post { [self] in
                ownForms = MediaForms.merge(newValue)
                isOfferWaiting = true
            }
        }
    }

    func post(_ closure: @escaping @Sendable () -> Void) {
        mailbox.withLock { $0.closures.append(closure) }
        var byte: UInt8 = 0
        _ = write(wakeUp.write, &byte, 1)
    }

    // MARK: The thread

    private func open(_ display: UnsafeMutableRawPointer) {
        let events = cw_events(
            context: Unmanaged.passUnretained(self).toOpaque(),
            changed: { context, isOwn in
                guard let context else { return }
                Unmanaged<WaylandExchange>.fromOpaque(context).takeUnretainedValue()
                    .didChange(isOwn: isOwn != 0)
            },
            wanted: { context, type, descriptor, isDrag in
                guard let context, let type else { return }
                let exchange = Unmanaged<WaylandExchange>.fromOpaque(context).takeUnretainedValue()
                let forms = isDrag != 0 ? exchange.outgoing?.forms ?? [:] : exchange.ownForms
                exchange.give(String(cString: type), of: forms, to: descriptor)
            },
            moved: { context, surface, x, y, isNew, isOwn in
                guard let context, let surface else { return }
                Unmanaged<WaylandExchange>.fromOpaque(context).takeUnretainedValue()
                    .dragMoved(over: surface, x, y, isNew: isNew != 0, isOwn: isOwn != 0)
            },
            left: { context in
                guard let context else { return }
                Unmanaged<WaylandExchange>.fromOpaque(context).takeUnretainedValue().dragLeft()
            },
            dropped: { context, isOwn in
                guard let context else { return }
                Unmanaged<WaylandExchange>.fromOpaque(context).takeUnretainedValue()
                    .dragDropped(isOwn: isOwn != 0)
            },
            ended: { context, how in
                guard let context else { return }
                Unmanaged<WaylandExchange>.fromOpaque(context).takeUnretainedValue()
                    .ownDragEnded(how)
            },
            pressed: { context, surface, x, y in
                guard let context, let surface else { return }
                Unmanaged<WaylandExchange>.fromOpaque(context).takeUnretainedValue()
                    .pressedAfterDrag(over: surface, x, y)
            }
        )
        link = cw_open(display, events)
    }

    private func run() {
        guard let link else { return }
        while cw_turn(link, wakeUp.read) != 0 {
            let closures = mailbox.withLock { box in
                defer { box.closures = [] }
                return box.closures
            }
            for closure in closures { closure() }
            if isOfferWaiting { isOfferWaiting = !offer(link) }
        }
    }

    private func didChange(isOwn: Bool) {
        guard !isOwn else { return }
        // The offer that waits is newer than this change.
        if isOfferWaiting { return }
        mailbox.withLock { box in
            box.own = nil
            box.changes += 1
        }
        deliver(.clipboardDidChange)
    }

    // MARK: Offering

    private func offer(_ link: OpaquePointer) -> Bool {
        Self.withNames(of: ownForms) { cw_offer(link, $0, $1) != 0 }
    }

    /// Calls with the names of forms, those of text by all its names.
    static func withNames<R>(
        of forms: [String: [UInt8]],
        _ body: (UnsafePointer<UnsafePointer<CChar>?>, CInt) -> R
    ) -> R {
        var names = forms.keys.sorted()
        if forms[MediaForms.text] != nil { names += MediaForms.textNames }
        let words = names.map { strdup($0) }
        defer { for word in words { free(word) } }
        return words.map { UnsafePointer<CChar>($0) }.withUnsafeBufferPointer { buffer in
            // No forms at all: any address will do.
            withUnsafePointer(to: nil as UnsafePointer<CChar>?) { none in
                body(buffer.baseAddress ?? none, CInt(buffer.count))
            }
        }
    }

    private func give(_ type: String, of forms: [String: [UInt8]], to descriptor: CInt) {
        let isText = MediaForms.textNames.contains(type)
        let bytes = forms[type] ?? (isText ? forms[MediaForms.text] : nil) ?? []
        // The receiver may read slowly.
        DispatchQueue.global().async {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try? file.write(contentsOf: Data(bytes))
            try? file.close()
        }
    }

    // MARK: Asking

    private func fetch() -> [ClipboardItem] {
        guard let link else { return [] }
        let offered = (0..<cw_type_count(link)).compactMap { index in
            cw_type(link, index).map { String(cString: $0) }
        }
        var forms: [String: [UInt8]] = [:]
        for name in MediaForms.choose(offered) {
            let descriptor = cw_receive(link, name)
            guard descriptor >= 0 else { continue }
            if let bytes = Self.readAll(descriptor) { forms[name] = bytes }
        }
        return MediaForms.items(forms)
    }

    static func readAll(_ descriptor: CInt) -> [UInt8]? {
        defer { close(descriptor) }
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, CInt(timeout * 1000)) > 0 else { return nil }
            let count = read(descriptor, &piece, piece.count)
            if count < 0 { return nil }
            if count == 0 { return all }
            all += piece[..<count]
        }
    }
}
