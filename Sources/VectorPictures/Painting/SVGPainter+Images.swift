// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension SVGPainter {
    /// Draws a picture that is in the file itself; others are never fetched.
    func paintImage(_ element: SVGElement, _ style: SVGStyle) {
        guard style.isVisible, let address = element["href"],
            progress.take(points: address.utf8.count / 16)
        else { return }
        guard let data = DataAddress(address)?.content else {
            return Unbuilt.report("SVG: <image> with an address")
        }
        if SVGDocument.canRead(data) { return paintPicture(data, element, style) }
        guard let image = CGImage(fileData: data) else {
            return Unbuilt.report("SVG: <image> in an unknown format")
        }
        let size = CGSize(width: image.width, height: image.height)
        let measure = measure(style)
        var rect = measure.rect(of: element)
        // A side that is not given follows from the picture.
        if element.length("width") == nil {
            rect.size.width =
                element.length("height") == nil
                ? size.width : rect.height * size.width / size.height
        }
        if element.length("height") == nil {
            rect.size.height = rect.width * size.height / size.width
        }
        guard rect.width > 0, rect.height > 0, progress.take(pixels: visiblePixels(rect)),
            progress.take(pixels: size.width * size.height)
        else { return }
        context.clip(to: rect)
        let box = CGRect(origin: .zero, size: size)
        context.concatenate(
            SVGAspectRatio(element["preserveAspectRatio"]).transform(from: box, to: rect)
        )
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        if element["image-rendering"] == "pixelated" { context.interpolationQuality = .none }
        context.draw(image, in: box)
    }

    /// Draws an SVG picture that is in the file.
    private func paintPicture(_ data: Data, _ element: SVGElement, _ style: SVGStyle) {
        guard let inner = try? SVGDocument(data: data) else { return }
        let measure = measure(style)
        var rect = measure.rect(of: element)
        if element.length("width") == nil { rect.size.width = inner.size.width }
        if element.length("height") == nil { rect.size.height = inner.size.height }
        guard rect.width > 0, rect.height > 0 else { return }
        context.clip(to: rect)
        let box = CGRect(origin: .zero, size: inner.size)
        context.concatenate(
            SVGAspectRatio(element["preserveAspectRatio"]).transform(from: box, to: rect)
        )
        inner.draw(in: context, progress)
    }
}
