// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A length with its unit.
struct SVGLength {
    private let number: CGFloat
    private let unit: Unit

    private enum Unit {
        case user(CGFloat)
        case percent
        case em
        case ex
    }

    /// Reads a length; nil for what is none.
    init?(_ text: String) {
        var scanner = SVGScanner(text)
        scanner.passSpace()
        guard let number = scanner.number() else { return nil }
        self.number = number
        if scanner.skip("%") {
            unit = .percent
        } else {
            // An inch is 96 pixels of CSS.
            switch scanner.word().lowercased() {
            case "", "px": unit = .user(1)
            case "pt": unit = .user(96 / 72)
            case "pc": unit = .user(16)
            case "in": unit = .user(96)
            case "cm": unit = .user(96 / 2.54)
            case "mm": unit = .user(96 / 25.4)
            case "q": unit = .user(96 / 101.6)
            case "rem": unit = .user(16)
            case "em": unit = .em
            case "ex": unit = .ex
            default: return nil
            }
        }
        scanner.passSpace()
        guard scanner.isAtEnd else { return nil }
    }

    /// Whether it is a share of something else.
    var isRelative: Bool { if case .percent = unit { true } else { false } }

    /// The length in user space, where 100 % are `whole` and an em is `font`.
    func value(of whole: CGFloat, font: CGFloat) -> CGFloat {
        switch unit {
        case .user(let factor): number * factor
        case .percent: number / 100 * whole
        case .em: number * font
        case .ex: number * font / 2
        }
    }
}

/// Reads lists of transforms.
enum SVGTransform {
    /// The product of a list; nil if it is broken.
    static func read(_ text: String) -> CGAffineTransform? {
        var scanner = SVGScanner(text)
        var result = CGAffineTransform.identity
        scanner.passSeparator()
        while !scanner.isAtEnd {
            let name = scanner.word()
            scanner.passSpace()
            guard !name.isEmpty, name != "none", scanner.skip("(") else {
                return name == "none" ? .identity : nil
            }
            guard let arguments = arguments(&scanner), let next = transform(name, arguments) else {
                return nil
            }
            result = next.concatenating(result)
            scanner.passSeparator()
        }
        let parts = [result.a, result.b, result.c, result.d, result.tx, result.ty]
        return parts.allSatisfy { $0.isFinite && abs($0) < 1e18 } ? result : nil
    }

    /// Numbers up to a closing parenthesis; units of style sheets are taken, too.
    private static func arguments(_ scanner: inout SVGScanner) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        while let number = scanner.separatedNumber() {
            switch scanner.word() {
            case "rad": numbers.append(number * 180 / .pi)
            case "turn": numbers.append(number * 360)
            case "grad": numbers.append(number * 0.9)
            default: numbers.append(number)
            }
        }
        scanner.passSpace()
        return scanner.skip(")") ? numbers : nil
    }

    private static func transform(_ name: String, _ all: [CGFloat]) -> CGAffineTransform? {
        func radians(_ index: Int) -> CGFloat { all[index] * .pi / 180 }
        switch (name, all.count) {
        case ("matrix", 6):
            return CGAffineTransform(
                a: all[0],
                b: all[1],
                c: all[2],
                d: all[3],
                tx: all[4],
                ty: all[5]
            )
        case ("translate", 1...2), ("translateX", 1):
            return CGAffineTransform(translationX: all[0], y: all.count > 1 ? all[1] : 0)
        case ("translateY", 1): return CGAffineTransform(translationX: 0, y: all[0])
        case ("scale", 1...2): return CGAffineTransform(scaleX: all[0], y: all.last ?? 1)
        case ("scaleX", 1): return CGAffineTransform(scaleX: all[0], y: 1)
        case ("scaleY", 1): return CGAffineTransform(scaleX: 1, y: all[0])
        case ("rotate", 1): return turn(all[0])
        case ("rotate", 3):
            return CGAffineTransform(translationX: -all[1], y: -all[2])
                .concatenating(turn(all[0]))
                .concatenating(CGAffineTransform(translationX: all[1], y: all[2]))
        case ("skewX", 1):
            return CGAffineTransform(a: 1, b: 0, c: tan(radians(0)), d: 1, tx: 0, ty: 0)
        case ("skewY", 1):
            return CGAffineTransform(a: 1, b: tan(radians(0)), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }

    /// A turn in degrees; quarters are exact.
    private static func turn(_ degrees: CGFloat) -> CGAffineTransform {
        switch degrees.truncatingRemainder(dividingBy: 360) {
        case 0: return .identity
        case 90, -270: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 180, -180: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 270, -90: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case let rest: return CGAffineTransform(rotationAngle: rest * .pi / 180)
        }
    }
}
