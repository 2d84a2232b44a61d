// SPDX-License-Identifier: Apache-2.0

/// A growable array of plain values without reference counts, uniqueness or exclusivity checks.
///
/// The engine's steady state touches millions of elements a second and never allocates; the checks
/// of `Array` would be most of the work. Bounds are checked in debug builds.
package struct Pool<Element: BitwiseCopyable>: ~Copyable {
    /// The elements; moves when the pool grows.
    package private(set) var base: UnsafeMutablePointer<Element>
    /// How many there are.
    package private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    /// Bytes held, used or not.
    var byteCount: Int { capacity * MemoryLayout<Element>.stride }

    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// A place that can be changed field by field.
    func pointer(_ index: Int) -> UnsafeMutablePointer<Element> {
        assert(index >= 0 && index < count)
        return base + index
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    mutating func append(repeating element: Element, count added: Int) {
        if count + added > capacity { grow(to: count + added) }
        (base + count).initialize(repeating: element, count: added)
        count += added
    }

    /// Adds elements that the caller sets before anybody reads them.
    ///
    /// - Returns: where the first of them is.
    @inline(__always)
    mutating func extend(by added: Int) -> Int32 {
        if count &+ added > capacity { grow(to: count + added) }
        let first = count
        count &+= added
        return Int32(truncatingIfNeeded: first)
    }

    /// Makes room for so many elements in all, and some more.
    mutating func reserve(_ needed: Int) {
        if needed > capacity { grow(to: needed + needed / 8) }
    }

    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    mutating func removeAll() {
        count = 0
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        // Numbers of elements are kept in 32 bits.
        precondition(needed <= Int32.max, "Pool: more elements than 32 bits can number")
        capacity = count == 0 ? needed : max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
