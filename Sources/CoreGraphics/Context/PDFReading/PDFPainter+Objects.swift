// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import PDFObjects

extension PDFPainter {
    /// Draws a picture or a form by its name.
    func paintObject(_ name: String?) {
        let table = file.dictionary(resources["XObject"])
        guard let name, let stream = file.resolve(table?[name]).stream else { return }
        switch file.resolve(stream.dictionary["Subtype"]).name {
        case "Image": paintImage(stream, cached: true)
        case "Form": paintForm(stream)
        default: break
        }
    }

    // MARK: Forms

    /// Draws a form; one that is a group of its own is put together first, if that shows.
    func paintForm(_ stream: PDFStream) {
        let table = stream.dictionary
        guard let content = try? file.decode(stream) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let matrix = CGAffineTransform(pdf: file.numbers(table["Matrix"])) {
            context.concatenate(matrix)
        }
        if let box = CGRect(pdf: file.numbers(table["BBox"])) { context.clip(to: box) }
        guard let painter = inner(file.dictionary(table["Resources"])) else { return }
        let group = file.dictionary(table["Group"])
        let isGroup = file.resolve(group?["S"]).name == "Transparency"
        guard isGroup, state.fillAlpha < 1 || state.isBlending else {
            return painter.paint(content)
        }
        context.setAlpha(CGFloat(state.fillAlpha))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        painter.state.fillAlpha = 1
        painter.state.strokeAlpha = 1
        painter.state.isBlending = false
        painter.paint(content)
        context.endTransparencyLayer()
    }

    /// Lets through what follows as much as a group is bright, or opaque.
    ///
    /// The group is drawn with as many pixels as the context shows of it.
    func clip(toSoftMask table: PDFDictionary) {
        guard let group = file.resolve(table["G"]).stream,
            let content = try? file.decode(group),
            let box = CGRect(pdf: file.numbers(group.dictionary["BBox"]))
        else { return }
        let matrix = CGAffineTransform(pdf: file.numbers(group.dictionary["Matrix"])) ?? .identity
        let area = box.applying(matrix).intersection(context.boundingBoxOfClipPath)
        let device = context.deviceTransform
        let scale = sqrt(abs(device.a * device.d - device.b * device.c))
        let side = max(area.width, area.height) * scale
        guard !area.isNull, area.width > 0, area.height > 0, side.isFinite, side > 0 else {
            return context.clip(to: CGRect.zero)
        }
        let kept = scale * min(1, 4096 / side)
        let width = max(1, Int((area.width * kept).rounded(.up)))
        let height = max(1, Int((area.height * kept).rounded(.up)))
        let isLuminosity = file.resolve(table["S"]).name == "Luminosity"
        guard
            let drawn = CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            ), let painter = inner(file.dictionary(group.dictionary["Resources"]), on: drawn)
        else { return }
        if isLuminosity {
            drawn.setFillColor(backdrop(of: table, group))
            drawn.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        drawn.scaleBy(x: CGFloat(width) / area.width, y: CGFloat(height) / area.height)
        drawn.translateBy(x: -area.minX, y: -area.minY)
        drawn.concatenate(matrix)
        drawn.clip(to: box)
        painter.state = State()
        painter.paint(content)
        let function = PDFFunction(table["TR"], in: file)
        guard let mask = drawn.coverage(isLuminosity: isLuminosity, function) else { return }
        context.clip(to: area, mask: mask)
    }

    private func backdrop(of table: PDFDictionary, _ group: PDFStream) -> CGColor {
        let space = file.dictionary(group.dictionary["Group"])?["CS"]
        guard let values = file.numbers(table["BC"]),
            let read = PDFColorSpace(space, in: file, resources: resources)
        else { return PDFColorSpace.gray.color([0], alpha: 1) }
        return read.color(values, alpha: 1)
    }

    // MARK: Patterns

    /// Paints a pattern where a block clips to.
    func paint(
        _ pattern: PDFPattern,
        values: [Double],
        alpha: Double,
        _ clip: () -> Void
    ) {
        context.saveGState()
        defer { context.restoreGState() }
        context.beginPath()
        clip()
        switch pattern {
        case .shading(let shading, let matrix):
            setTransform(matrix.concatenating(base))
            context.setAlpha(CGFloat(alpha))
            shading.paint(on: context, fillsAll: true)
        case .tiles(let tiles):
            let step = CGSize(width: tiles.step.width, height: tiles.step.height)
            let depth = self.depth
            guard depth < 8, let content = try? file.decode(tiles.stream) else { return }
            let (shared, state) = (self.shared, self.state)
            let isPlain = tiles.colorSpace == nil
            let cell = DevicePattern(
                bounds: tiles.box,
                step: step,
                transform: tiles.matrix.concatenating(base),
                color: nil
            ) { cell in
                let painter = PDFPainter(
                    cell,
                    shared,
                    resources: tiles.resources,
                    depth: depth + 1
                )
                painter.state.fillAlpha = alpha
                painter.state.strokeAlpha = alpha
                if let space = tiles.colorSpace {
                    painter.state.fillSpace = space
                    painter.state.strokeSpace = space
                    painter.state.fillValues = values
                    painter.state.strokeValues = values
                    painter.ignoresColors = true
                } else if !isPlain {
                    painter.state = state
                }
                painter.paint(content)
            }
            context.draw(.everything, .pattern(cell))
        }
    }

    /// Makes user space another one, whatever it was.
    private func setTransform(_ device: CGAffineTransform) {
        let present = context.deviceTransform
        guard abs(present.a * present.d - present.b * present.c) > 1e-12 else { return }
        context.concatenate(device.concatenating(present.inverted()))
    }

    // MARK: Shadings

    /// Paints a gradient across the clip.
    func paintShading(_ name: String?) {
        let table = file.dictionary(resources["Shading"])
        guard let name, let shading = PDFShading(table?[name], in: file, resources: resources)
        else { return }
        context.saveGState()
        context.setAlpha(CGFloat(state.fillAlpha))
        shading.paint(on: context, fillsAll: false)
        context.restoreGState()
    }
}

extension CGContext {
    /// A mask of what was drawn: by brightness or by opacity.
    fileprivate func coverage(isLuminosity: Bool, _ function: PDFFunction?) -> CGImage? {
        guard let data, bitsPerPixel == 32 else { return nil }
        var table = (0...255).map { UInt8($0) }
        if let function {
            table = table.map { value in
                let result = function.values(at: [Double(value) / 255]).first ?? 0
                return UInt8((PDFFunction.clamp(result, 0, 1) * 255).rounded())
            }
        }
        var samples = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = (data + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                let pixel = row + x * 4
                let light = Int(pixel[0]) * 77 + Int(pixel[1]) * 151 + Int(pixel[2]) * 28
                samples[y * width + x] = table[isLuminosity ? light >> 8 : Int(pixel[3])]
            }
        }
        return CGImage(
            width: width,
            height: height,
            bitsPerComponent: 8,
            bitsPerPixel: 8,
            bytesPerRow: width,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: [],
            provider: CGDataProvider(Data(samples)),
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
    }
}
