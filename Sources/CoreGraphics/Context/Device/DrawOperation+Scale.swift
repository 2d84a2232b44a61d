// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DrawOperation {
    /// The same operation on a device with more pixels; its clip is left out.
    func scaled(by factor: CGFloat) -> DrawOperation {
        var result = transformed(by: CGAffineTransform(scaleX: factor, y: factor))
        if var shadow = compositing.shadow {
            shadow.dx *= Double(factor)
            shadow.dy *= Double(factor)
            shadow.sigma = min(shadow.sigma * Double(factor), DeviceShadow.largestSigma)
            result.compositing.shadow = shadow
        }
        return result
    }

    /// The same shape and paint elsewhere; the clip is left out.
    package func transformed(by transform: CGAffineTransform) -> DrawOperation {
        var result = self
        result.clip = nil
        result.shape = shape.transformed(by: transform)
        result.paint = paint.transformed(by: transform)
        return result
    }
}

extension DeviceShape {
    fileprivate func transformed(by next: CGAffineTransform) -> DeviceShape {
        switch self {
        case .fill(let path, let rule):
            return .fill(path.applying(next), rule)
        case .stroke(let path, var style):
            style.transform = style.transform.concatenating(next)
            return .stroke(path.applying(next), style)
        case .glyphs(var run):
            run.matrix = run.matrix.concatenating(next)
            run.placements = run.placements.map {
                GlyphRun.Placement(glyph: $0.glyph, position: $0.position.applying(next))
            }
            return .glyphs(run)
        case .stencil(let image, let transform):
            return .stencil(image, transform.concatenating(next))
        case .everything:
            return .everything
        }
    }
}

extension DevicePaint {
    fileprivate func transformed(by next: CGAffineTransform) -> DevicePaint {
        switch self {
        case .color:
            return self
        case .gradient(var gradient):
            gradient.transform = gradient.transform.concatenating(next)
            return .gradient(gradient)
        case .image(let image, let transform, let quality):
            return .image(image, transform.concatenating(next), quality)
        case .pattern(var pattern):
            pattern.transform = pattern.transform.concatenating(next)
            return .pattern(pattern)
        }
    }
}
