// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
public import CoreGraphics
public import Foundation
import ImageIO
public import ObjCRuntime
import Raster

// Sendable is unchecked because nothing changes after `init`; whoever draws into a context of Core
// Graphics keeps that to one thread.
/// Computes the pixels of images.
open class CIContext: NSObject, @unchecked Sendable {
    private let settings: RenderSettings
    private let destination: CGContext?

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ options: [CIContextOption: Any]?, into context: CGContext?) {
        settings = RenderSettings(isLinear: Self.isLinear(options?[.workingColorSpace]))
        destination = context
        super.init()
    }

    /// Whether filters work in light that is linear: by default they do; `NSNull` says that pixels
    /// are taken as they are, and so does a space whose values are encoded.
    private static func isLinear(_ space: Any?) -> Bool {
        guard let space else { return true }
        guard let name = (space as? CGColorSpace)?.name.map({ "\($0)" }) else { return false }
        return name.contains("Linear")
    }

    /// A context that works in linear sRGB.
    public override convenience init() { self.init(nil, into: nil) }

    /// A context with options.
    public convenience init(options: [CIContextOption: Any]?) { self.init(options, into: nil) }

    /// A context that draws into another.
    public convenience init(cgContext: CGContext, options: [CIContextOption: Any]?) {
        self.init(options, into: cgContext)
    }

    /// The space that filters work in; nil where they take the pixels as they are.
    open var workingColorSpace: CGColorSpace? {
        settings.isLinear ? CGColorSpace(name: CGColorSpace.extendedLinearSRGB) : nil
    }

    /// The largest picture that can be read.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }

    /// The largest picture that can be made.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }

    /// The pixels of a rectangle; nil for one that is empty, infinite or too large.
    open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        pixels(of: image, in: rect).map { CGImage(pixelBuffer: $0) }
    }

    /// The pixels of a rectangle, in sRGB bytes whatever format and space are asked for.
    open func createCGImage(
        _ image: CIImage,
        from rect: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: rect) }

    /// The same; nothing is put off.
    open func createCGImage(
        _ image: CIImage,
        from rect: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?,
        deferred: Bool
    ) -> CGImage? { createCGImage(image, from: rect) }

    /// Draws a part of an image into the context that this one was made with.
    open func draw(_ image: CIImage, in rect: CGRect, from source: CGRect) {
        guard let destination, let picture = createCGImage(image, from: source) else { return }
        destination.draw(picture, in: rect)
    }

    /// Writes pixels, the top row first, in one of the layouts of `CIFormat`.
    open func render(
        _ image: CIImage,
        toBitmap data: UnsafeMutableRawPointer,
        rowBytes: Int,
        bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let box = PixelBox(bounds) else { return }
        guard let layout = PixelLayout(format) else {
            Unbuilt.report("CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:) format")
            return
        }
        let tile = image.tile(box, settings)
        layout.write(tile, to: data, rowBytes: rowBytes, isLinear: settings.isLinear)
    }

    /// A PNG file.
    open func pngRepresentation(
        of image: CIImage,
        format: CIFormat,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image, type: "public.png") }

    /// A JPEG file.
    open func jpegRepresentation(
        of image: CIImage,
        colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image, type: "public.jpeg") }

    private func file(of image: CIImage, type: String) -> Data? {
        guard let picture = createCGImage(image, from: image.extent) else { return nil }
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type as CFString, 1, nil)
        else { return nil }
        CGImageDestinationAddImage(destination, picture, nil)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    /// Nothing is kept.
    open func clearCaches() {}

    /// Nothing is kept.
    open func reclaimResources() {}

    private func pixels(of image: CIImage, in rect: CGRect) -> PixelBuffer? {
        guard let box = PixelBox(rect) else { return nil }
        return bytes(of: image.tile(box, settings))
    }

    private func bytes(of tile: Tile) -> PixelBuffer { tile.bytes(isLinear: settings.isLinear) }
}
