// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import Raster

/// Decodes a file's frames in any order; going on from the last one is cheap.
final class FrameReader {
    private let data: Data
    private let limits: ImageLimits
    private var decoder: AnimationDecoder?
    private var last: (index: Int, image: CGImage)?

    init(_ data: Data, limits: ImageLimits) {
        self.data = data
        self.limits = limits
    }

    /// The frame at an index; nil where the file is damaged before it.
    func image(at index: Int) -> CGImage? {
        if let last, last.index == index { return last.image }
        var place = last.map { $0.index + 1 } ?? 0
        if decoder == nil || place > index {
            decoder = try? AnimationDecoder(data: data, limits: limits)
            place = 0
            last = nil
        }
        while place <= index {
            guard let frame = try? decoder?.next() else {
                decoder = nil
                return nil
            }
            if place == index {
                let image = CGImage(pixelBuffer: frame.pixels)
                last = (index, image)
                return image
            }
            place += 1
        }
        return nil
    }
}
