// SPDX-License-Identifier: Apache-2.0

/// The animations of layers outside of any host: nothing is drawn, but time passes, and delegates
/// and transactions receive their start and end.
// Sendable is unchecked because every use holds the layers' lock.
package final class DetachedAnimations: @unchecked Sendable {
    /// The process's instance.
    package static let shared = DetachedAnimations()

    private var layers = AnimatedLayers()

    func add(_ layer: CALayer) {
        TransactionStack.layerLock.withLock { layers.add(layer) }
    }

    private var members: [CALayer] {
        TransactionStack.layerLock.withLock { layers.members { $0.treeHost == nil } }
    }

    /// Sets the commit's time as the begin time of animations without one.
    func begin(at time: Double) {
        for layer in members { layer.beginAnimations(at: layer.localTime(at: time)) }
    }

    /// Reports animations that have started and ended by a time.
    package func advance(to time: Double) {
        for layer in members { layer.advanceAnimations(to: layer.localTime(at: time)) }
    }

    /// The next time at which ``advance(to:)`` has something to report; nil for none.
    package var nextEvent: Double? {
        TransactionStack.layerLock.withLock { layers.nextEvent }
    }
}
