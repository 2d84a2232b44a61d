// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Raster

/// Called with the caller's value and the memory when a bitmap context no longer needs the memory.
public typealias CGBitmapContextReleaseDataCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void

extension CGContext {
    /// Makes a context that draws on pixels in memory.
    ///
    /// `nil`, with the reason in the log, for combinations that iOS refuses: straight alpha, RGB
    /// without a fourth component, rows that are too short, no pixels at all.
    ///
    /// `data`: the top row's first byte, which must outlive the context; `nil` for new memory.
    /// `bytesPerRow`: 0 lets the context choose, for new memory.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        self.init(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo,
            releaseCallback: nil,
            releaseInfo: nil
        )
    }

    /// Makes a context that draws on pixels in memory, and says when it no longer needs them.
    ///
    /// `nil`, with the reason in the log, for combinations that iOS refuses; the callback is then
    /// not called.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace?,
        bitmapInfo: UInt32,
        releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        func refuse(_ reason: String) {
            logIgnoredCall(
                "CGContext.init(data:width:height:…): \(reason) (\(width) x \(height), "
                    + "\(bitsPerComponent) bits per component, \(bytesPerRow) bytes per row, "
                    + "bitmap info \(bitmapInfo))"
            )
        }
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let layout: BitmapLayout
        switch BitmapLayout.make(
            bitsPerComponent: bitsPerComponent,
            model: space?.model,
            info: info
        ) {
        case .success(let made): layout = made
        case .failure(let refusal):
            refuse("not supported: \(refusal)")
            return nil
        }
        guard width > 0, height > 0 else {
            refuse("there are no pixels")
            return nil
        }
        let side = BitmapBacking.largestSide
        guard width <= side, height <= side,
            bytesPerRow <= BitmapBacking.largestByteCount / height,
            width * layout.bytesPerPixel <= BitmapBacking.largestByteCount / height
        else {
            refuse("too large")
            return nil
        }
        guard bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel else {
            refuse("a row needs at least \(width * layout.bytesPerPixel) bytes")
            return nil
        }
        let backing = BitmapBacking(
            data: data,
            width: width,
            height: height,
            bytesPerRow: bytesPerRow,
            layout: layout,
            info: info,
            space: space,
            release: releaseCallback.map { callback in { callback(releaseInfo, data) } }
        )
        // A new context's user space is the bitmap's own, y up.
        self.init(
            device: backing.device,
            baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
            bitmap: backing,
            document: nil
        )
    }

    /// Draws straight into a pixel buffer, which must not be drawn on otherwise meanwhile.
    ///
    /// `baseTransform`: from user space to pixels, y down: for a view, a scale.
    /// `isOpaque`: the alpha bytes mean nothing and are left at 255.
    package convenience init(
        drawingInto pixels: PixelBuffer,
        baseTransform: CGAffineTransform,
        isOpaque: Bool = false
    ) {
        self.init(
            device: RasterBitmapDevice(pixels: pixels, isOpaque: isOpaque),
            baseTransform: baseTransform
        )
    }

    /// Draws on numbers of 16 bits in a space of light beyond bytes of sRGB.
    ///
    /// `baseTransform`: from user space to pixels, y down: for a view, a scale.
    /// `isOpaque`: there is no alpha. `nil` for no pixels, too many, or a space of no light.
    package convenience init?(
        deepWidth width: Int,
        height: Int,
        space: CGColorSpace,
        baseTransform: CGAffineTransform,
        isOpaque: Bool = false
    ) {
        let info = CGBitmapInfo(
            alpha: isOpaque ? .noneSkipLast : .premultipliedLast,
            order: .order16Little,
            isFloat: true
        )
        self.init(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 16,
            bytesPerRow: 0,
            space: space,
            bitmapInfo: info.rawValue
        )
        self.baseTransform = baseTransform
        state.ctm = baseTransform.concatenating(flip)
    }

    /// An image of the pixels as they are now; later drawing does not change it.
    ///
    /// `nil` for a PDF.
    public func makeImage() -> CGImage? {
        if let bitmap { return bitmap.makeImage() }
        guard let pixelDevice else { return nil }
        let isOpaque = pixelDevice.isOpaque
        return CGImage(
            pixelBuffer: pixelDevice.pixels.copy(isOpaque: isOpaque),
            isOpaque: isOpaque
        )
    }

    /// The address of the top left pixel; `nil` for a PDF.
    ///
    /// Drawing shows there at once.
    public var data: UnsafeMutableRawPointer? {
        bitmap?.data ?? pixelDevice?.pixels.base
    }

    /// The bitmap's width in pixels; 0 for a PDF.
    public var width: Int { bitmap?.width ?? pixelDevice?.pixels.width ?? 0 }

    /// The bitmap's height in pixels; 0 for a PDF.
    public var height: Int { bitmap?.height ?? pixelDevice?.pixels.height ?? 0 }

    /// The bits of one component of a pixel; 0 for a PDF.
    public var bitsPerComponent: Int {
        bitmap?.layout.bitsPerComponent ?? (pixelDevice == nil ? 0 : 8)
    }

    /// The bits of a pixel; 0 for a PDF.
    public var bitsPerPixel: Int { bitmap?.layout.bitsPerPixel ?? (pixelDevice == nil ? 0 : 32) }

    /// The bytes from one row to the next; 0 for a PDF.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? pixelDevice?.pixels.rowBytes ?? 0 }

    /// The space of the bitmap's colours; `nil` for alpha alone and for a PDF.
    public var colorSpace: CGColorSpace? {
        if let bitmap { return bitmap.space }
        return pixelDevice == nil ? nil : .sharedSRGB
    }

    /// Where the bitmap's pixels keep their alpha.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }

    /// How the bitmap's pixels lie in memory.
    public var bitmapInfo: CGBitmapInfo {
        if let bitmap { return bitmap.info }
        guard let pixelDevice else { return [] }
        return pixelDevice.isOpaque ? .opaquePixelBuffer : .pixelBuffer
    }

    private var pixelDevice: (any PixelDevice)? { device as? any PixelDevice }
}
