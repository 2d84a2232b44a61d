// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import PDFObjects

/// A pattern or shading that fills an area.
///
/// - Source: ISO 32000-1, 8.7.
enum PDFPattern {
    case shading(PDFShading, CGAffineTransform)
    case tiles(Tiles)

    /// A cell that is repeated.
    struct Tiles {
        let stream: PDFStream
        let resources: PDFDictionary
        let box: CGRect
        let step: CGSize
        let matrix: CGAffineTransform
        /// How the colour is read that a cell without colours is drawn in; nil for a cell with some.
        let colorSpace: PDFColorSpace?
    }

    /// Reads a pattern; nil for what is none.
    init?(
        _ value: PDFValue?,
        base: PDFColorSpace?,
        in file: PDFFile,
        resources: PDFDictionary
    ) {
        let value = file.resolve(value)
        guard let table = value.dictionary else { return nil }
        let matrix = CGAffineTransform(pdf: file.numbers(table["Matrix"])) ?? .identity
        if file.resolve(table["PatternType"]).integer == 2 {
            guard let shading = PDFShading(table["Shading"], in: file, resources: resources) else {
                return nil
            }
            self = .shading(shading, matrix)
            return
        }
        guard let stream = value.stream, let box = CGRect(pdf: file.numbers(table["BBox"])),
            box.width > 0, box.height > 0, let across = file.number(table["XStep"]),
            let down = file.number(table["YStep"]), across != 0, down != 0, across.isFinite,
            down.isFinite
        else { return nil }
        let isColored = file.resolve(table["PaintType"]).integer != 2
        self = .tiles(
            Tiles(
                stream: stream,
                resources: file.dictionary(table["Resources"]) ?? resources,
                box: box,
                step: CGSize(width: abs(across), height: abs(down)),
                matrix: matrix,
                colorSpace: isColored ? nil : base ?? .gray
            )
        )
    }
}

/// A gradient along a line or between circles.
struct PDFShading {
    private enum Geometry {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    private let geometry: Geometry
    private let gradient: CGGradient
    private let options: CGGradientDrawingOptions
    private let box: CGRect?
    private let background: CGColor?

    /// Reads a gradient; nil for kinds that are not built yet, which say so.
    init?(_ value: PDFValue?, in file: PDFFile, resources: PDFDictionary) {
        guard let table = file.dictionary(value),
            let space = PDFColorSpace(table["ColorSpace"], in: file, resources: resources)
        else { return nil }
        let kind = file.resolve(table["ShadingType"]).integer ?? 0
        guard kind == 2 || kind == 3 else {
            Unbuilt.report("CGContext.drawPDFPage(_:): shading of type \(kind)")
            return nil
        }
        guard let places = file.numbers(table["Coords"]), places.count == (kind == 2 ? 4 : 6),
            places.allSatisfy({ abs($0) < 1e9 }),
            let function = PDFFunction(table["Function"], in: file)
        else { return nil }
        geometry =
            kind == 2
            ? .axial(CGPoint(x: places[0], y: places[1]), CGPoint(x: places[2], y: places[3]))
            : .radial(
                CGPoint(x: places[0], y: places[1]),
                max(0, places[2]),
                CGPoint(x: places[3], y: places[4]),
                max(0, places[5])
            )
        let domain = file.numbers(table["Domain"]) ?? [0, 1]
        guard domain.count == 2 else { return nil }
        let stops = (0...128).map { index in
            let share = Double(index) / 128
            let argument = domain[0] + share * (domain[1] - domain[0])
            return CGGradient.Stop(
                location: CGFloat(share),
                color: space.color(function.values(at: [argument]), alpha: 1)
            )
        }
        gradient = CGGradient(stops: stops, colorSpace: CGColorSpaceCreateDeviceRGB())
        let extends = file.array(table["Extend"])?.map { file.resolve($0).boolean ?? false } ?? []
        var options: CGGradientDrawingOptions = []
        if extends.first ?? false { options.insert(.drawsBeforeStartLocation) }
        if extends.count > 1, extends[1] { options.insert(.drawsAfterEndLocation) }
        self.options = options
        box = CGRect(pdf: file.numbers(table["BBox"]))
        background = file.numbers(table["Background"]).map { space.color($0, alpha: 1) }
    }

    /// Paints across the clip; `fillsAll`: the background, too.
    func paint(on context: CGContext, fillsAll: Bool) {
        if fillsAll, let background {
            context.setFillColor(background)
            context.fill(context.boundingBoxOfClipPath)
        }
        if let box { context.clip(to: box) }
        switch geometry {
        case .axial(let start, let end):
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial(let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(
                gradient,
                startCenter: start,
                startRadius: startRadius,
                endCenter: end,
                endRadius: endRadius,
                options: options
            )
        }
    }
}
