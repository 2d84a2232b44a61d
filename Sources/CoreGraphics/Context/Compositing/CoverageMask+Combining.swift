// SPDX-License-Identifier: Apache-2.0

import CRasterKernels
package import Raster

extension CoverageMask {
    /// Adds another shape's coverage, as if each were painted over the other.
    ///
    /// `rowBytes`: from row to row; `nil` where rows follow one another.
    func add(
        _ bytes: UnsafePointer<UInt8>,
        x: Int,
        y: Int,
        width: Int,
        height: Int,
        rowBytes: Int? = nil
    ) {
        let shared = PixelRect(x: x, y: y, width: width, height: height).intersection(bounds)
        for line in shared.minY..<shared.maxY {
            let target = row(line) - bounds.minX
            let source = bytes + (line - y) * (rowBytes ?? width) - x
            for column in shared.minX..<shared.maxX where source[column] != 0 {
                let old = Int(target[column])
                let new = Int(source[column])
                target[column] = UInt8(old + ((255 - old) * new + 127) / 255)
            }
        }
    }

    /// Adds another mask's coverage.
    package func add(_ other: CoverageMask) {
        add(
            other.base,
            x: other.bounds.minX,
            y: other.bounds.minY,
            width: other.bounds.width,
            height: other.bounds.height,
            rowBytes: other.rowBytes
        )
    }

    /// Multiplies by a mask of the same bounds.
    package func multiply(by other: CoverageMask) {
        for y in bounds.minY..<bounds.maxY {
            rk_mask_multiply(row(y), other.row(y), bounds.width)
        }
    }

    /// Multiplies by a number in 0...1.
    package func multiply(by opacity: Double) {
        guard opacity < 1 else { return }
        for y in bounds.minY..<bounds.maxY {
            rk_mask_scale(row(y), bounds.width, UInt32((opacity * 255).rounded()))
        }
    }

    /// Multiplies by the alpha of pixels, whose top left one is the mask's.
    package func multiplyByAlpha(of pixels: PixelBuffer) {
        let alpha = CoverageMask(bounds: bounds)
        alpha.setAlpha(of: pixels)
        multiply(by: alpha)
    }

    /// Takes the alpha of pixels, whose top left one is the mask's.
    func setAlpha(of pixels: PixelBuffer) {
        for y in bounds.minY..<bounds.maxY {
            rk_mask_from_alpha(row(y), pixels.row(y - bounds.minY), bounds.width)
        }
    }
}
