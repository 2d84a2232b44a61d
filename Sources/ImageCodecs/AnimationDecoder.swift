// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
package import Foundation
package import Raster

/// A frame of an animation, complete: what earlier frames left is already in it.
package struct AnimationFrame: Sendable {
    /// The pixels, premultiplied.
    package var pixels: PixelBuffer
    /// How long the frame is shown, in seconds, as the file says; 0 where it does not care.
    package var duration: Double

    /// Makes a frame from its pixels and its duration in seconds.
    package init(pixels: PixelBuffer, duration: Double) {
        self.pixels = pixels
        self.duration = duration
    }
}

/// Reads the frames of a GIF or WebP file one after the other, in memory for about two frames.
package final class AnimationDecoder {
    private enum Source {
        case gif(OpaquePointer)
        case webp(OpaquePointer)
    }

    /// Pixels in a row of every frame.
    package let width: Int
    /// Rows of every frame.
    package let height: Int
    /// The number of frames where the header has it; GIF files tell only at their end.
    package let frameCount: Int?
    /// How often to play, 0 for ever; of a GIF file it may change while frames are read.
    package private(set) var loopCount: Int

    // The C readers read from here, so it is kept at one address and freed last.
    private let bytes: NSData
    private let source: Source
    private let limits: ImageLimits
    private var canvas: PixelBuffer
    private var framesRead = 0
    private var isAtEnd = false

    /// Opens an animation, or a still GIF picture, before its first frame.
    package init(data: Data, limits: ImageLimits = ImageLimits()) throws {
        guard let format = ImageFormat(data: data), format == .gif || format == .webp else {
            throw ImageCodecError("only GIF and WebP files are animations")
        }
        let bytes = NSData(data: data)
        let base = bytes.bytes.assumingMemoryBound(to: UInt8.self)
        self.bytes = bytes
        self.limits = limits
        if format == .gif {
            var header = CICHeader()
            var error = CICError()
            guard let gif = cic_gif_open(base, bytes.length, &header, &error) else {
                throw ImageCodecError(error)
            }
            source = .gif(gif)
            (width, height) = (Int(header.width), Int(header.height))
            frameCount = nil
            loopCount = 1
        } else {
            // Opening takes a canvas, so the size is checked before.
            var header = CICHeader()
            var isAnimated: Int32 = 0
            try checked { cic_webp_probe(base, bytes.length, &header, &isAnimated, $0) }
            (width, height) = (Int(header.width), Int(header.height))
            try limits.check(width: width, height: height, format: format)
            var error = CICError()
            var (frames, loops): (UInt32, UInt32) = (0, 0)
            guard
                let webp = cic_webp_animation_open(base, bytes.length, &frames, &loops, &error)
            else {
                throw ImageCodecError(error)
            }
            source = .webp(webp)
            frameCount = Int(frames)
            loopCount = Int(loops)
        }
        canvas = PixelBuffer(width: 0, height: 0)
        try limits.check(width: width, height: height, format: format)
        canvas = PixelBuffer(width: width, height: height, for: .picture)
    }

    deinit {
        switch source {
        case .gif(let gif): cic_gif_close(gif)
        case .webp(let webp): cic_webp_animation_close(webp)
        }
    }

    /// The next frame, or `nil` after the last.
    ///
    /// Where a later frame is damaged the animation ends before it; only a damaged first frame is
    /// an error.
    package func next() throws -> AnimationFrame? {
        guard !isAtEnd else { return nil }
        guard framesRead < limits.frames else {
            throw ImageCodecError("the animation has more than \(limits.frames) frames")
        }
        var units: UInt32 = 0
        let answer: Int32
        let unit: Double
        do {
            switch source {
            case .gif(let gif):
                unit = 0.01
                answer = try checked {
                    cic_gif_next(gif, canvas.base, canvas.rowBytes, &units, $0)
                }
                let loops = cic_gif_loop_count(gif)
                // The file counts repetitions, 0 for ever; without a count it plays once.
                loopCount = loops < 0 ? 1 : loops == 0 ? 0 : Int(loops) + 1
            case .webp(let webp):
                unit = 0.001
                answer = try checked {
                    cic_webp_animation_next(webp, canvas.base, canvas.rowBytes, &units, $0)
                }
            }
        } catch {
            isAtEnd = true
            if framesRead == 0 { throw error }
            return nil
        }
        guard answer > 0 else {
            isAtEnd = true
            return nil
        }
        framesRead += 1
        let frame = PixelBuffer(width: width, height: height, for: .picture)
        for y in 0..<height { frame.row(y).update(from: canvas.row(y), count: width) }
        return AnimationFrame(pixels: frame, duration: Double(units) * unit)
    }
}
