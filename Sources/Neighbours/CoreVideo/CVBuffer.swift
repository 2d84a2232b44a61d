// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Synchronization

/// A buffer with attachments.
///
/// The only buffers here are those of pixels, so that the three names of Core Video are one class.
public final class CVBuffer: Sendable {
    /// A plane of the pixels.
    struct Plane: Sendable {
        let width: Int
        let height: Int
        let bytesPerRow: Int
        let offset: Int
    }

    /// The memory of the pixels, which ends with the buffer or goes back to its pool or owner.
    // Sendable is unchecked because the program guards the bytes by the buffer's lock.
    struct Memory: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let count: Int
    }

    // Sendable is unchecked because the buffer's mutex guards it.
    private struct Attachments: @unchecked Sendable {
        var values: [String: (value: AnyObject, mode: CVAttachmentMode)] = [:]
    }

    let format: OSType
    let width: Int
    let height: Int
    let planes: [Plane]
    let isPlanar: Bool
    let memory: Memory
    private let release: @Sendable (Memory) -> Void
    private let attachments = Mutex(Attachments())

    init(
        format: OSType,
        width: Int,
        height: Int,
        planes: [Plane],
        isPlanar: Bool,
        memory: Memory,
        release: @escaping @Sendable (Memory) -> Void
    ) {
        self.format = format
        self.width = width
        self.height = height
        self.planes = planes
        self.isPlanar = isPlanar
        self.memory = memory
        self.release = release
    }

    deinit { release(memory) }

    /// A buffer with memory of its own, whose bytes are zero.
    static func make(
        format: OSType,
        width: Int,
        height: Int,
        alignment: Int,
        memory: Memory? = nil,
        release: @escaping @Sendable (Memory) -> Void = { $0.base.deallocate() }
    ) -> CVBuffer? {
        guard let layout = PixelLayout(format) else { return nil }
        let (planes, count) = planes(layout, width, height, max(alignment, 1))
        let own: Memory
        if let memory, memory.count >= count {
            own = memory
        } else {
            let base = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 64)
            base.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 1))
            own = Memory(base: base, count: count)
        }
        return CVBuffer(
            format: format,
            width: width,
            height: height,
            planes: planes,
            isPlanar: layout.isPlanar,
            memory: own,
            release: release
        )
    }

    private static func planes(
        _ layout: PixelLayout,
        _ width: Int,
        _ height: Int,
        _ alignment: Int
    ) -> ([Plane], Int) {
        var offset = 0
        var planes: [Plane] = []
        for plane in layout.planes {
            let columns = (width + plane.across - 1) / plane.across
            let rows = (height + plane.down - 1) / plane.down
            let bytes = (columns * plane.bits + 7) / 8
            let row = (bytes + alignment - 1) / alignment * alignment
            planes.append(Plane(width: columns, height: rows, bytesPerRow: row, offset: offset))
            offset += row * rows
        }
        return (planes, offset)
    }

    // MARK: Attachments

    func attach(_ value: AnyObject, _ key: String, _ mode: CVAttachmentMode) {
        let value = UncheckedTransfer(value)
        attachments.withLock { $0.values[key] = (value.value, mode) }
    }

    func attachment(_ key: String) -> (value: AnyObject, mode: CVAttachmentMode)? {
        attachments.withLock { UncheckedTransfer($0.values[key]) }.value
    }

    func detach(_ key: String?) {
        attachments.withLock { state in
            if let key { state.values[key] = nil } else { state.values = [:] }
        }
    }

    func attachments(_ mode: CVAttachmentMode) -> [String: AnyObject] {
        attachments.withLock { state in
            UncheckedTransfer(state.values.filter { $0.value.mode == mode }.mapValues(\.value))
        }.value
    }
}

/// A buffer of a picture.
public typealias CVImageBuffer = CVBuffer

/// A buffer of pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer
