// SPDX-License-Identifier: Apache-2.0

/// What a unit measures: powers of basic dimensions.
struct UnitDimension: Hashable, Sendable {
    private(set) var powers: [String: Int]

    init(_ powers: [String: Int] = [:]) { self.powers = powers.filter { $0.value != 0 } }

    /// A dimension that is converted to no other.
    static func own(_ name: String) -> UnitDimension { UnitDimension([name: 1]) }

    static let none = UnitDimension()
    static let mass = UnitDimension(["mass": 1])
    static let length = UnitDimension(["length": 1])
    static let time = UnitDimension(["time": 1])
    static let temperature = UnitDimension(["temperature": 1])
    static let current = UnitDimension(["current": 1])
    static let volume = length.power(3)
    static let frequency = time.power(-1)
    static let energy = mass.times(length.power(2)).times(time.power(-2))
    static let power = energy.times(time.power(-1))
    static let pressure = energy.times(volume.power(-1))
    static let voltage = power.times(current.power(-1))
    static let conductance = current.times(voltage.power(-1))

    func times(_ other: UnitDimension) -> UnitDimension {
        UnitDimension(powers.merging(other.powers, uniquingKeysWith: +))
    }

    func power(_ exponent: Int) -> UnitDimension {
        UnitDimension(powers.mapValues { $0 * exponent })
    }
}
