// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import ObjCRuntime
import QuartzCore
import RenderServer
import Synchronization
import UIKitBasics
import UIKitViews

/// Shows the application to AT-SPI readers, such as screen readers and test tools.
///
/// A thread of its own waits for a reader (`org.a11y.Status` on the session's bus) and answers it
/// from the last tree that the main thread has read. The main thread reads one after turns in which
/// something has changed, and spends a tenth of its time on that at most; without a reader it does
/// nothing.
@MainActor
package final class AccessibilityService {
    private let mailbox = ReaderMailbox()
    private let reader = ElementReader()
    private var posts: AccessibilityPosts.Observation?
    private var thread: ReaderThread?
    private let isForced: Bool
    private let followsDesktop: Bool
    private var preferences = DesktopPreferences()
    private var hasStarted = false

    /// The commits that the last tree shows.
    private var marks: [ObjectIdentifier: Double] = [:]
    private var nextReading = -Double.infinity
    private var isStale = true
    private var running: [ReaderMailbox.Order] = []

    /// The service of a program; nil where there is no session to look for readers in, or the
    /// environment forbids it.
    ///
    /// `CASEMENT_ACCESSIBILITY` may hold `0`, which keeps readers out, or `1`, which shows the
    /// elements whether a reader says that it is there or not.
    ///
    /// - Parameters:
    ///   - environment: The program's environment.
    ///   - followsDesktop: Whether the desktop's preferences are the program's, too: dark mode,
    ///     high contrast, reduced motion.
    package init?(environment: [String: String], followsDesktop: Bool) {
        self.followsDesktop = followsDesktop
        let words = (environment["CASEMENT_ACCESSIBILITY"] ?? "").split(separator: ",")
        guard !words.contains("0") else { return nil }
        isForced = words.contains("1")
        let hasAddress =
            ["DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"]
            .contains { !(environment[$0] ?? "").isEmpty }
        let folder = environment["XDG_RUNTIME_DIR"] ?? ""
        guard
            hasAddress
                || !folder.isEmpty && FileManager.default.fileExists(atPath: folder + "/bus")
        else { return nil }
    }

    // MARK: Turns

    /// The seconds since the machine started: readers wait in real time, even where the platform's
    /// clock stands still.
    private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// Called after each turn of the run loop.
    package func afterTurn() {
        guard hasStarted else { return start() }
        guard mailbox.isReading else { return }
        listen()
        var wanted = runOrders()
        wanted = mailbox.withState { $0.wantsTree } || wanted
        if hasChanged { isStale = true }
        guard wanted || isStale && now >= nextReading else { return }
        CATransaction.flush()
        publish()
    }

    /// When the next tree is to be read, by a clock that counts from the machine's start; nil for
    /// none.
    package var nextTurnTime: Double? {
        mailbox.isReading && isStale ? nextReading : nil
    }

    private func start() {
        hasStarted = true
        let mailbox = mailbox
        thread = ReaderThread(
            mailbox,
            isForced: isForced,
            followsDesktop: followsDesktop
        ) { [weak self] event in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(event) } }
        }
        thread?.start()
    }

    /// Takes what the reader's thread says; handing it over has woken the run loop.
    private func receive(_ event: ReaderThread.Event) {
        switch event {
        case .turn: break
        case .screenReader(let isThere): AccessibilityChoice.voiceOver.set(isThere)
        case .preferences(let preferences): adopt(preferences)
        }
    }

    /// Changes what the desktop has changed, so that other choices of the environment stay.
    func adopt(_ new: DesktopPreferences) {
        let old = preferences
        preferences = new
        if new.isDark != old.isDark {
            for screen in UIScreen.screens { screen.update(isDark: new.isDark) }
        }
        if new.hasHighContrast != old.hasHighContrast {
            AccessibilityChoice.darkerSystemColors.set(new.hasHighContrast)
        }
        if new.reducesMotion != old.reducesMotion {
            AccessibilityChoice.reduceMotion.set(new.reducesMotion)
        }
    }

    /// Whether a commit came after the last tree.
    private var hasChanged: Bool {
        var marks: [ObjectIdentifier: Double] = [:]
        for window in UIApplication.sharedOrNil?.windows ?? [] {
            guard let surface = window.windowState.surface else { continue }
            marks[ObjectIdentifier(window)] = surface.context.currentTree?.time ?? 0
        }
        guard marks != self.marks else { return false }
        self.marks = marks
        return true
    }

    private func publish() {
        let start = now
        let tree = reader.read()
        _ = hasChanged
        let end = now
        let cost = end - start
        isStale = false
        nextReading = end + max(0.05, cost * 10)
        mailbox.withState { state in
            state.tree = tree
            state.version += 1
            state.time = end
            state.cost = cost
            state.wantsTree = false
        }
        for order in running { order.semaphore.signal() }
        running = []
        mailbox.answered.signal()
        mailbox.ring()
    }

    // MARK: Requests

    /// Runs what readers have asked for; true if the elements may be others now.
    private func runOrders() -> Bool {
        let orders = mailbox.withState { state in
            defer { state.orders = [] }
            return state.orders
        }
        var hasActed = false
        for order in orders {
            let isWanted = order.state.withLock { state in
                guard case .waiting = state else { return false }
                state = .running
                return true
            }
            guard isWanted else { continue }
            let requests = ElementRequests(identities: reader.identities)
            let outcome = requests.outcome(of: order.request, for: order.id)
            order.state.withLock { $0 = .done(outcome) }
            if order.request.isQuestion {
                order.semaphore.signal()
            } else {
                running.append(order)
                hasActed = true
            }
        }
        return hasActed
    }

    // MARK: Announcements

    private func listen() {
        guard posts == nil else { return }
        posts = AccessibilityPosts.observe { [weak self] notification, argument in
            self?.take(notification, argument)
        }
    }

    private func take(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard mailbox.isReading else { return }
        isStale = true
        let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
        guard let text, !text.isEmpty else { return }
        mailbox.withState { state in
            // A program that posts without end is not queued without end.
            if state.announcements.count < 64 {
                state.announcements.append((text, notification == .announcement))
            }
        }
        mailbox.ring()
    }
}
