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
    let device: any ContextDevice

    /// The device, where it draws on bytes of sRGB.
    private let raster: RasterBitmapDevice?
    /// Keeps the memory in step where it has another layout than the device.
    private let foreign: ForeignBitmap?
    /// The caller's memory, or memory of ours with rows of the length that the caller asked for.
    private let memory: UnsafeMutableRawPointer?
    private let isMemoryOwned: Bool
    private var releaseCaller: (() -> Void)?
    /// Whether the address of the pixels was handed out, so that others may write to them.
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
        let deep = Self.deepModel(layout, space)
        if data == nil, deep == nil, layout.isNative, bytesPerRow == 0 {
            let pixels = PixelBuffer(width: width, height: height, for: .bitmap)
            self.bytesPerRow = pixels.rowBytes
            memory = nil
            isMemoryOwned = false
            foreign = nil
            let raster = RasterBitmapDevice(pixels: pixels, isOpaque: layout.isOpaque)
            self.raster = raster
            device = raster
            return
        }
        let least = width * layout.bytesPerPixel
        let rowBytes = bytesPerRow == 0 ? (least + 15) & ~15 : bytesPerRow
        self.bytesPerRow = rowBytes
        let memory = data ?? PixelMemory.shared.take(rowBytes * height, for: .bitmap)
        self.memory = memory
        isMemoryOwned = data == nil
        if let deep {
            foreign = nil
            raster = nil
            device = DeepBitmapDevice(
                data: memory,
                width: width,
                height: height,
                bytesPerRow: rowBytes,
                layout: layout,
                model: deep
            )
            return
        }
        let isAligned = rowBytes % 4 == 0 && Int(bitPattern: memory) % 4 == 0
        let raster: RasterBitmapDevice
        if layout.isNative, isAligned {
            let pixels = PixelBuffer(
                width: width,
                height: height,
                rowBytes: rowBytes,
                base: memory,
                release: { _ in }
            )
            foreign = nil
            raster = RasterBitmapDevice(pixels: pixels, isOpaque: layout.isOpaque)
        } else {
            let foreign = ForeignBitmap(
                memory: memory,
                width: width,
                height: height,
                bytesPerRow: rowBytes,
                layout: layout
            )
            self.foreign = foreign
            raster = RasterBitmapDevice(
                pixels: foreign.pixels,
                isOpaque: layout.isOpaque,
                mirror: foreign
            )
        }
        self.raster = raster
        device = raster
    }

    /// The space in which a bitmap of more than bytes of sRGB is drawn; `nil` for bytes.
    private static func deepModel(_ layout: BitmapLayout, _ space: CGColorSpace?) -> RGBColorModel?
    {
        switch space?.definition {
        case .rgb(let model), .gray(let model):
            guard layout.content != .alpha, layout.bitsPerComponent != 5 else { return nil }
            return layout.bitsPerComponent > 8 || !model.hasSameColors(as: .sRGB) ? model : nil
        default:
            return nil
        }
    }

    /// The address of the top left pixel; the caller may write there from now on.
    var data: UnsafeMutableRawPointer? {
        isExposed = true
        if let memory { return memory }
        raster?.unsharePixels()
        return raster?.pixels.base
    }

    /// An image of the pixels as they are now.
    ///
    /// - Cost: nothing, where nobody else can write to the pixels: the device copies them if it is
    ///   drawn on again. Otherwise a copy.
    func makeImage() -> CGImage {
        guard let raster else { return makeDeepImage() }
        if let foreign {
            return CGImage(
                source: .drawn(layout),
                layout: imageLayout,
                colorSpace: space,
                pixels: foreign.snapshot()
            )
        }
        if layout.isOpaque || isExposed || memory != nil {
            let copy = raster.pixels.copy(isOpaque: layout.isOpaque)
            return CGImage(pixelBuffer: copy, isOpaque: layout.isOpaque)
        }
        return CGImage(pixelBuffer: raster.sharePixels())
    }

    /// The layout of the bytes, as an image's.
    private var imageLayout: ImageLayout {
        ImageLayout(
            width: width,
            height: height,
            bitsPerComponent: layout.bitsPerComponent,
            bitsPerPixel: layout.bitsPerPixel,
            bytesPerRow: bytesPerRow,
            definition: space?.definition ?? .rgb(.sRGB),
            info: info
        )
    }

    /// An image of the bytes in their own layout and space.
    private func makeDeepImage() -> CGImage {
        let bytes = memory.map { Data(bytes: $0, count: bytesPerRow * height) } ?? Data()
        return CGImage(
            source: .bitmap(CGDataProvider(bytes)),
            layout: imageLayout,
            colorSpace: space
        )
    }

    /// Gives the memory back; the context calls it at its end.
    func release() {
        releaseCaller?()
        releaseCaller = nil
        guard isMemoryOwned, let memory else { return }
        PixelMemory.shared.giveBack(memory, bytesPerRow * height, for: .bitmap)
    }
}
