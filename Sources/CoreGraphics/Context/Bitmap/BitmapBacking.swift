// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// The memory of a bitmap context: whose it is, how pixels lie in it, and how it becomes an image.
final class BitmapBacking {
    /// The most pixels of a side, which PDF pages can take, too.
    static let largestSide = 32_767
    /// The most memory that a bitmap may take.
    static let largestByteCount = 1 << 32

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: BitmapLayout
    let info: CGBitmapInfo
    let space: CGColorSpace?
    let device: any PixelDevice

    /// Keeps the memory in step where it has another layout than the device.
    private let foreign: ForeignBitmap?
    /// The caller's memory, or memory of ours with rows of the length that the caller asked for.
    private let memory: UnsafeMutableRawPointer?
    private let isMemoryOwned: Bool
    private var releaseCaller: (() -> Void)?
    /// Somebody has the address of the pixels and may write there.
    private var isExposed: Bool

    /// Sets up drawing on memory of the caller's, or on new memory where `data` is `nil`.
    init(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        layout: BitmapLayout,
        info: CGBitmapInfo,
        space: CGColorSpace?,
        release: (() -> Void)?
    ) {
        self.width = width
        self.height = height
        self.layout = layout
        self.info = info
        self.space = space
        releaseCaller = release
        isExposed = data != nil
        if data == nil, layout.isNative, bytesPerRow == 0 {
            let pixels = PixelBuffer(width: width, height: height)
            self.bytesPerRow = pixels.rowBytes
            memory = nil
            isMemoryOwned = false
            foreign = nil
            device = RasterBitmapDevice(pixels: pixels, isOpaque: layout.isOpaque)
            return
        }
        let least = width * layout.bytesPerPixel
        let rowBytes = bytesPerRow == 0 ? (least + 15) & ~15 : bytesPerRow
        self.bytesPerRow = rowBytes
        let memory = data ?? Self.allocate(rowBytes * height)
        self.memory = memory
        isMemoryOwned = data == nil
        let isAligned = rowBytes % 4 == 0 && Int(bitPattern: memory) % 4 == 0
        if layout.isNative, isAligned {
            let pixels = PixelBuffer(
                width: width,
                height: height,
                rowBytes: rowBytes,
                base: memory,
                release: { _ in }
            )
            foreign = nil
            device = RasterBitmapDevice(pixels: pixels, isOpaque: layout.isOpaque)
        } else {
            let foreign = ForeignBitmap(
                memory: memory,
                width: width,
                height: height,
                bytesPerRow: rowBytes,
                layout: layout
            )
            self.foreign = foreign
            device = RasterBitmapDevice(
                pixels: foreign.pixels,
                isOpaque: layout.isOpaque,
                mirror: foreign
            )
        }
    }

    private static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(count, 16), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 16))
        return memory
    }

    /// The address of the top left pixel; the caller may write there from now on.
    var data: UnsafeMutableRawPointer {
        isExposed = true
        if let memory { return memory }
        device.unsharePixels()
        return device.pixels.base
    }

    /// An image of the pixels as they are now.
    ///
    /// - Cost: nothing, where nobody else can write to the pixels: the device copies them if it is
    ///   drawn on again. Otherwise a copy.
    func makeImage() -> CGImage {
        if let foreign {
            return CGImage(pixelBuffer: foreign.snapshot(), isOpaque: layout.isOpaque)
        }
        if layout.isOpaque || isExposed || memory != nil {
            let copy = device.pixels.copy(isOpaque: layout.isOpaque)
            return CGImage(pixelBuffer: copy, isOpaque: layout.isOpaque)
        }
        return CGImage(pixelBuffer: device.sharePixels())
    }

    /// Gives the memory back; the context calls it at its end.
    func release() {
        releaseCaller?()
        releaseCaller = nil
        if isMemoryOwned { memory?.deallocate() }
    }
}
