// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

// How values of Core Graphics print: libraries tell by the beginning of the text what a value is, since casts between
// types of Core Foundation always hold on iOS.

private func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

private func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

extension CGColor: CustomStringConvertible {
    /// The colour's space and components.
    public var description: String {
        let space = colorSpace.map { "\($0)" } ?? "no space"
        let values = (components ?? []).map { number($0) }.joined(separator: " ")
        return "<CGColor \(address(of: self))> [\(space)] ( \(values) )"
    }
}

extension CGColorSpace: CustomStringConvertible {
    /// The space's name.
    public var description: String {
        "<CGColorSpace \(address(of: self))> (\(name as String? ?? "kCGColorSpaceICCBased"))"
    }
}

extension CGImage: CustomStringConvertible {
    /// The picture's space and size.
    public var description: String {
        let space = colorSpace.map { "\($0)" } ?? "no space"
        return
            "<CGImage \(address(of: self))> (IP)\n\t<\(space)>\n\t\twidth = \(width), height = \(height), "
            + "bpc = \(bitsPerComponent), bpp = \(bitsPerPixel), row bytes = \(bytesPerRow)"
    }
}

extension CGPath: CustomStringConvertible {
    /// The path's elements, one a line.
    public var description: String {
        var lines = ["Path \(address(of: self)):"]
        applyWithBlock { place in
            let element = place.pointee
            let points = (0..<element.type.pointCount).map { index in
                let point = element.points[index]
                return " (\(number(point.x)), \(number(point.y)))"
            }
            let isStart = element.type == .moveToPoint
            lines.append((isStart ? "  " : "    ") + element.type.word + points.joined())
        }
        return lines.joined(separator: "\n")
    }
}

extension CGPathElementType {
    fileprivate var word: String {
        switch self {
        case .moveToPoint: "moveto"
        case .addLineToPoint: "lineto"
        case .addQuadCurveToPoint: "quadto"
        case .addCurveToPoint: "curveto"
        case .closeSubpath: "closepath"
        }
    }
}
