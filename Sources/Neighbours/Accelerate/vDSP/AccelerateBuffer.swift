// SPDX-License-Identifier: Apache-2.0

/// Numbers that lie side by side in memory.
public protocol AccelerateBuffer {
    /// What it is made of.
    associatedtype Element
    /// How many elements there are.
    var count: Int { get }
    /// Calls a function with the memory.
    func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

/// Numbers that lie side by side in memory and may be changed.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    /// Calls a function with the memory.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    /// Calls a function with the memory.
    public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(self)
    }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Calls a function with the memory.
    public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }

    /// Calls a function with the memory.
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        try body(&self)
    }
}

extension Slice: AccelerateBuffer where Base: AccelerateBuffer {
    /// Calls a function with the memory.
    public func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<Base.Element>) throws -> R
    ) rethrows -> R {
        let offset = base.distance(from: base.startIndex, to: startIndex)
        return try base.withUnsafeBufferPointer {
            try body(UnsafeBufferPointer(rebasing: $0[offset..<offset + count]))
        }
    }
}

// MARK: Reaching the memory

/// Calls a function with the elements and their count, unless there are none.
@inline(__always)
func read<U: AccelerateBuffer>(_ a: U, _ body: (UnsafePointer<U.Element>, UInt) -> Void) {
    a.withUnsafeBufferPointer {
        guard let start = $0.baseAddress, !$0.isEmpty else { return }
        body(start, UInt($0.count))
    }
}

/// Calls a function with the elements and their count, unless there are none.
@inline(__always)
func write<V: AccelerateMutableBuffer>(
    _ c: inout V,
    _ body: (UnsafeMutablePointer<V.Element>, UInt) -> Void
) {
    c.withUnsafeMutableBufferPointer {
        guard let start = $0.baseAddress, !$0.isEmpty else { return }
        body(start, UInt($0.count))
    }
}

/// Calls a function with the elements of an operand and of the result.
@inline(__always)
func apply<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ a: A,
    _ result: inout V,
    _ body: (UnsafePointer<A.Element>, UnsafeMutablePointer<V.Element>, UInt) -> Void
) {
    precondition(a.count == result.count, "Accelerate: operand and result have the same count")
    read(a) { a, n in write(&result) { c, _ in body(a, c, n) } }
}

/// Calls a function with the elements of two operands and of the result.
@inline(__always)
func apply<A: AccelerateBuffer, B: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ a: A,
    _ b: B,
    _ result: inout V,
    _ body: (
        UnsafePointer<A.Element>, UnsafePointer<B.Element>, UnsafeMutablePointer<V.Element>, UInt
    ) -> Void
) {
    precondition(a.count == b.count, "Accelerate: operands have the same count")
    read(a) { a, _ in
        apply(b, &result) { b, c, n in body(a, b, c, n) }
    }
}

/// Calls a function with the elements of three operands and of the result.
@inline(__always)
func apply<
    A: AccelerateBuffer,
    B: AccelerateBuffer,
    C: AccelerateBuffer,
    V: AccelerateMutableBuffer
>(
    _ a: A,
    _ b: B,
    _ c: C,
    _ result: inout V,
    _ body: (
        UnsafePointer<A.Element>, UnsafePointer<B.Element>, UnsafePointer<C.Element>,
        UnsafeMutablePointer<V.Element>, UInt
    ) -> Void
) {
    precondition(a.count == b.count, "Accelerate: operands have the same count")
    read(a) { a, _ in
        apply(b, c, &result) { b, c, d, n in body(a, b, c, d, n) }
    }
}

/// A new array that a function writes.
@inline(__always)
func made<T>(_ count: Int, _ body: (inout UnsafeMutableBufferPointer<T>) -> Void) -> [T] {
    Array(unsafeUninitializedCapacity: count) { memory, written in
        // The memory may be larger than what is asked for.
        var part = UnsafeMutableBufferPointer(rebasing: memory[..<count])
        body(&part)
        written = count
    }
}
