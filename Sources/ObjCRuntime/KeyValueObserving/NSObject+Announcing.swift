// SPDX-License-Identifier: Apache-2.0

import Synchronization

// On iOS each Objective-C setter notifies the observers of its property, because observing replaces the
// setter; here the setter does it itself.

extension NSObject {
    /// Whether anybody may be observing the object: a quick answer that is never wrongly no.
    @usableFromInline package final var isObserved: Bool {
        extrasPointer.load(ordering: .relaxed) != 0
    }

    /// Changes a property with notifications to its observers, if there are any.
    @inlinable
    @inline(__always)
    package final func announcing(_ key: String, _ change: () -> Void) {
        guard isObserved else { return change() }
        willChangeValue(forKey: key)
        change()
        didChangeValue(forKey: key)
    }

    /// Changes a property that is observed by two keys: Swift's name and Objective-C's, such as
    /// `isHidden` and `hidden`.
    @inlinable
    @inline(__always)
    package final func announcing(_ key: String, _ otherKey: String, _ change: () -> Void) {
        guard isObserved else { return change() }
        willChangeValue(forKey: key)
        willChangeValue(forKey: otherKey)
        change()
        didChangeValue(forKey: otherKey)
        didChangeValue(forKey: key)
    }

    /// What `willSet` of a stored property calls, which may have a second name.
    package final func beginAnnouncing(_ key: String, _ otherKey: String? = nil) {
        guard isObserved else { return }
        willChangeValue(forKey: key)
        if let otherKey { willChangeValue(forKey: otherKey) }
    }

    /// What its `didSet` calls.
    package final func endAnnouncing(_ key: String, _ otherKey: String? = nil) {
        guard isObserved else { return }
        if let otherKey { didChangeValue(forKey: otherKey) }
        didChangeValue(forKey: key)
    }

    /// Changes several properties at once, with notifications to their observers.
    package final func announcing(_ keys: [String], _ change: () -> Void) {
        guard isObserved else { return change() }
        for key in keys { willChangeValue(forKey: key) }
        change()
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }

    /// Changes a property without notifications, although its setter announces it.
    ///
    /// iOS does not notify the observers of a control's value when a person changes it.
    package final func withoutAnnouncing(_ key: String, _ change: () -> Void) {
        guard let extras else { return change() }
        extras.observing.silence(key)
        change()
        extras.observing.endSilence(key)
    }
}
