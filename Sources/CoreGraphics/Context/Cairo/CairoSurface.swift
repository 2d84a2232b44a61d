// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation
package import Raster

/// Pixels as Cairo's surfaces and patterns.
package enum CairoSurface {
    /// A pattern of pixels that lives as long as Cairo needs it, in a PDF until the page ends.
    package static func pattern(for pixels: PixelBuffer) -> OpaquePointer {
        let surface = cairo_image_surface_create_for_data(
            pixels.base.assumingMemoryBound(to: UInt8.self),
            CAIRO_FORMAT_ARGB32,
            Int32(pixels.width),
            Int32(pixels.height),
            Int32(pixels.rowBytes)
        ).unsafelyNonNull
        return pattern(for: surface, keeping: pixels)
    }

    /// A pattern of coverage.
    static func pattern(for map: CoverageMask) -> OpaquePointer {
        let surface = cairo_image_surface_create_for_data(
            map.base,
            CAIRO_FORMAT_A8,
            Int32(map.bounds.width),
            Int32(map.bounds.height),
            Int32(map.rowBytes)
        ).unsafelyNonNull
        return pattern(for: surface, keeping: map)
    }

    private static func pattern(
        for surface: OpaquePointer,
        keeping memory: AnyObject
    ) -> OpaquePointer {
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_user_data(
            surface,
            MemoryKey.pointer,
            Unmanaged.passRetained(memory).toOpaque()
        ) { raw in
            guard let raw else { return }
            Unmanaged<AnyObject>.fromOpaque(raw).release()
        }
        return cairo_pattern_create_for_surface(surface).unsafelyNonNull
    }

    /// From an image's pixels, y down, to the device, given where its unit square, y up, goes.
    static func pixelTransform(
        width: Int,
        height: Int,
        to transform: CGAffineTransform
    ) -> CGAffineTransform {
        CGAffineTransform(
            a: 1 / CGFloat(max(width, 1)),
            b: 0,
            c: 0,
            d: -1 / CGFloat(max(height, 1)),
            tx: 0,
            ty: 1
        ).concatenating(transform)
    }
}

/// The address under which surfaces keep their memory.
private enum MemoryKey {
    // Never read or written: only the address counts.
    nonisolated(unsafe) static let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1
    )
}
