// SPDX-License-Identifier: Apache-2.0

extension HKUnit {
    private static func named(_ name: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
        guard let base = UnitParser.read(name) else { preconditionFailure("\(name) is a unit") }
        guard prefix != .none, let unit = BaseUnit.named[name] else { return HKUnit(base) }
        return HKUnit(UnitFactors(unit, prefix))
    }

    // MARK: Masses

    /// Grams with a prefix.
    public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { named("g", prefix) }

    /// Grams.
    public static func gram() -> HKUnit { named("g") }

    /// Ounces.
    public static func ounce() -> HKUnit { named("oz") }

    /// Pounds.
    public static func pound() -> HKUnit { named("lb") }

    /// Stones.
    public static func stone() -> HKUnit { named("st") }

    /// Moles of a substance, with a prefix; a mole is converted like its mass in grams.
    public static func moleUnit(
        with prefix: HKMetricPrefix,
        molarMass gramsPerMole: Double
    ) -> HKUnit { HKUnit(UnitFactors(.mole(gramsPerMole), prefix)) }

    /// Moles of a substance.
    public static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }

    // MARK: Lengths

    /// Metres with a prefix.
    public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { named("m", prefix) }

    /// Metres.
    public static func meter() -> HKUnit { named("m") }

    /// Inches.
    public static func inch() -> HKUnit { named("in") }

    /// Feet.
    public static func foot() -> HKUnit { named("ft") }

    /// Yards.
    public static func yard() -> HKUnit { named("yd") }

    /// Miles.
    public static func mile() -> HKUnit { named("mi") }

    // MARK: Volumes

    /// Litres with a prefix.
    public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { named("L", prefix) }

    /// Litres.
    public static func liter() -> HKUnit { named("L") }

    /// Fluid ounces of the United States.
    public static func fluidOunceUS() -> HKUnit { named("fl_oz_us") }

    /// Imperial fluid ounces.
    public static func fluidOunceImperial() -> HKUnit { named("fl_oz_imp") }

    /// Pints of the United States.
    public static func pintUS() -> HKUnit { named("pt_us") }

    /// Imperial pints.
    public static func pintImperial() -> HKUnit { named("pt_imp") }

    /// Cups of the United States.
    public static func cupUS() -> HKUnit { named("cup_us") }

    /// Imperial cups.
    public static func cupImperial() -> HKUnit { named("cup_imp") }

    // MARK: Pressures

    /// Pascals with a prefix.
    public static func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { named("Pa", prefix) }

    /// Pascals.
    public static func pascal() -> HKUnit { named("Pa") }

    /// Millimetres of mercury.
    public static func millimeterOfMercury() -> HKUnit { named("mmHg") }

    /// Inches of mercury.
    public static func inchesOfMercury() -> HKUnit { named("inHg") }

    /// Centimetres of water.
    public static func centimeterOfWater() -> HKUnit { named("cmAq") }

    /// Atmospheres.
    public static func atmosphere() -> HKUnit { named("atm") }

    // MARK: Times

    /// Seconds with a prefix.
    public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { named("s", prefix) }

    /// Seconds.
    public static func second() -> HKUnit { named("s") }

    /// Minutes.
    public static func minute() -> HKUnit { named("min") }

    /// Hours.
    public static func hour() -> HKUnit { named("hr") }

    /// Days.
    public static func day() -> HKUnit { named("d") }

    // MARK: Energies and powers

    /// Joules with a prefix.
    public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { named("J", prefix) }

    /// Joules.
    public static func joule() -> HKUnit { named("J") }

    /// Calories of 4.184 joules.
    public static func smallCalorie() -> HKUnit { named("cal") }

    /// Calories of 4184 joules.
    public static func largeCalorie() -> HKUnit { named("Cal") }

    /// Kilocalories.
    public static func kilocalorie() -> HKUnit { named("kcal") }

    /// Watts with a prefix.
    public static func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { named("W", prefix) }

    /// Watts.
    public static func watt() -> HKUnit { named("W") }

    /// Calories of 4.184 joules, under their former name.
    @available(*, deprecated, message: "Use smallCalorie() or largeCalorie() instead.")
    public static func calorie() -> HKUnit { smallCalorie() }

    // MARK: Temperatures

    /// Kelvins.
    public static func kelvin() -> HKUnit { named("K") }

    /// Degrees Celsius.
    public static func degreeCelsius() -> HKUnit { named("degC") }

    /// Degrees Fahrenheit.
    public static func degreeFahrenheit() -> HKUnit { named("degF") }

    // MARK: Electricity

    /// Siemens with a prefix.
    public static func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { named("S", prefix) }

    /// Siemens.
    public static func siemen() -> HKUnit { named("S") }

    /// Volts with a prefix.
    public static func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { named("V", prefix) }

    /// Volts.
    public static func volt() -> HKUnit { named("V") }

    // MARK: Scalars

    /// A number.
    public static func count() -> HKUnit { named("count") }

    /// A part of one: 1 is 100 %.
    public static func percent() -> HKUnit { named("%") }

    // MARK: Others

    /// International units of a substance's effect.
    public static func internationalUnit() -> HKUnit { named("IU") }

    /// Loudness, weighted like an ear.
    public static func decibelAWeightedSoundPressureLevel() -> HKUnit { named("dBASPL") }

    /// Loudness over what is just heard.
    public static func decibelHearingLevel() -> HKUnit { named("dBHL") }

    /// Hertz with a prefix.
    public static func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { named("Hz", prefix) }

    /// Hertz.
    public static func hertz() -> HKUnit { named("Hz") }

    /// Radians with a prefix.
    public static func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit {
        named("rad", prefix)
    }

    /// Radians.
    public static func radianAngle() -> HKUnit { named("rad") }

    /// Degrees of an angle.
    public static func degreeAngle() -> HKUnit { named("deg") }

    /// Lux with a prefix.
    public static func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { named("lx", prefix) }

    /// Lux.
    public static func lux() -> HKUnit { named("lx") }

    /// Dioptres.
    public static func diopter() -> HKUnit { named("D") }

    /// Prism dioptres.
    public static func prismDiopter() -> HKUnit { named("pD") }

    /// Apple's score of a workout's effort.
    public static func appleEffortScore() -> HKUnit { named("appleEffortScore") }
}
