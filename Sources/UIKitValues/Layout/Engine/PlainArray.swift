// SPDX-License-Identifier: Apache-2.0

/// A growable array of plain values without reference counts or checks of uniqueness.
package struct PlainArray<Element: BitwiseCopyable>: ~Copyable {
    package private(set) var base: UnsafeMutablePointer<Element>
    package private(set) var count = 0
    private var capacity = 64

    package init() {
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    /// Sets an element, at most one past the last.
    @inline(__always)
    package mutating func set(_ element: Element, at index: Int) {
        assert(index >= 0 && index <= count)
        if index == count {
            if count == capacity { grow(to: 2 * capacity) }
            count += 1
        }
        (base + index).initialize(to: element)
    }

    /// Makes room for so many elements in all, and some more.
    package mutating func reserve(_ needed: Int) {
        if needed > capacity { grow(to: needed + needed / 8) }
    }

    package mutating func removeAll() {
        count = 0
    }

    private mutating func grow(to room: Int) {
        capacity = room
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
