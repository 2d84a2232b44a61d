// SPDX-License-Identifier: Apache-2.0

/// An exact fraction.
struct Rational: Comparable {
    var numerator: Int
    var denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        var a = abs(numerator)
        var b = abs(denominator)
        while b != 0 { (a, b) = (b, a % b) }
        let sign = denominator < 0 ? -1 : 1
        self.numerator = sign * numerator / max(a, 1)
        self.denominator = sign * denominator / max(a, 1)
    }

    static func + (a: Rational, b: Rational) -> Rational {
        Rational(
            a.numerator * b.denominator + b.numerator * a.denominator,
            a.denominator * b.denominator
        )
    }

    static func - (a: Rational, b: Rational) -> Rational {
        a + Rational(-b.numerator, b.denominator)
    }

    static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, a.denominator * b.denominator)
    }

    static func / (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator, a.denominator * b.numerator)
    }

    static func < (a: Rational, b: Rational) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }

    var magnitude: Rational { Rational(abs(numerator), denominator) }
    var double: Double { Double(numerator) / Double(denominator) }
}
