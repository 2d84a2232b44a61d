// SPDX-License-Identifier: Apache-2.0

package import Platform
import RenderServer

/// Holds back the moves of touches and delivers them once a frame, those of a surface as one event.
///
/// What a view then reads of the single moves, `coalescedTouches(for:)`, is kept by ``TouchTrail``.
@MainActor
package final class TouchCoalescer {
    private var moves: [(sample: TouchSample, surface: DisplaySurface)] = []
    /// The media time of the last delivery.
    private var lastDelivery = -Double.infinity
    private var isScheduled = false
    /// Whether moves wait for ``deliver()`` alone, as in a replay, which says when a frame comes.
    package var isManual = false

    private unowned let router: TouchRouter

    init(_ router: TouchRouter) { self.router = router }

    /// Whether no move waits.
    package var isEmpty: Bool { moves.isEmpty }

    /// Takes one sample of a touch.
    ///
    /// A move waits for the next frame; anything else is delivered now, after the moves that wait.
    package func receive(_ sample: TouchSample, on surface: DisplaySurface) {
        guard sample.phase == .moved else {
            deliver()
            return router.receive(sample, on: surface)
        }
        guard router.hasTouch(sample.identifier) else { return }
        moves.append((sample, surface))
    }

    /// Delivers the moves that wait, as one event for each surface.
    package func deliver() {
        guard !moves.isEmpty else { return }
        lastDelivery = MediaTime.now
        while let surface = moves.first?.surface {
            let samples = moves.filter { $0.surface === surface }.map(\.sample)
            moves.removeAll { $0.surface === surface }
            router.receive(samples, on: surface)
        }
    }

    /// Calls a closure, which delivers the moves that wait, one frame after the last delivery: now,
    /// or when that time comes.
    package func schedule(frameDuration: Double, _ deliver: @escaping () -> Void) {
        guard !isManual, !moves.isEmpty, !isScheduled else { return }
        let wait = lastDelivery + frameDuration - MediaTime.now
        guard wait > 0 else { return deliver() }
        isScheduled = true
        Deadlines.shared.add(after: wait) { [weak self] in
            self?.isScheduled = false
            deliver()
        }
    }

    /// Drops the moves that wait.
    func removeAll() { moves = [] }
}
