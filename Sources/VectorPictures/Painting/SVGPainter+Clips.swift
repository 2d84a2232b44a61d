// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension SVGPainter {
    // MARK: Clip paths

    /// Narrows the clip to a clip path, for an element; false if nothing is left.
    func clip(to id: String?, of element: SVGElement, _ style: SVGStyle) -> Bool {
        guard let clip = self.element(id), clip.name == "clipPath" else { return true }
        var shown = true
        _ = progress.follow(clip) {
            guard let (path, rule) = clipOutline(clip, for: element, style) else {
                shown = false
                return
            }
            context.addPath(path)
            context.clip(using: rule)
        }
        return shown
    }

    /// The area of a clip path in an element's space; nil for an empty one.
    private func clipOutline(
        _ clip: SVGElement,
        for element: SVGElement,
        _ style: SVGStyle
    ) -> (CGPath, CGPathFillRule)? {
        var transform = clip.transform()
        if clip["clipPathUnits"] == "objectBoundingBox" {
            guard let box = bounds(of: element, style) else { return nil }
            transform = CGAffineTransform(unitTo: box).concatenating(transform)
        }
        let own = SVGStyle(of: clip)
        var areas: [(path: CGPath, rule: CGPathFillRule)] = []
        for child in clip.children {
            guard progress.enter() else { break }
            defer { progress.leave() }
            guard let area = area(of: child, SVGStyle(child, under: own)) else { continue }
            areas.append(area)
        }
        guard var result = Self.union(areas) else { return nil }
        result.path = result.path.transformed(transform)
        if let outer = self.element(own.clipPath), outer.name == "clipPath" {
            // Where the clip path clips itself, there is nothing more to take away.
            if let other = progress.follow(outer, { clipOutline(outer, for: element, style) }) {
                guard let other else { return nil }
                result = Self.intersection(result, other)
            }
        }
        return result.path.isEmpty ? nil : result
    }

    /// The area of a shape, text or reference in a clip path, after its own transform and clip.
    private func area(
        of child: SVGElement,
        _ style: SVGStyle
    ) -> (path: CGPath, rule: CGPathFillRule)? {
        guard style.isDisplayed, style.isVisible else { return nil }
        var result: (path: CGPath, rule: CGPathFillRule)?
        switch child.name {
        case "use":
            guard let target = element(child.reference) else { return nil }
            let inner = SVGStyle(target, under: style)
            let measure = measure(style)
            let move = CGAffineTransform(
                translationX: measure.length(child, "x", .x),
                y: measure.length(child, "y", .y)
            )
            result = (progress.follow(target) { area(of: target, inner) } ?? nil)
                .map { ($0.path.transformed(move), $0.rule) }
        case "text": result = (textOutline(child, style), .winding)
        default: result = outline(of: child, style).map { ($0, style.clipRule) }
        }
        guard var result, progress.take(points: result.path.pointCount) else { return nil }
        if let clip = element(style.clipPath), clip.name == "clipPath" {
            if let other = progress.follow(clip, { clipOutline(clip, for: child, style) }) {
                guard let other else { return nil }
                result = Self.intersection(result, other)
            }
        }
        result.path = result.path.transformed(style.transform)
        return result
    }

    /// More points than this are not computed with: where paths overlap, they may be cut out.
    private static let mostPoints = 4_000

    private typealias Area = (path: CGPath, rule: CGPathFillRule)

    private static func union(_ areas: [Area]) -> Area? {
        guard let first = areas.first else { return nil }
        guard areas.count > 1 else { return first }
        if areas.reduce(0, { $0 + $1.path.pointCount }) > mostPoints {
            let all = CGMutablePath()
            for area in areas { all.addPath(area.path) }
            return (all, .winding)
        }
        let plain = areas.map { $0.path.normalized(using: $0.rule) }
        return (plain.dropFirst().reduce(plain[0]) { $0.union($1) }, .winding)
    }

    private static func intersection(_ first: Area, _ second: Area) -> Area {
        guard first.path.pointCount + second.path.pointCount <= mostPoints else { return first }
        let (own, other) = (
            first.path.normalized(using: first.rule), second.path.normalized(using: second.rule)
        )
        return (own.intersection(other), .winding)
    }

    // MARK: Masks

    /// Lets through what follows as a mask says; false if nothing is left.
    ///
    /// The mask is drawn with as many pixels as the context shows of it.
    func mask(by id: String?, _ element: SVGElement, _ style: SVGStyle) -> Bool {
        guard let mask = self.element(id), mask.name == "mask" else { return true }
        // Inside of itself a mask takes nothing away.
        return progress.follow(mask) {
            let box = bounds(of: element, style)
            guard let box = box ?? (mask["maskUnits"] == "userSpaceOnUse" ? .zero : nil) else {
                return false
            }
            let usual = CGRect(x: -0.1, y: -0.1, width: 1.2, height: 1.2)
            let whole = measure(style).rect(of: mask, units: "maskUnits", in: box, by: usual)
            let area = whole.intersection(context.boundingBoxOfClipPath)
            guard !area.isNull, area.width > 0, area.height > 0,
                let image = coverage(of: mask, area, box)
            else { return false }
            context.clip(to: area, mask: image)
            return true
        } ?? true
    }

    private func coverage(of mask: SVGElement, _ area: CGRect, _ box: CGRect) -> CGImage? {
        let scale = context.ctm.meanScale
        let side = max(area.width, area.height) * scale
        guard side.isFinite, side > 0 else { return nil }
        let kept = scale * min(1, 4096 / side)
        let width = max(1, (area.width * kept).rounded(.up))
        let height = max(1, (area.height * kept).rounded(.up))
        guard progress.take(pixels: width * height),
            let drawn = CGContext(
                data: nil,
                width: Int(width),
                height: Int(height),
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return nil }
        // Both contexts agree on which way y goes, so that the mask is not upside down.
        drawn.scaleBy(x: width / area.width, y: height / area.height)
        drawn.translateBy(x: -area.minX, y: -area.minY)
        if mask["maskContentUnits"] == "objectBoundingBox" {
            drawn.concatenate(CGAffineTransform(unitTo: box))
        }
        let painter = SVGPainter(document, drawn, viewport: viewport, progress: progress)
        let style = SVGStyle(of: mask)
        if painter.clip(to: style.clipPath, of: mask, style),
            painter.mask(by: style.mask, mask, style)
        {
            painter.paintChildren(of: mask, style)
        }
        let isAlpha = mask["mask-type"] == "alpha"
        return drawn.coverage(isLuminance: !isAlpha, opacity: style.opacity)
    }
}

extension CGContext {
    /// A mask of what was drawn: by luminance or by opacity.
    fileprivate func coverage(isLuminance: Bool, opacity: CGFloat) -> CGImage? {
        guard let data, bitsPerPixel == 32 else { return nil }
        let factor = Int((opacity * 256).rounded())
        var samples = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                let pixel = row + x * 4
                // The shares of red, green and blue in luminance, in 256ths.
                let light =
                    (Int(pixel[0]) * 54 + Int(pixel[1]) * 183 + Int(pixel[2]) * 19) >> 8
                samples[y * width + x] = UInt8((isLuminance ? light : Int(pixel[3])) * factor >> 8)
            }
        }
        guard let provider = CGDataProvider(data: Data(samples) as CFData) else { return nil }
        return CGImage(
            width: width,
            height: height,
            bitsPerComponent: 8,
            bitsPerPixel: 8,
            bytesPerRow: width,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: [],
            provider: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
    }
}
