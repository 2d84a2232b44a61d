// SPDX-License-Identifier: Apache-2.0

/// Bytes of coverage owned by the caller, and the pixels that they cover.
package struct MaskFill {
    /// The coverage of the box's first pixel.
    package var bytes: UnsafePointer<UInt8>
    /// From row to row.
    package var rowBytes: Int
    package var box: PixelRect

    @inlinable
    package init(bytes: UnsafePointer<UInt8>, rowBytes: Int, box: PixelRect) {
        self.bytes = bytes
        self.rowBytes = rowBytes
        self.box = box
    }
}
