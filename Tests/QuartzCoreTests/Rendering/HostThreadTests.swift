// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Synchronization
import Testing

/// Trees are shown on the threads that make them, several at once.
struct HostThreadTests {
    @Test func hostsOfSeveralThreadsAreAllKnown() {
        let screens = Mutex<[KeptScreen]>([])
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            let screen = KeptScreen(screen: Screen(width: 2, height: 2))
            screens.withLock { $0.append(screen) }
        }
        let known = Set(Heartbeat.shared.livingHosts.map(ObjectIdentifier.init))
        let made = screens.withLock { $0.map { ObjectIdentifier($0.screen.host) } }
        #expect(made.count == 200)
        #expect(known.isSuperset(of: made))
    }

    // Sendable is unchecked because nobody draws: the screens are only kept.
    private struct KeptScreen: @unchecked Sendable {
        let screen: Screen
    }
}
