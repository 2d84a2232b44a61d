// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc
import QuartzCore
import RenderServer
import Synchronization
import Testing

/// What threads leave undone when they end.
struct EndedThreadTests {
    /// The threads on which probes have gone.
    private static let gone = Mutex<[pthread_t]>([])

    private final class Probe: CALayer {
        deinit {
            let thread = pthread_self()
            EndedThreadTests.gone.withLock { $0.append(thread) }
        }
    }

    @Test func whatAThreadHasNotCommittedGoesOnAThreadThatLives() {
        var thread = pthread_t()
        let status = pthread_create(
            &thread,
            nil,
            { _ in
                // From here on, Dispatch cleans up when the thread ends.
                DispatchQueue(label: "test").sync {}
                let root = CALayer()
                let host = LayerHost(layer: root, context: RenderContext())
                root.addSublayer(Probe())
                root.sublayers?.first?.opacity = 0.5
                withExtendedLifetime(host) {}
                return nil
            },
            nil
        )
        #expect(status == 0)
        #expect(pthread_join(thread, nil) == 0)
        CATransaction.flush()
        let threads = Self.gone.withLock { $0 }
        #expect(threads.count == 1)
        #expect(threads.allSatisfy { pthread_equal($0, thread) == 0 })
    }
}
