// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// Memory that drawing uses again and again, so that a shape allocates nothing.
///
/// A scratch serves one thread at a time; canvases that draw one after the other may share it.
// Sendable is unchecked: the owner sees to it that one thread uses it at a time.
package final class RasterScratch: @unchecked Sendable {
    let raster: OpaquePointer
    /// Rounded corners' coverage, kept from shape to shape.
    let corners: OpaquePointer
    /// Pixels of one source row.
    private(set) var pixels: UnsafeMutablePointer<UInt32>
    /// Coverage of one row: of the clip, of a second clip, of the mask being drawn.
    private(set) var coverage: UnsafeMutablePointer<UInt8>
    private(set) var clipCoverage: UnsafeMutablePointer<UInt8>
    private(set) var maskRow: UnsafeMutablePointer<UInt8>
    private var capacity = 0
    /// How far a chord may leave the curve that it stands for, in pixels.
    package var chord = RK_CHORD {
        didSet { if chord != oldValue { rk_raster_set_chord(raster, chord) } }
    }
    let shadows = ShadowCache()
    /// The smaller picture that is being drawn in the place of a large one.
    var reducedImage: PixelBuffer?
    /// The colours of the dithered gradient that was drawn last.
    private var deepTable: UnsafeMutablePointer<UInt64>?
    private var deepStops: (stops: GradientStops, count: Int)?

    package init() {
        raster = rk_raster_create()
        corners = rk_corners_create()
        pixels = .allocate(capacity: 1)
        coverage = .allocate(capacity: 1)
        clipCoverage = .allocate(capacity: 1)
        maskRow = .allocate(capacity: 1)
    }

    deinit {
        rk_raster_destroy(raster)
        rk_corners_destroy(corners)
        pixels.deallocate()
        coverage.deallocate()
        clipCoverage.deallocate()
        maskRow.deallocate()
        deepTable?.deallocate()
    }

    /// A gradient's colours for dithering, which stay until those of another one are wanted.
    func deepColors(of stops: GradientStops, count: Int) -> (UnsafePointer<UInt64>, Int) {
        if let table = deepTable, let kept = deepStops, kept.stops === stops, kept.count == count {
            return (UnsafePointer(table), count)
        }
        deepTable?.deallocate()
        let table = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
        stops.writeDeep(table, count: count)
        deepTable = table
        deepStops = (stops, count)
        return (UnsafePointer(table), count)
    }

    /// Lets go of blurred masks that are kept for shadows to come.
    package func forgetShadows() { shadows.removeAll() }

    /// Lets go of a picture that was made smaller to be drawn.
    package func forgetPictures() { reducedImage = nil }

    /// Makes room for rows of `width` pixels.
    func reserve(width: Int) {
        guard width > capacity else { return }
        pixels.deallocate()
        coverage.deallocate()
        clipCoverage.deallocate()
        maskRow.deallocate()
        capacity = width + 64
        pixels = .allocate(capacity: capacity)
        coverage = .allocate(capacity: capacity)
        clipCoverage = .allocate(capacity: capacity)
        maskRow = .allocate(capacity: capacity)
    }
}
