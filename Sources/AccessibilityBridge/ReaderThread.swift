// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import SystemBus

/// The thread that talks to the bus: it waits for a reader, and then answers it.
final class ReaderThread: Sendable {
    /// What the thread says to the main thread.
    enum Event: Sendable {
        /// The run loop is to turn: something waits in the mailbox.
        case turn
        /// A screen reader came or went.
        case screenReader(Bool)
        /// The desktop's preferences are others than before.
        case preferences(DesktopPreferences)
    }

    private let mailbox: ReaderMailbox
    private let isForced: Bool
    private let followsDesktop: Bool
    private let tell: @Sendable (Event) -> Void

    init(
        _ mailbox: ReaderMailbox,
        isForced: Bool,
        followsDesktop: Bool,
        tell: @escaping @Sendable (Event) -> Void
    ) {
        self.mailbox = mailbox
        self.isForced = isForced
        self.followsDesktop = followsDesktop
        self.tell = tell
    }

    func start() {
        let thread = Thread { [mailbox, isForced, followsDesktop, tell] in
            ReaderLoop(mailbox, isForced: isForced, tell: tell)?
                .run(followsDesktop: followsDesktop)
        }
        thread.name = "AT-SPI"
        thread.stackSize = 1 << 20
        thread.qualityOfService = .utility
        thread.start()
    }
}
