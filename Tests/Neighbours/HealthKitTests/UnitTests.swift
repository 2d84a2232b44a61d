// SPDX-License-Identifier: Apache-2.0

import Foundation
import HealthKit
import Testing

@Suite("Units")
struct UnitTests {
    @Test(arguments: [
        ("kg", "kg"), ("mg/dL", "mg/dL"), ("count/min", "count/min"), ("m/s^2", "m/s^2"),
        ("ml/kg*min", "mL/kg·min"), ("mL/(kg·min)", "mL/kg·min"), ("kcal/(kg*hr)", "kcal/kg·hr"),
        ("1/s", "1/s"), ("s^-1", "1/s"), ("()", "()"), ("m.kg", "m·kg"), ("m*m", "m^2"),
        ("kg/kg", "()"), ("%", "%"), ("mcg", "mcg"), ("dag", "dag"), ("min", "min"),
        ("mmHg", "mmHg"), ("cup_us", "cup_us"), ("IU/hr", "IU/hr"), ("ft", "ft"), ("d", "d"),
        ("mmol<180.1558800000541>/L", "mmol<180.1558800000541>/L"), ("degF", "degF"),
        ("(kg*m^2)/s^2", "kg·m^2/s^2"), ("m/s/s", "m/s^2"), ("kg*kg/kg", "kg"),
    ])
    func textsAreReadAndWritten(text: String, written: String) {
        let unit = HKUnit(from: text)
        #expect(unit.unitString == written)
        #expect(HKUnit(from: written) == unit)
        #expect(unit.description == written)
    }

    @Test func namesAreTheirTexts() {
        let pairs: [(HKUnit, String)] = [
            (.gram(), "g"), (.gramUnit(with: .kilo), "kg"), (.gramUnit(with: .micro), "mcg"),
            (.ounce(), "oz"), (.pound(), "lb"), (.stone(), "st"), (.meter(), "m"),
            (.meterUnit(with: .centi), "cm"), (.inch(), "in"), (.foot(), "ft"), (.yard(), "yd"),
            (.mile(), "mi"), (.liter(), "L"), (.literUnit(with: .deci), "dL"),
            (.fluidOunceUS(), "fl_oz_us"), (.fluidOunceImperial(), "fl_oz_imp"),
            (.pintUS(), "pt_us"), (.pintImperial(), "pt_imp"), (.cupUS(), "cup_us"),
            (.cupImperial(), "cup_imp"), (.pascal(), "Pa"), (.millimeterOfMercury(), "mmHg"),
            (.inchesOfMercury(), "inHg"), (.centimeterOfWater(), "cmAq"), (.atmosphere(), "atm"),
            (.second(), "s"), (.minute(), "min"), (.hour(), "hr"), (.day(), "d"),
            (.joule(), "J"), (.kilocalorie(), "kcal"), (.smallCalorie(), "cal"),
            (.largeCalorie(), "Cal"), (.watt(), "W"), (.kelvin(), "K"),
            (.degreeCelsius(), "degC"), (.degreeFahrenheit(), "degF"), (.siemen(), "S"),
            (.volt(), "V"), (.count(), "count"), (.percent(), "%"),
            (.internationalUnit(), "IU"), (.decibelAWeightedSoundPressureLevel(), "dBASPL"),
            (.decibelHearingLevel(), "dBHL"), (.hertz(), "Hz"), (.radianAngle(), "rad"),
            (.degreeAngle(), "deg"), (.lux(), "lx"), (.diopter(), "D"), (.prismDiopter(), "pD"),
            (
                .moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose),
                "mmol<180.1558800000541>"
            ),
        ]
        for (unit, text) in pairs {
            #expect(unit.unitString == text)
            #expect(HKUnit(from: text).unitString == text)
        }
    }

    @Test func arithmeticMakesNewUnits() {
        let perMinute = HKUnit.count().unitDivided(by: .minute())
        #expect(perMinute == HKUnit(from: "count/min"))
        #expect(perMinute.reciprocal() == HKUnit(from: "min/count"))
        #expect(HKUnit.meter().unitRaised(toPower: 3) == HKUnit(from: "m^3"))
        #expect(HKUnit.meter().unitRaised(toPower: 0).isNull())
        #expect(HKUnit.gram().unitMultiplied(by: .meter()) == HKUnit(from: "m*g"))
        #expect(HKUnit.gram().unitMultiplied(by: .meter()).hash == HKUnit(from: "m*g").hash)
        #expect(HKUnit.gram() != HKUnit.gramUnit(with: .kilo))
        #expect(!HKUnit.count().isNull())
        #expect(perMinute.unitMultiplied(by: .minute()) == .count())
    }

    /// Products of up to three powers, each of them read again from its text.
    @Test func everyProductIsReadFromItsText() {
        let names = ["kg", "mL", "min", "degC", "mmol<180.15>", "%", "IU"]
        for first in names {
            for second in names {
                for (one, two) in [(1, 1), (1, -1), (-2, 1), (-1, -3), (2, -2)] {
                    let unit = HKUnit(from: first).unitRaised(toPower: one)
                        .unitMultiplied(by: HKUnit(from: second).unitRaised(toPower: two))
                    let read = HKUnit(from: unit.unitString)
                    #expect(read == unit, "\(unit)")
                    #expect(read.hash == unit.hash)
                    #expect(unit.unitDivided(by: unit).isNull())
                    #expect(unit.reciprocal().reciprocal() == unit)
                }
            }
        }
    }

    @Test(arguments: [
        "", "m/x", "kgg", "m^", "(m", "m)", "mmol", "mol<>", "kmin", "m**s", "m^99999",
    ])
    func whatIsNoUnitTraps(text: String) async {
        await #expect(processExitsWith: .failure) { [text] in
            _ = HKUnit(from: text)
        }
    }

    @Test func unitsSurviveArchives() throws {
        for text in ["mg/dL", "mmol<180.1558800000541>/L", "()", "ml/(kg*min)"] {
            let unit = HKUnit(from: text)
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: unit,
                requiringSecureCoding: true
            )
            let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKUnit.self, from: data)
            #expect(read == unit)
        }
    }

    @Test func aMoleEqualsTheOneOfItsText() {
        let mole = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
        #expect(HKUnit(from: mole.unitString) == mole)
        #expect(mole != HKUnit.moleUnit(with: .milli, molarMass: 18))
    }

    @Test func formattersHaveTheSameUnits() {
        #expect(HKUnit(from: MassFormatter.Unit.kilogram) == .gramUnit(with: .kilo))
        #expect(HKUnit(from: LengthFormatter.Unit.mile) == .mile())
        #expect(HKUnit(from: EnergyFormatter.Unit.kilocalorie) == .kilocalorie())
        #expect(HKUnit.massFormatterUnit(from: .stone()) == .stone)
        #expect(HKUnit.lengthFormatterUnit(from: .meterUnit(with: .kilo)) == .kilometer)
        #expect(HKUnit.energyFormatterUnit(from: .joule()) == .joule)
    }
}
