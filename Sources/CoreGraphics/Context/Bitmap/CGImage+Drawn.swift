// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension CGImage {
    /// The pixels as the bytes of the context that drew them.
    func bytes(in bitmap: BitmapLayout) -> CGDataProvider {
        let (pixels, rowBytes) = (pixelBuffer, layout.bytesPerRow)
        var data = Data(count: rowBytes * height)
        let nothing = [UInt32](repeating: 0, count: width)
        data.withUnsafeMutableBytes { bytes in
            guard var target = bytes.baseAddress else { return }
            for y in 0..<height {
                let row = pixels.row(y)
                if let order = bitmap.byteOrder {
                    order.store(row, ifNot: nothing, to: target, width)
                } else {
                    for x in 0..<width {
                        bitmap.write(row[x], target + x * bitmap.bytesPerPixel)
                    }
                }
                target += rowBytes
            }
        }
        return CGDataProvider(data)
    }
}
