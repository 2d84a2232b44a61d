// SPDX-License-Identifier: Apache-2.0

extension PixelBuffer {
    /// The same pixels in memory of their own; with opaque alpha on demand.
    package func copy(isOpaque: Bool = false) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height, for: .bitmap)
        for y in 0..<height {
            result.row(y).update(from: row(y), count: width)
            guard isOpaque else { continue }
            let target = result.row(y)
            for x in 0..<width { target[x] |= 0xFF00_0000 }
        }
        return result
    }
}
