// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An array of object pointers that may be nil or held weakly.
open class NSPointerArray: Foundation.NSObject {
    private let options: NSPointerFunctions.Options
    private var slots: [PointerSlot?] = []

    /// Makes an array.
    public init(options: NSPointerFunctions.Options = []) { self.options = options }

    /// Makes an array that holds its objects strongly.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// Makes an array that holds its objects weakly; those that are gone read as nil.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How many pointers there are, nil ones among them.
    ///
    /// A larger number appends nil ones, a smaller one drops the last.
    open var count: Int {
        get { slots.count }
        set {
            let count = max(0, newValue)
            slots.removeLast(max(0, slots.count - count))
            slots += Array(repeating: nil, count: count - slots.count)
        }
    }

    /// The pointer at an index, to an object; nil for an empty place.
    ///
    /// Traps outside the array.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        check(index, slots.count)
        return slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Appends a pointer to an object.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

    /// Puts a pointer in before an index.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        check(index, slots.count + 1)
        slots.insert(slot(item), at: index)
    }

    /// Exchanges the pointer at an index.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        check(index, slots.count)
        slots[index] = slot(item)
    }

    /// Takes the pointer at an index out.
    open func removePointer(at index: Int) {
        check(index, slots.count)
        slots.remove(at: index)
    }

    /// Takes the nil pointers out, those of objects that are gone among them.
    open func compact() { slots.removeAll { $0?.object == nil } }

    /// The objects without the nil places.
    open var allObjects: [Any] { slots.compactMap { $0?.object } }

    private func slot(_ pointer: UnsafeMutableRawPointer?) -> PointerSlot? {
        pointer.map {
            PointerSlot(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
        }
    }

    private func check(_ index: Int, _ end: Int) {
        guard index < 0 || index >= end else { return }
        Diagnostics.trap(
            .invalidArgumentException,
            "NSPointerArray: attempt to access the pointer at index \(index) beyond bounds \(end)"
        )
    }
}
