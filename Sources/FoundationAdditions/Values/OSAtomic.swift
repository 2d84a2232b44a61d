// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Synchronization

// Darwin's atomic operations from before C had its own. All of them order the memory around them, as
// those with `Barrier` in the name must.

/// Adds to a number; answers the sum.
@discardableResult
public func OSAtomicAdd32(
    _ theAmount: Int32,
    _ theValue: UnsafeMutablePointer<Int32>!
) -> Int32 {
    theValue.withMemoryRebound(to: Atomic<Int32>.self, capacity: 1) {
        $0.pointee.wrappingAdd(theAmount, ordering: .sequentiallyConsistent).newValue
    }
}

/// Adds 1 to a number; answers the sum.
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(1, theValue)
}

/// Takes 1 from a number; answers the difference.
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(-1, theValue)
}

/// Replaces a number if it is the expected one; answers whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32,
    _ newValue: Int32,
    _ theValue: UnsafeMutablePointer<Int32>!
) -> Bool {
    theValue.withMemoryRebound(to: Atomic<Int32>.self, capacity: 1) {
        $0.pointee.compareExchange(
            expected: oldValue,
            desired: newValue,
            ordering: .sequentiallyConsistent
        ).exchanged
    }
}

/// Adds to a number; answers the sum.
@discardableResult
public func OSAtomicAdd32Barrier(
    _ theAmount: Int32,
    _ theValue: UnsafeMutablePointer<Int32>!
) -> Int32 {
    OSAtomicAdd32(theAmount, theValue)
}

/// Adds 1 to a number; answers the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(1, theValue)
}

/// Takes 1 from a number; answers the difference.
@discardableResult
public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(-1, theValue)
}

/// Replaces a number if it is the expected one; answers whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32,
    _ newValue: Int32,
    _ theValue: UnsafeMutablePointer<Int32>!
) -> Bool {
    OSAtomicCompareAndSwap32(oldValue, newValue, theValue)
}

/// Adds to a number; answers the sum.
@discardableResult
public func OSAtomicAdd64(
    _ theAmount: Int64,
    _ theValue: UnsafeMutablePointer<Int64>!
) -> Int64 {
    theValue.withMemoryRebound(to: Atomic<Int64>.self, capacity: 1) {
        $0.pointee.wrappingAdd(theAmount, ordering: .sequentiallyConsistent).newValue
    }
}

/// Adds 1 to a number; answers the sum.
@discardableResult
public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
    OSAtomicAdd64(1, theValue)
}

/// Takes 1 from a number; answers the difference.
@discardableResult
public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
    OSAtomicAdd64(-1, theValue)
}

/// Replaces a number if it is the expected one; answers whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64(
    _ oldValue: Int64,
    _ newValue: Int64,
    _ theValue: UnsafeMutablePointer<Int64>!
) -> Bool {
    theValue.withMemoryRebound(to: Atomic<Int64>.self, capacity: 1) {
        $0.pointee.compareExchange(
            expected: oldValue,
            desired: newValue,
            ordering: .sequentiallyConsistent
        ).exchanged
    }
}

/// Adds to a number; answers the sum.
@discardableResult
public func OSAtomicAdd64Barrier(
    _ theAmount: Int64,
    _ theValue: UnsafeMutablePointer<Int64>!
) -> Int64 {
    OSAtomicAdd64(theAmount, theValue)
}

/// Adds 1 to a number; answers the sum.
@discardableResult
public func OSAtomicIncrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
    OSAtomicAdd64(1, theValue)
}

/// Takes 1 from a number; answers the difference.
@discardableResult
public func OSAtomicDecrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
    OSAtomicAdd64(-1, theValue)
}

/// Replaces a number if it is the expected one; answers whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
    _ oldValue: Int64,
    _ newValue: Int64,
    _ theValue: UnsafeMutablePointer<Int64>!
) -> Bool {
    OSAtomicCompareAndSwap64(oldValue, newValue, theValue)
}

/// Orders what is read and written before it and after it.
public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }
