// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Why a row of the catalogue cannot be read.
struct BrokenSymbol: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Reads a path as rows of the catalogue write it: commands and numbers between spaces.
///
/// | command | numbers |
/// |---|---|
/// | `M`, `L` | the point to move or draw a line to |
/// | `H`, `V` | the x or y to draw a line to |
/// | `Q`, `C` | one or two control points and the end of a curve |
/// | `A` | centre, radius, first and last angle in degrees, clockwise from the right if it grows |
/// | `O` | centre and radius of a circle |
/// | `E` | centre and both radii of an ellipse |
/// | `R` | x, y, width, height and corner radius of a rectangle |
/// | `Z` | none; closes the figure |
struct SymbolPath {
    private var words: ArraySlice<Substring>
    private let path = CGMutablePath()
    private var last = CGPoint.zero
    /// Whether a figure is open, so that an arc begins with a line to its first point.
    private var isOpen = false

    /// Reads the words of a path; throws a ``BrokenSymbol`` that says what is wrong.
    static func read(_ words: ArraySlice<Substring>) throws -> CGPath {
        var reader = SymbolPath(words: words)
        return try reader.read()
    }

    private init(words: ArraySlice<Substring>) { self.words = words }

    private mutating func read() throws -> CGPath {
        while let command = words.popFirst() { try draw(command) }
        guard !path.isEmpty else { throw BrokenSymbol("an empty path") }
        return path
    }

    private mutating func draw(_ command: Substring) throws {
        switch command {
        case "M":
            last = try point()
            path.move(to: last)
            isOpen = true
        case "L": try line(to: point())
        case "H": try line(to: CGPoint(x: number(), y: last.y))
        case "V": try line(to: CGPoint(x: last.x, y: number()))
        case "Q":
            let control = try point()
            last = try point()
            path.addQuadCurve(to: last, control: control)
        case "C":
            let first = try point()
            let second = try point()
            last = try point()
            path.addCurve(to: last, control1: first, control2: second)
        case "A": try arc()
        case "O":
            let center = try point()
            let radius = try number()
            try ellipse(center, radius, radius)
        case "E": try ellipse(point(), number(), number())
        case "R": try rectangle()
        case "Z":
            path.closeSubpath()
            isOpen = false
        default: throw BrokenSymbol("'\(command)' is no command of a path")
        }
    }

    private mutating func number() throws -> CGFloat {
        guard let word = words.popFirst() else { throw BrokenSymbol("a number is missing") }
        guard let value = Double(word), value.isFinite else {
            throw BrokenSymbol("'\(word)' is no number")
        }
        return CGFloat(value)
    }

    private mutating func point() throws -> CGPoint {
        let x = try number()
        return try CGPoint(x: x, y: number())
    }

    private mutating func line(to point: CGPoint) throws {
        guard isOpen else { throw BrokenSymbol("a line before the first point") }
        last = point
        path.addLine(to: point)
    }

    /// Adds an arc as curves of at most a quarter turn.
    private mutating func arc() throws {
        let center = try point()
        let radius = try number()
        let start = try number() * .pi / 180
        let end = try number() * .pi / 180
        func at(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if isOpen { path.addLine(to: at(start)) } else { path.move(to: at(start)) }
        isOpen = true
        let pieces = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
        let step = (end - start) / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<pieces {
            let from = start + step * CGFloat(index)
            let to = from + step
            let (first, second) = (at(from), at(to))
            path.addCurve(
                to: second,
                control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: second.x + reach * sin(to), y: second.y - reach * cos(to))
            )
        }
        last = at(end)
    }

    private mutating func ellipse(_ center: CGPoint, _ across: CGFloat, _ down: CGFloat) throws {
        guard across > 0, down > 0 else { throw BrokenSymbol("a radius that is not above zero") }
        let box = CGRect(origin: center, size: .zero)
        path.addEllipse(in: box.insetBy(dx: -across, dy: -down))
        isOpen = false
    }

    private mutating func rectangle() throws {
        let origin = try point()
        let size = try point()
        let corner = try number()
        guard size.x > 0, size.y > 0, corner >= 0, corner * 2 <= min(size.x, size.y) else {
            throw BrokenSymbol("a rectangle without area or with corners too round")
        }
        let box = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
        path.addRoundedRect(in: box, cornerWidth: corner, cornerHeight: corner)
        isOpen = false
    }
}
