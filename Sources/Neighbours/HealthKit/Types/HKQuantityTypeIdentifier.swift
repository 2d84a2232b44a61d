// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of something that is measured.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Active energy burned, in kcal.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierActiveEnergyBurned"
    )
    /// Apple exercise time, in min.
    public static let appleExerciseTime = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierAppleExerciseTime"
    )
    /// Apple move time, in min.
    public static let appleMoveTime = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierAppleMoveTime"
    )
    /// Apple sleeping breathing disturbances, in count.
    public static let appleSleepingBreathingDisturbances = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances"
    )
    /// Apple sleeping wrist temperature, in degC.
    public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierAppleSleepingWristTemperature"
    )
    /// Apple stand time, in min.
    public static let appleStandTime = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierAppleStandTime"
    )
    /// Apple walking steadiness, in %.
    public static let appleWalkingSteadiness = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierAppleWalkingSteadiness"
    )
    /// Atrial fibrillation burden, in %.
    public static let atrialFibrillationBurden = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierAtrialFibrillationBurden"
    )
    /// Basal body temperature, in degC.
    public static let basalBodyTemperature = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBasalBodyTemperature"
    )
    /// Basal energy burned, in kcal.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBasalEnergyBurned"
    )
    /// Blood alcohol content, in %.
    public static let bloodAlcoholContent = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBloodAlcoholContent"
    )
    /// Blood glucose, in mg/dL.
    public static let bloodGlucose = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBloodGlucose"
    )
    /// Blood pressure diastolic, in mmHg.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBloodPressureDiastolic"
    )
    /// Blood pressure systolic, in mmHg.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBloodPressureSystolic"
    )
    /// Body fat percentage, in %.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBodyFatPercentage"
    )
    /// Body mass, in kg.
    public static let bodyMass = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierBodyMass")
    /// Body mass index, in count.
    public static let bodyMassIndex = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBodyMassIndex"
    )
    /// Body temperature, in degC.
    public static let bodyTemperature = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierBodyTemperature"
    )
    /// Cross country skiing speed, in m/s.
    public static let crossCountrySkiingSpeed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierCrossCountrySkiingSpeed"
    )
    /// Cycling cadence, in count/min.
    public static let cyclingCadence = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierCyclingCadence"
    )
    /// Cycling functional threshold power, in W.
    public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower"
    )
    /// Cycling power, in W.
    public static let cyclingPower = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierCyclingPower"
    )
    /// Cycling speed, in m/s.
    public static let cyclingSpeed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierCyclingSpeed"
    )
    /// Dietary biotin, in g.
    public static let dietaryBiotin = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryBiotin"
    )
    /// Dietary caffeine, in g.
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryCaffeine"
    )
    /// Dietary calcium, in g.
    public static let dietaryCalcium = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryCalcium"
    )
    /// Dietary carbohydrates, in g.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryCarbohydrates"
    )
    /// Dietary chloride, in g.
    public static let dietaryChloride = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryChloride"
    )
    /// Dietary cholesterol, in g.
    public static let dietaryCholesterol = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryCholesterol"
    )
    /// Dietary chromium, in g.
    public static let dietaryChromium = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryChromium"
    )
    /// Dietary copper, in g.
    public static let dietaryCopper = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryCopper"
    )
    /// Dietary energy consumed, in kcal.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryEnergyConsumed"
    )
    /// Dietary fat monounsaturated, in g.
    public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryFatMonounsaturated"
    )
    /// Dietary fat polyunsaturated, in g.
    public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryFatPolyunsaturated"
    )
    /// Dietary fat saturated, in g.
    public static let dietaryFatSaturated = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryFatSaturated"
    )
    /// Dietary fat total, in g.
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryFatTotal"
    )
    /// Dietary fiber, in g.
    public static let dietaryFiber = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryFiber"
    )
    /// Dietary folate, in g.
    public static let dietaryFolate = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryFolate"
    )
    /// Dietary iodine, in g.
    public static let dietaryIodine = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryIodine"
    )
    /// Dietary iron, in g.
    public static let dietaryIron = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierDietaryIron")
    /// Dietary magnesium, in g.
    public static let dietaryMagnesium = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryMagnesium"
    )
    /// Dietary manganese, in g.
    public static let dietaryManganese = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryManganese"
    )
    /// Dietary molybdenum, in g.
    public static let dietaryMolybdenum = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryMolybdenum"
    )
    /// Dietary niacin, in g.
    public static let dietaryNiacin = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryNiacin"
    )
    /// Dietary pantothenic acid, in g.
    public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryPantothenicAcid"
    )
    /// Dietary phosphorus, in g.
    public static let dietaryPhosphorus = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryPhosphorus"
    )
    /// Dietary potassium, in g.
    public static let dietaryPotassium = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryPotassium"
    )
    /// Dietary protein, in g.
    public static let dietaryProtein = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryProtein"
    )
    /// Dietary riboflavin, in g.
    public static let dietaryRiboflavin = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryRiboflavin"
    )
    /// Dietary selenium, in g.
    public static let dietarySelenium = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietarySelenium"
    )
    /// Dietary sodium, in g.
    public static let dietarySodium = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietarySodium"
    )
    /// Dietary sugar, in g.
    public static let dietarySugar = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietarySugar"
    )
    /// Dietary thiamin, in g.
    public static let dietaryThiamin = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryThiamin"
    )
    /// Dietary vitamin a, in g.
    public static let dietaryVitaminA = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryVitaminA"
    )
    /// Dietary vitamin b12, in g.
    public static let dietaryVitaminB12 = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryVitaminB12"
    )
    /// Dietary vitamin b6, in g.
    public static let dietaryVitaminB6 = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryVitaminB6"
    )
    /// Dietary vitamin c, in g.
    public static let dietaryVitaminC = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryVitaminC"
    )
    /// Dietary vitamin d, in g.
    public static let dietaryVitaminD = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryVitaminD"
    )
    /// Dietary vitamin e, in g.
    public static let dietaryVitaminE = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryVitaminE"
    )
    /// Dietary vitamin k, in g.
    public static let dietaryVitaminK = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryVitaminK"
    )
    /// Dietary water, in mL.
    public static let dietaryWater = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDietaryWater"
    )
    /// Dietary zinc, in g.
    public static let dietaryZinc = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierDietaryZinc")
    /// Distance cross country skiing, in m.
    public static let distanceCrossCountrySkiing = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceCrossCountrySkiing"
    )
    /// Distance cycling, in m.
    public static let distanceCycling = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceCycling"
    )
    /// Distance downhill snow sports, in m.
    public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceDownhillSnowSports"
    )
    /// Distance paddle sports, in m.
    public static let distancePaddleSports = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistancePaddleSports"
    )
    /// Distance rowing, in m.
    public static let distanceRowing = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceRowing"
    )
    /// Distance skating sports, in m.
    public static let distanceSkatingSports = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceSkatingSports"
    )
    /// Distance swimming, in m.
    public static let distanceSwimming = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceSwimming"
    )
    /// Distance walking running, in m.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceWalkingRunning"
    )
    /// Distance wheelchair, in m.
    public static let distanceWheelchair = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierDistanceWheelchair"
    )
    /// Electrodermal activity, in mcS.
    public static let electrodermalActivity = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierElectrodermalActivity"
    )
    /// Environmental audio exposure, in dBASPL.
    public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierEnvironmentalAudioExposure"
    )
    /// Environmental sound reduction, in dBASPL.
    public static let environmentalSoundReduction = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierEnvironmentalSoundReduction"
    )
    /// Estimated workout effort score, in appleEffortScore.
    public static let estimatedWorkoutEffortScore = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore"
    )
    /// Flights climbed, in count.
    public static let flightsClimbed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierFlightsClimbed"
    )
    /// Forced expiratory volume1, in L.
    public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierForcedExpiratoryVolume1"
    )
    /// Forced vital capacity, in L.
    public static let forcedVitalCapacity = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierForcedVitalCapacity"
    )
    /// Headphone audio exposure, in dBASPL.
    public static let headphoneAudioExposure = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierHeadphoneAudioExposure"
    )
    /// Heart rate, in count/min.
    public static let heartRate = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierHeartRate")
    /// Heart rate recovery one minute, in count/min.
    public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute"
    )
    /// Heart rate variability sdnn, in ms.
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"
    )
    /// Height, in m.
    public static let height = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierHeight")
    /// Inhaler usage, in count.
    public static let inhalerUsage = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierInhalerUsage"
    )
    /// Insulin delivery, in IU.
    public static let insulinDelivery = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierInsulinDelivery"
    )
    /// Lean body mass, in kg.
    public static let leanBodyMass = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierLeanBodyMass"
    )
    /// Nike fuel, in count.
    public static let nikeFuel = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierNikeFuel")
    /// Number of alcoholic beverages, in count.
    public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages"
    )
    /// Number of times fallen, in count.
    public static let numberOfTimesFallen = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierNumberOfTimesFallen"
    )
    /// Oxygen saturation, in %.
    public static let oxygenSaturation = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierOxygenSaturation"
    )
    /// Paddle sports speed, in m/s.
    public static let paddleSportsSpeed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierPaddleSportsSpeed"
    )
    /// Peak expiratory flow rate, in L/min.
    public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierPeakExpiratoryFlowRate"
    )
    /// Peripheral perfusion index, in %.
    public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierPeripheralPerfusionIndex"
    )
    /// Physical effort, in kcal/(kg*hr).
    public static let physicalEffort = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierPhysicalEffort"
    )
    /// Push count, in count.
    public static let pushCount = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierPushCount")
    /// Respiratory rate, in count/min.
    public static let respiratoryRate = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierRespiratoryRate"
    )
    /// Resting heart rate, in count/min.
    public static let restingHeartRate = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierRestingHeartRate"
    )
    /// Rowing speed, in m/s.
    public static let rowingSpeed = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierRowingSpeed")
    /// Running ground contact time, in ms.
    public static let runningGroundContactTime = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierRunningGroundContactTime"
    )
    /// Running power, in W.
    public static let runningPower = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierRunningPower"
    )
    /// Running speed, in m/s.
    public static let runningSpeed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierRunningSpeed"
    )
    /// Running stride length, in m.
    public static let runningStrideLength = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierRunningStrideLength"
    )
    /// Running vertical oscillation, in cm.
    public static let runningVerticalOscillation = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierRunningVerticalOscillation"
    )
    /// Six minute walk test distance, in m.
    public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierSixMinuteWalkTestDistance"
    )
    /// Stair ascent speed, in m/s.
    public static let stairAscentSpeed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierStairAscentSpeed"
    )
    /// Stair descent speed, in m/s.
    public static let stairDescentSpeed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierStairDescentSpeed"
    )
    /// Step count, in count.
    public static let stepCount = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierStepCount")
    /// Swimming stroke count, in count.
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierSwimmingStrokeCount"
    )
    /// Time in daylight, in min.
    public static let timeInDaylight = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierTimeInDaylight"
    )
    /// Uv exposure, in count.
    public static let uvExposure = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierUVExposure")
    /// Underwater depth, in m.
    public static let underwaterDepth = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierUnderwaterDepth"
    )
    /// Vo2 max, in mL/(kg*min).
    public static let vo2Max = HKQuantityTypeIdentifier("HKQuantityTypeIdentifierVO2Max")
    /// Waist circumference, in m.
    public static let waistCircumference = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWaistCircumference"
    )
    /// Walking asymmetry percentage, in %.
    public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWalkingAsymmetryPercentage"
    )
    /// Walking double support percentage, in %.
    public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage"
    )
    /// Walking heart rate average, in count/min.
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWalkingHeartRateAverage"
    )
    /// Walking speed, in m/s.
    public static let walkingSpeed = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWalkingSpeed"
    )
    /// Walking step length, in m.
    public static let walkingStepLength = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWalkingStepLength"
    )
    /// Water temperature, in degC.
    public static let waterTemperature = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWaterTemperature"
    )
    /// Workout effort score, in appleEffortScore.
    public static let workoutEffortScore = HKQuantityTypeIdentifier(
        "HKQuantityTypeIdentifierWorkoutEffortScore"
    )
}
