// SPDX-License-Identifier: Apache-2.0

/// A unit that is made of no others, with its size in SI units; equal where the letters are.
struct BaseUnit: Hashable, Sendable {
    /// The letters of the unit.
    let name: String
    /// Whether metric prefixes may stand before the letters.
    let isMetric: Bool
    let dimension: UnitDimension
    /// The size in kilograms, metres, seconds, kelvins, amperes and so on.
    let scale: Double
    /// What is added to a value in the unit's size, for temperatures.
    let offset: Double

    init(
        _ name: String,
        _ dimension: UnitDimension,
        _ scale: Double = 1,
        metric isMetric: Bool = false,
        offset: Double = 0
    ) {
        self.name = name
        self.isMetric = isMetric
        self.dimension = dimension
        self.scale = scale
        self.offset = offset
    }

    /// The amount of a substance whose mole has a mass; it is converted like a mass.
    static func mole(_ gramsPerMole: Double) -> BaseUnit {
        BaseUnit(
            "mol<\(UnitNumber.rounded(gramsPerMole))>",
            .mass,
            gramsPerMole / 1000,
            metric: true
        )
    }

    /// Every unit but moles, by its letters.
    static let named: [String: BaseUnit] = Dictionary(
        uniqueKeysWithValues: all.map { ($0.name, $0) }
    )

    // Sizes: the international yard and pound (1959), NIST SP 811 for the rest.
    private static let all: [BaseUnit] = [
        BaseUnit("g", .mass, 0.001, metric: true),
        BaseUnit("oz", .mass, 0.028349523125),
        BaseUnit("lb", .mass, 0.45359237),
        BaseUnit("st", .mass, 6.35029318),
        BaseUnit("m", .length, metric: true),
        BaseUnit("in", .length, 0.0254),
        BaseUnit("ft", .length, 0.3048),
        BaseUnit("yd", .length, 0.9144),
        BaseUnit("mi", .length, 1609.344),
        BaseUnit("L", .volume, 0.001, metric: true),
        BaseUnit("fl_oz_us", .volume, 29.5735295625e-6),
        BaseUnit("fl_oz_imp", .volume, 28.4130625e-6),
        BaseUnit("pt_us", .volume, 473.176473e-6),
        BaseUnit("pt_imp", .volume, 568.26125e-6),
        BaseUnit("cup_us", .volume, 236.5882365e-6),
        BaseUnit("cup_imp", .volume, 284.130625e-6),
        BaseUnit("Pa", .pressure, metric: true),
        BaseUnit("mmHg", .pressure, 133.322387415),
        BaseUnit("inHg", .pressure, 3386.388640341),
        BaseUnit("cmAq", .pressure, 98.0665),
        BaseUnit("atm", .pressure, 101_325),
        BaseUnit("s", .time, metric: true),
        BaseUnit("min", .time, 60),
        BaseUnit("hr", .time, 3600),
        BaseUnit("d", .time, 86_400),
        BaseUnit("J", .energy, metric: true),
        BaseUnit("cal", .energy, 4.184, metric: true),
        BaseUnit("Cal", .energy, 4184),
        BaseUnit("K", .temperature, metric: true),
        BaseUnit("degC", .temperature, offset: 273.15),
        BaseUnit("degF", .temperature, 5.0 / 9, offset: 459.67 * 5 / 9),
        BaseUnit("S", .conductance, metric: true),
        BaseUnit("IU", .own("IU")),
        BaseUnit("count", .none),
        BaseUnit("%", .none),
        BaseUnit("dBASPL", .own("dBASPL")),
        BaseUnit("dBHL", .own("dBHL")),
        BaseUnit("Hz", .frequency, metric: true),
        BaseUnit("V", .voltage, metric: true),
        BaseUnit("W", .power, metric: true),
        BaseUnit("rad", .own("rad"), metric: true),
        BaseUnit("deg", .own("rad"), .pi / 180),
        BaseUnit("lx", .own("lx"), metric: true),
        BaseUnit("D", .own("D")),
        BaseUnit("pD", .own("pD")),
        BaseUnit("appleEffortScore", .own("appleEffortScore")),
    ]

    static func == (left: BaseUnit, right: BaseUnit) -> Bool { left.name == right.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
