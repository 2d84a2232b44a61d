// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension CGColor {
    /// A colour that fills with copies of an image, side by side; nil for an image of no size.
    static func pattern(of image: UIImage) -> CGColor? {
        let size = image.size
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info else { return }
                let image = Unmanaged<UIImage>.fromOpaque(info).takeUnretainedValue()
                UIGraphicsPushContext(context)
                image.draw(at: .zero)
                UIGraphicsPopContext()
            },
            releaseInfo: { info in
                if let info { Unmanaged<UIImage>.fromOpaque(info).release() }
            }
        )
        let pattern = CGPattern(
            info: Unmanaged.passRetained(image).toOpaque(),
            bounds: CGRect(origin: .zero, size: size),
            matrix: .identity,
            xStep: size.width,
            yStep: size.height,
            tiling: .constantSpacing,
            isColored: true,
            callbacks: &callbacks
        )
        guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return nil }
        return CGColor(patternSpace: space, pattern: pattern, components: [1])
    }
}
