// SPDX-License-Identifier: Apache-2.0

/// The animations of layers that nothing shows: they have no pixels, but their time passes, and
/// their delegates and transactions are told.
// Sendable is unchecked because every use holds the layers' lock.
package final class DetachedAnimations: @unchecked Sendable {
    /// The one list.
    package static let shared = DetachedAnimations()

    private var layers = AnimatedLayers()

    func add(_ layer: CALayer) {
        TransactionStack.layerLock.withLock { layers.add(layer) }
    }

    private var members: [CALayer] {
        TransactionStack.layerLock.withLock { layers.members { $0.treeHost == nil } }
    }

    /// Gives animations that have not said when they begin the time of the commit.
    func begin(at time: Double) {
        for layer in members { layer.beginAnimations(at: layer.localTime(at: time)) }
    }

    /// Tells which animations have begun and ended by a time.
    package func advance(to time: Double) {
        for layer in members { layer.advanceAnimations(to: layer.localTime(at: time)) }
    }

    /// The next time at which ``advance(to:)`` has something to tell; nil for none.
    package var nextEvent: Double? {
        TransactionStack.layerLock.withLock { layers.nextEvent }
    }
}
