// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import Synchronization
import SystemBus

/// A connection to the accessibility bus: the application is registered there, calls are answered
/// and changes told.
final class Conversation {
    private static let registry = "org.a11y.atspi.Registry"
    /// How long a call waits for the main thread, in milliseconds.
    ///
    /// Readers themselves give up after 800.
    private static let treePatience = 250
    private static let orderPatience = 500
    /// The number of unsent messages at which changes wait: the bus does not take them.
    private static let mostQueued = 1000

    let connection: BusConnection
    private let mailbox: ReaderMailbox
    private let wake: () -> Void
    private var program: AccessibleAnswers.Program
    /// The application without windows, until the main thread has read some.
    private var tree: AccessibleTree = {
        var tree = AccessibleTree()
        var application = AccessibleNode(.application, .application)
        application.name = ProcessInfo.processInfo.processName
        tree.insert(application)
        return tree
    }()
    private var version = 0
    private var embedding: UInt64?
    /// Whether the main thread let a call wait in vain, and has not shown itself since.
    private var isApplicationBusy = false
    /// Whether messages were left for the next turn of the loop.
    private(set) var hasMore = false

    init(
        _ connection: BusConnection,
        _ name: String,
        _ mailbox: ReaderMailbox,
        wake: @escaping () -> Void
    ) {
        self.connection = connection
        self.mailbox = mailbox
        self.wake = wake
        program = AccessibleAnswers.Program(
            busName: name,
            language: Locale.current.identifier,
            version: "1"
        )
    }

    // MARK: Registration

    /// Tells the registry of the application.
    func begin() {
        connection.addMatch(
            "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
                + "arg0='\(Self.registry)'"
        )
        refresh()
        embed()
    }

    private func embed() {
        let root = AccessibleReference(
            program: program.busName,
            path: AccessibleID.application.path
        )
        embedding = connection.begin(
            Self.registry,
            path: AccessibleID.application.path,
            interface: "org.a11y.atspi.Socket",
            member: "Embed",
            arguments: [root.value]
        )
    }

    // MARK: Serving

    /// Answers what has come; false when the connection has ended.
    func serve() -> Bool {
        takeTree()
        announce()
        hasMore = false
        for _ in 0..<256 {
            switch connection.next() {
            case .incoming(let incoming): receive(incoming)
            case .worked: continue
            case .idle: return true
            case .ended: return false
            }
        }
        hasMore = true
        return true
    }

    private func receive(_ incoming: BusConnection.Incoming) {
        switch incoming {
        case .call(let call, let token): answer(call, token)
        case .unreadable(let token):
            guard let token else { return }
            connection.reply(.failure(.invalidArguments("The call cannot be read")), to: token)
        case .signal(let signal, let sender):
            // The registry has started again; the new one knows nobody.
            guard sender == "org.freedesktop.DBus", signal.member == "NameOwnerChanged",
                signal.arguments.first?.string == Self.registry,
                signal.arguments.last?.string != ""
            else { return }
            embed()
        case .reply(let cookie, let result):
            guard cookie == embedding, case .success(let values) = result,
                let desktop = AccessibleReference(values.first)
            else { return }
            program.desktop = desktop
        }
    }

    private func answer(_ call: BusCall, _ token: BusConnection.ReplyToken?) {
        refresh()
        let result: Result<[BusValue], BusFailure>
        switch AccessibleAnswers(tree, program).answer(call) {
        case .reply(let values):
            noteNumber(call)
            result = .success(values)
        case .failure(let failure): result = .failure(failure)
        case .request(let id, let request, let finish):
            result = finish(outcome(of: request, for: id))
        }
        if let token { connection.reply(result, to: token) }
    }

    /// Keeps the number that the registry gives the application.
    private func noteNumber(_ call: BusCall) {
        guard call.member == "Set", call.path == AccessibleID.application.path,
            call.arguments.count == 3, call.arguments[1].string == "Id",
            let number = call.arguments[2].unwrapped.int
        else { return }
        program.number = number
    }

    // MARK: The main thread

    /// Makes sure that the tree is not much older than the call: asks the main thread for another,
    /// and takes the last where it does not answer.
    private func refresh() {
        let seconds = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
        let isOld = mailbox.withState { state in
            seconds - state.time > max(0.1, state.cost * 10)
        }
        if isOld {
            let isAsked = mailbox.withState { state in
                defer { state.wantsTree = true }
                return state.wantsTree
            }
            if !isAsked { wake() }
            if !isApplicationBusy {
                wait(until: .now() + .milliseconds(Self.treePatience))
            }
        }
        takeTree()
    }

    /// Waits for a tree that is not the present one.
    private func wait(until limit: DispatchTime) {
        while mailbox.withState({ $0.version }) == version {
            guard mailbox.answered.wait(timeout: limit) == .success else {
                isApplicationBusy = true
                return
            }
        }
    }

    private func outcome(
        of request: AccessibleRequest,
        for id: AccessibleID
    ) -> AccessibleOutcome {
        guard !isApplicationBusy else { return .failed("The application is busy") }
        let order = ReaderMailbox.Order(id, request)
        mailbox.withState { $0.orders.append(order) }
        wake()
        let limit = DispatchTime.now() + .milliseconds(Self.orderPatience)
        let isInTime = order.semaphore.wait(timeout: limit) == .success
        if !isInTime { isApplicationBusy = true }
        takeTree()
        return order.state.withLock { state in
            switch state {
            case .done(let outcome): return outcome
            // It has begun, and will end.
            case .running: return .done(true)
            case .waiting, .abandoned:
                state = .abandoned
                return .failed("The application is busy")
            }
        }
    }

    /// Takes the newest tree, and tells readers what has changed.
    private func takeTree() {
        let newest = mailbox.withState { state in
            (tree: state.tree, version: state.version)
        }
        guard newest.version != version, connection.queued < Self.mostQueued else { return }
        isApplicationBusy = false
        version = newest.version
        let before = tree
        tree = newest.tree
        // Nobody has seen the tree before the application is registered.
        guard embedding != nil, before != tree else { return }
        for signal in AccessibleChanges.signals(from: before, to: tree, program) {
            connection.send(signal)
        }
    }

    private func announce() {
        let announcements = mailbox.withState { state in
            defer { state.announcements = [] }
            return state.announcements
        }
        for announcement in announcements where connection.queued < Self.mostQueued {
            connection.send(
                AccessibleChanges.announcement(
                    announcement.text,
                    isUrgent: announcement.isUrgent
                )
            )
        }
    }
}
