// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A product of powers of units, in the order in which they were named.
struct UnitFactors: Sendable {
    /// A unit with its prefix.
    struct Symbol: Hashable, Sendable {
        let prefix: HKMetricPrefix
        let base: BaseUnit

        var name: String { prefix.letters + base.name }
    }

    /// A unit with its exponent, which is not 0.
    struct Factor: Hashable, Sendable {
        let symbol: Symbol
        var exponent: Int
    }

    private(set) var factors: [Factor] = []

    init() {}

    init(_ base: BaseUnit, _ prefix: HKMetricPrefix = .none) {
        factors = [Factor(symbol: Symbol(prefix: prefix, base: base), exponent: 1)]
    }

    /// Multiplies by a power of another product.
    func times(_ other: UnitFactors, power: Int = 1) -> UnitFactors {
        var result = self
        for factor in other.factors {
            let exponent = factor.exponent * power
            if let index = result.factors.firstIndex(where: { $0.symbol == factor.symbol }) {
                result.factors[index].exponent += exponent
            } else {
                result.factors.append(Factor(symbol: factor.symbol, exponent: exponent))
            }
        }
        result.factors.removeAll { $0.exponent == 0 }
        return result
    }

    func power(_ exponent: Int) -> UnitFactors { UnitFactors().times(self, power: exponent) }

    var dimension: UnitDimension {
        factors.reduce(.none) { $0.times($1.symbol.base.dimension.power($1.exponent)) }
    }

    /// How many SI units one of these is: the exact power of ten apart, so that metric conversions round
    /// once.
    private var size: (scale: Double, tens: Int) {
        factors.reduce((1, 0)) { size, factor in
            let exponent = factor.exponent
            let scale = pow(factor.symbol.base.scale, Double(abs(exponent)))
            return (
                exponent < 0 ? size.scale / scale : size.scale * scale,
                size.tens + factor.symbol.prefix.exponent * exponent
            )
        }
    }

    /// What is added to a value, for a temperature alone.
    private var offset: Double {
        guard factors.count == 1, factors[0].exponent == 1 else { return 0 }
        return factors[0].symbol.base.offset
    }

    /// A value in these units as one in others of the same dimension.
    func convert(_ value: Double, to other: UnitFactors) -> Double {
        guard !(self == other) else { return value }
        let (own, their) = (size, other.size)
        let scale = own.scale / their.scale
        let tens = own.tens - their.tens
        let scaled = value * scale
        let result = tens < 0 ? scaled / pow(10, Double(-tens)) : scaled * pow(10, Double(tens))
        guard offset != other.offset else { return result }
        return result + (offset - other.offset) / (their.scale * pow(10, Double(their.tens)))
    }

    /// The text of which the product can be read: "mg/dL", "()" for none.
    var text: String {
        func list(_ part: [Factor]) -> String {
            part.map { factor in
                let exponent = abs(factor.exponent)
                return factor.symbol.name + (exponent == 1 ? "" : "^\(exponent)")
            }.joined(separator: "·")
        }
        guard !factors.isEmpty else { return "()" }
        let over = factors.filter { $0.exponent > 0 }
        let under = factors.filter { $0.exponent < 0 }
        let first = over.isEmpty ? "1" : list(over)
        return under.isEmpty ? first : first + "/" + list(under)
    }
}

extension UnitFactors: Hashable {
    static func == (left: UnitFactors, right: UnitFactors) -> Bool {
        Set(left.factors) == Set(right.factors)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(Set(factors)) }
}
