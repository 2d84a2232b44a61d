// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Rare state of objects: observers and associated objects.
///
/// It is allocated on first use and released with its owner.
// Sendable is unchecked because `lock` guards both properties.
final class Extras: @unchecked Sendable {
    // Guards both tables; no user code runs under it.
    let lock = StateLock()
    var associations: [UInt: Association] = [:]
    var observing = ObservingState()
}

extension NSObject {
    /// The extras, if there are any.
    final var extras: Extras? {
        let bits = extrasPointer.load(ordering: .acquiring)
        guard let pointer = UnsafeRawPointer(bitPattern: bits) else { return nil }
        return Unmanaged<Extras>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The extras, made now if need be.
    final var extrasMade: Extras {
        if let extras { return extras }
        let made = Unmanaged.passRetained(Extras())
        let (exchanged, _) = extrasPointer.compareExchange(
            expected: 0,
            desired: UInt(bitPattern: made.toOpaque()),
            ordering: .acquiringAndReleasing
        )
        if exchanged { return made.takeUnretainedValue() }
        made.release()
        return extras ?? Extras()
    }

    /// Releases the extras; called by the owner's deinit only.
    final func releaseExtras() {
        let bits = extrasPointer.exchange(0, ordering: .acquiringAndReleasing)
        guard let pointer = UnsafeRawPointer(bitPattern: bits) else { return }
        Unmanaged<Extras>.fromOpaque(pointer).release()
    }
}
