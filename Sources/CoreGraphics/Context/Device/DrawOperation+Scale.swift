// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DrawOperation {
    /// The same operation on a device with more pixels; its clip is left out.
    func scaled(by factor: CGFloat) -> DrawOperation {
        let scale = CGAffineTransform(scaleX: factor, y: factor)
        var result = self
        result.clip = nil
        result.shape = shape.scaled(by: scale)
        result.paint = paint.scaled(by: scale)
        if var shadow = compositing.shadow {
            shadow.dx *= Double(factor)
            shadow.dy *= Double(factor)
            shadow.sigma = min(shadow.sigma * Double(factor), DeviceShadow.largestSigma)
            result.compositing.shadow = shadow
        }
        return result
    }
}

extension DeviceShape {
    fileprivate func scaled(by scale: CGAffineTransform) -> DeviceShape {
        switch self {
        case .fill(let path, let rule):
            return .fill(path.applying(scale), rule)
        case .stroke(let path, var style):
            style.transform = style.transform.concatenating(scale)
            return .stroke(path.applying(scale), style)
        case .glyphs(var run):
            run.matrix = run.matrix.concatenating(scale)
            run.placements = run.placements.map {
                GlyphRun.Placement(glyph: $0.glyph, position: $0.position.applying(scale))
            }
            return .glyphs(run)
        case .stencil(let image, let transform):
            return .stencil(image, transform.concatenating(scale))
        case .everything:
            return .everything
        }
    }
}

extension DevicePaint {
    fileprivate func scaled(by scale: CGAffineTransform) -> DevicePaint {
        switch self {
        case .color:
            return self
        case .gradient(var gradient):
            gradient.transform = gradient.transform.concatenating(scale)
            return .gradient(gradient)
        case .image(let image, let transform, let quality):
            return .image(image, transform.concatenating(scale), quality)
        case .pattern(var pattern):
            pattern.transform = pattern.transform.concatenating(scale)
            return .pattern(pattern)
        }
    }
}
