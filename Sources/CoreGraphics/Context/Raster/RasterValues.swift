// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterColor {
    init(_ color: DeviceColor) {
        self.init(
            red: Float(color.red),
            green: Float(color.green),
            blue: Float(color.blue),
            alpha: Float(color.alpha)
        )
    }
}

extension RasterPoint {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension RasterTransform {
    init(_ t: CGAffineTransform) {
        self.init(
            a: Double(t.a),
            b: Double(t.b),
            c: Double(t.c),
            d: Double(t.d),
            tx: Double(t.tx),
            ty: Double(t.ty)
        )
    }

    /// Where shapes go: with hard edges a little up and to the left, so that of two pixels that
    /// are both covered by half the first is drawn, as if their centres were asked.
    static func placing(antialias: Bool) -> RasterTransform {
        antialias ? .identity : RasterTransform(translationX: -1.0 / 256, y: -1.0 / 256)
    }
}

extension FillRule {
    init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .nonZero }
}

extension RasterBlendMode {
    init(_ mode: CGBlendMode) { self = RasterBlendMode(rawValue: mode.rawValue) ?? .normal }
}

extension ImageSampling {
    init(_ quality: CGInterpolationQuality) {
        switch quality {
        case .none: self = .nearest
        case .low: self = .bilinear
        case .default, .medium, .high: self = .smooth
        }
    }
}

extension RasterPath {
    /// Adopts a path; elements with a coordinate that is not a number are left out, and others
    /// limited to what devices can take.
    mutating func replaceAll(
        by elements: PathElements,
        transform: CGAffineTransform = .identity
    ) {
        let limit = PathElements.deviceLimit
        // Comparisons with what is not a number are false.
        let isPlain = elements.points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
        if isPlain, transform.isIdentity {
            let isTaken = elements.points.withUnsafeBytes { points in
                // Two numbers each; only the alignment could differ.
                let alignment = MemoryLayout<RasterPoint>.alignment
                guard Int(bitPattern: points.baseAddress) % alignment == 0 else { return false }
                replaceAll(
                    count: elements.types.count,
                    points: points.bindMemory(to: RasterPoint.self)
                ) { Verb(elements.types[$0]) }
                return true
            }
            if isTaken { return }
        }
        removeAll()
        func add(_ type: CGPathElementType, _ points: UnsafeBufferPointer<CGPoint>) {
            append(type, points, transform)
        }
        elements.forEach(add)
    }

    private mutating func append(
        _ type: CGPathElementType,
        _ points: UnsafeBufferPointer<CGPoint>,
        _ transform: CGAffineTransform
    ) {
        guard !points.contains(where: { $0.x.isNaN || $0.y.isNaN }) else { return }
        let limit = PathElements.deviceLimit
        func point(_ index: Int) -> RasterPoint {
            let p = points[index]
            let at = CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
            return RasterPoint(at.applying(transform))
        }
        switch type {
        case .moveToPoint: move(to: point(0))
        case .addLineToPoint: line(to: point(0))
        case .addQuadCurveToPoint: quad(to: point(1), control: point(0))
        case .addCurveToPoint: cubic(to: point(2), point(0), point(1))
        case .closeSubpath: close()
        }
    }
}

extension RasterPath.Verb {
    fileprivate init(_ type: CGPathElementType) {
        switch type {
        case .moveToPoint: self = .move
        case .addLineToPoint: self = .line
        case .addQuadCurveToPoint: self = .quad
        case .addCurveToPoint: self = .cubic
        case .closeSubpath: self = .close
        }
    }
}
