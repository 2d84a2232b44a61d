// SPDX-License-Identifier: Apache-2.0

import Dispatch
import RenderServer

/// Drives display links and animations in a process without a window system, such as a package's
/// tests: by the machine's steady clock, on the main queue.
// Sendable is unchecked because all of it belongs to the main queue but the hosts, which threads
// register as they make them: those are reached under the layers' lock.
package final class Heartbeat: @unchecked Sendable {
    /// The process's instance.
    package static let shared = Heartbeat()

    /// Whether a window system drives the process instead.
    package var isDriven = false

    private struct Host {
        weak var host: LayerHost?
    }

    private var hosts: [Host] = []
    private var scheduledTime: Double?
    private let frameDuration = 1.0 / 60

    func add(_ host: LayerHost) {
        TransactionStack.layerLock.withLock {
            hosts.removeAll { $0.host == nil }
            hosts.append(Host(host: host))
        }
    }

    /// The hosts that exist.
    package var livingHosts: [LayerHost] {
        TransactionStack.layerLock.withLock { hosts.compactMap(\.host) }
    }

    /// Schedules the next beat for when something is due.
    func update() {
        guard !isDriven, MediaTime.isMachineClock, let next = nextTime else { return }
        if let scheduledTime, scheduledTime <= next { return }
        scheduledTime = next
        let delay = min(max(next - MediaTime.now, 0), 3600)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            let heart = Heartbeat.shared
            // A beat that an earlier one has replaced does nothing.
            guard heart.scheduledTime == next else { return }
            heart.scheduledTime = nil
            heart.beat()
        }
    }

    private var nextTime: Double? {
        var next = DetachedAnimations.shared.nextEvent
        let frame = DisplayLinks.shared.nextFrameTime(
            after: MediaTime.now,
            frameDuration: frameDuration
        )
        if let frame { next = min(next ?? frame, frame) }
        for host in livingHosts {
            guard let event = host.nextAnimationEvent else { continue }
            next = min(next ?? event, event)
        }
        return next
    }

    private func beat() {
        let now = MediaTime.now
        DisplayLinks.shared.fireIfDue(at: now, frameDuration: frameDuration)
        DetachedAnimations.shared.advance(to: now)
        for host in livingHosts { host.advanceAnimations(to: now) }
        update()
    }
}
