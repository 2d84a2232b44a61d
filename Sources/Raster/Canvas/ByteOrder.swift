// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// The order of the bytes of pixels that are three colours and alpha or padding, whose rows kernels read
/// and write.
package struct ByteOrder {
    private let order: rk_order
    private let isOpaque: Int32

    /// The order in which a pixel has red and blue at these bytes; nil for places that are none of the four.
    ///
    /// The pixels are opaque where the fourth byte is padding.
    package init?(red: Int, blue: Int, isOpaque: Bool) {
        switch (red, blue) {
        case (2, 0): order = RK_ORDER_BGRA
        case (0, 2): order = RK_ORDER_RGBA
        case (1, 3): order = RK_ORDER_ARGB
        case (3, 1): order = RK_ORDER_ABGR
        default: return nil
        }
        self.isOpaque = isOpaque ? 1 : 0
    }

    /// Reads pixels; no colour is brighter than its alpha.
    package func load(
        _ row: UnsafeMutablePointer<UInt32>,
        from source: UnsafeRawPointer,
        _ count: Int
    ) {
        rk_load_order(row, source, count, order, isOpaque)
    }

    /// Writes those pixels that differ from what they were before.
    package func store(
        _ row: UnsafePointer<UInt32>,
        ifNot before: UnsafePointer<UInt32>,
        to target: UnsafeMutableRawPointer,
        _ count: Int
    ) {
        rk_store_order(target, row, before, count, order, isOpaque)
    }
}
