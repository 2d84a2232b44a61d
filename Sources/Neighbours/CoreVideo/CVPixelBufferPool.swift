// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import Foundation
public import ObjCRuntime
import Synchronization

/// Makes buffers of one kind, and uses the memory of those that are gone again.
public final class CVPixelBufferPool: Sendable {
    private struct State {
        var free: [CVBuffer.Memory] = []
        var used = 0
    }

    private let state = Mutex(State())
    let format: OSType
    let width: Int
    let height: Int
    let alignment: Int
    /// The dictionaries that it was made with.
    let attributes: UncheckedTransfer<(pool: CFDictionary?, buffer: CFDictionary?)>

    init?(_ pool: CFDictionary?, _ buffer: CFDictionary?) {
        guard let width = pixelBufferNumber(kCVPixelBufferWidthKey, buffer),
            let height = pixelBufferNumber(kCVPixelBufferHeightKey, buffer),
            let format = pixelBufferNumber(kCVPixelBufferPixelFormatTypeKey, buffer),
            let type = OSType(exactly: format)
        else { return nil }
        self.width = width
        self.height = height
        self.format = type
        let asked = pixelBufferNumber(kCVPixelBufferBytesPerRowAlignmentKey, buffer)
        alignment = min(max(asked ?? 16, 1), 4_096)
        // Dictionaries of attributes are not changed any more.
        attributes = UncheckedTransfer((pool, buffer))
    }

    deinit { flush() }

    /// A buffer; nil where as many are in use as may be.
    func take(atMost limit: Int?) -> CVPixelBuffer? {
        let memory: CVBuffer.Memory?? = state.withLock { state in
            if let limit, state.used >= limit { return nil }
            state.used += 1
            return .some(state.free.popLast())
        }
        guard let memory else { return nil }
        if let memory { memset(memory.base, 0, memory.count) }
        return CVBuffer.make(
            format: format,
            width: width,
            height: height,
            alignment: alignment,
            memory: memory,
            release: { [weak self] in
                if let self { self.give($0) } else { $0.base.deallocate() }
            }
        )
    }

    private func give(_ memory: CVBuffer.Memory) {
        state.withLock { state in
            state.used -= 1
            state.free.append(memory)
        }
    }

    func flush() {
        let free = state.withLock { state in
            defer { state.free = [] }
            return state.free
        }
        for memory in free { memory.base.deallocate() }
    }
}

/// Makes a pool of buffers with some attributes: a format, a width and a height.
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?,
    _ poolAttributes: CFDictionary?,
    _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(poolAttributes, pixelBufferAttributes)
    return poolOut.pointee == nil ? kCVReturnInvalidPoolAttributes : kCVReturnSuccess
}

/// Makes a buffer.
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?,
    _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
        allocator,
        pixelBufferPool,
        nil,
        pixelBufferOut
    )
}

/// Makes a buffer, unless as many are in use as the attributes allow.
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?,
    _ pixelBufferPool: CVPixelBufferPool,
    _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard PixelLayout(pixelBufferPool.format) != nil else { return kCVReturnInvalidPixelFormat }
    let size = 1...(1 << 15)
    guard size.contains(pixelBufferPool.width), size.contains(pixelBufferPool.height) else {
        return kCVReturnInvalidSize
    }
    let limit = pixelBufferNumber(kCVPixelBufferPoolAllocationThresholdKey, auxAttributes)
    guard let buffer = pixelBufferPool.take(atMost: limit) else {
        return kCVReturnWouldExceedAllocationThreshold
    }
    pixelBufferOut.pointee = buffer
    return kCVReturnSuccess
}

/// The attributes of a pool.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    pool.attributes.value.pool
}

/// The attributes of a pool's buffers.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    pool.attributes.value.buffer
}

/// Frees the memory that waits for buffers.
public func CVPixelBufferPoolFlush(
    _ pool: CVPixelBufferPool,
    _ options: CVPixelBufferPoolFlushFlags
) { pool.flush() }
