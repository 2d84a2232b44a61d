// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import SystemBus

/// The loop of the reader's thread: waits for messages and for the main thread's trees.
final class ReaderLoop {
    private static let status = "org.a11y.Status"
    private static let launcher = "org.a11y.Bus"
    private static let launcherPath = "/org/a11y/bus"
    /// The time between two attempts to connect, in microseconds.
    private static let pause: UInt64 = 5_000_000

    private let mailbox: ReaderMailbox
    private let tell: @Sendable (ReaderThread.Event) -> Void
    private let isForced: Bool
    private let session: BusConnection?
    private var conversation: Conversation?
    /// Whether a reader is there, as the session says.
    private var isEnabled = false
    private var hasScreenReader = false
    private var preferences = DesktopPreferences()
    private var preferencesCall: UInt64?
    /// When the next attempt to connect may be made.
    private var nextAttempt: UInt64 = 0

    /// Connects to the session's bus; nil where there is none and nothing else says where to
    /// find a reader.
    init?(
        _ mailbox: ReaderMailbox,
        isForced: Bool,
        tell: @escaping @Sendable (ReaderThread.Event) -> Void
    ) {
        self.mailbox = mailbox
        self.isForced = isForced
        self.tell = tell
        session = BusConnection.session()
        guard session != nil || isForced else { return nil }
    }

    func run(followsDesktop: Bool) {
        if followsDesktop { askForPreferences() }
        session?.addMatch(
            "type='signal',sender='\(Self.launcher)',path='\(Self.launcherPath)',"
                + "interface='org.freedesktop.DBus.Properties',member='PropertiesChanged'"
        )
        readStatus()
        while true {
            connectIfNeeded()
            wait()
            mailbox.silence()
            if let session { serveSession(session) }
            if let conversation, !conversation.serve() {
                self.conversation = nil
                mailbox.stop()
                nextAttempt = Self.now + Self.pause
            }
            if session == nil, conversation == nil, !isForced { return }
        }
    }

    /// Microseconds of the monotonic clock.
    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds / 1000 }

    // MARK: Waiting

    private func wait() {
        var files = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
        var deadline: UInt64?
        for connection in [session, conversation?.connection] {
            guard let connection, let poll = connection.poll else { continue }
            files.append(pollfd(fd: poll.descriptor, events: poll.events, revents: 0))
            if let time = connection.deadline { deadline = min(deadline ?? time, time) }
        }
        if isEnabled || isForced, conversation == nil {
            deadline = min(deadline ?? nextAttempt, nextAttempt)
        }
        if conversation?.hasMore == true { deadline = 0 }
        var milliseconds: CInt = -1
        if let deadline {
            let now = Self.now
            let rest = deadline > now ? (deadline - now + 999) / 1000 : 0
            milliseconds = CInt(clamping: rest)
        }
        _ = Foundation.poll(&files, nfds_t(files.count), milliseconds)
    }

    // MARK: The session

    private func readStatus() {
        isEnabled = property("IsEnabled")
        set(screenReader: property("ScreenReaderEnabled"))
    }

    private func property(_ name: String) -> Bool {
        let answer = session?.call(
            Self.launcher,
            path: Self.launcherPath,
            interface: "org.freedesktop.DBus.Properties",
            member: "Get",
            arguments: [.string(Self.status), .string(name)]
        )
        return answer?.first?.unwrapped.bool ?? false
    }

    private func set(screenReader isThere: Bool) {
        guard isThere != hasScreenReader else { return }
        hasScreenReader = isThere
        tell(.screenReader(isThere))
    }

    /// Asks for the desktop's preferences; a portal that starts only now answers seconds later.
    private func askForPreferences() {
        session?.addMatch(
            "type='signal',sender='\(DesktopPreferences.service)',"
                + "interface='\(DesktopPreferences.interface)',member='SettingChanged'"
        )
        preferencesCall = session?.begin(
            DesktopPreferences.service,
            path: DesktopPreferences.path,
            interface: DesktopPreferences.interface,
            member: "ReadAll",
            arguments: [.array(of: "s", DesktopPreferences.groups.map { .string($0) })]
        )
    }

    private func change(_ body: (inout DesktopPreferences) -> Void) {
        let before = preferences
        body(&preferences)
        if preferences != before { tell(.preferences(preferences)) }
    }

    private func serveSession(_ session: BusConnection) {
        for _ in 0..<64 {
            switch session.next() {
            case .incoming(.signal(let signal, _)) where signal.member == "PropertiesChanged":
                readStatus()
                if !isEnabled, !hasScreenReader, !isForced {
                    conversation = nil
                    mailbox.stop()
                }
            case .incoming(.signal(let signal, _)) where signal.member == "SettingChanged":
                guard signal.interface == DesktopPreferences.interface,
                    signal.arguments.count == 3, let group = signal.arguments[0].string,
                    let key = signal.arguments[1].string
                else { continue }
                change { $0.set(group, key, signal.arguments[2]) }
            case .incoming(.reply(let cookie, .success(let values))) where cookie == preferencesCall:
                change { $0.set(all: values.first) }
            case .incoming(.call(let call, let token?)):
                session.reply(.failure(.unknownObject(call.path)), to: token)
            case .incoming(.unreadable(let token?)):
                session.reply(.failure(.invalidArguments("The call cannot be read")), to: token)
            case .incoming, .worked: continue
            case .idle, .ended: return
            }
        }
    }

    // MARK: The accessibility bus

    private func connectIfNeeded() {
        guard conversation == nil, isEnabled || hasScreenReader || isForced,
            Self.now >= nextAttempt
        else { return }
        nextAttempt = Self.now + Self.pause
        guard let address, let connection = BusConnection.bus(at: address),
            let name = connection.uniqueName
        else { return }
        let conversation = Conversation(connection, name, mailbox) { [tell] in tell(.turn) }
        self.conversation = conversation
        mailbox.isReading = true
        conversation.begin()
    }

    private var address: String? {
        if let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"],
            !address.isEmpty
        {
            return address
        }
        let answer = session?.call(
            Self.launcher,
            path: Self.launcherPath,
            interface: Self.launcher,
            member: "GetAddress"
        )
        return answer?.first?.string
    }
}
