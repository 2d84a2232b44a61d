// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension CGAffineTransform {
    /// From a layer's coordinates to the pixels of a picture of `rect`, whose first row is at the top.
    ///
    /// Layers with flipped geometry draw with y upwards; the others are upright.
    init(toPixelsOf rect: CGRect, scale: CGFloat, isUpright: Bool) {
        self.init(
            a: scale,
            b: 0,
            c: 0,
            d: isUpright ? scale : -scale,
            tx: -rect.minX * scale,
            ty: (isUpright ? -rect.minY : rect.maxY) * scale
        )
    }
}
