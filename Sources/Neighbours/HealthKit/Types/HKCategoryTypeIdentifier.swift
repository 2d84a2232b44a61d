// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of something that is one of a few values.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Abdominal cramps.
    public static let abdominalCramps = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierAbdominalCramps"
    )
    /// Acne.
    public static let acne = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierAcne")
    /// Appetite changes.
    public static let appetiteChanges = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierAppetiteChanges"
    )
    /// Apple stand hour.
    public static let appleStandHour = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierAppleStandHour"
    )
    /// Apple walking steadiness event.
    public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent"
    )
    /// Loud surroundings, under their former name.
    public static let audioExposureEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierAudioExposureEvent"
    )
    /// Bladder incontinence.
    public static let bladderIncontinence = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierBladderIncontinence"
    )
    /// Bleeding after pregnancy.
    public static let bleedingAfterPregnancy = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierBleedingAfterPregnancy"
    )
    /// Bleeding during pregnancy.
    public static let bleedingDuringPregnancy = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierBleedingDuringPregnancy"
    )
    /// Bloating.
    public static let bloating = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierBloating")
    /// Breast pain.
    public static let breastPain = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierBreastPain")
    /// Cervical mucus quality.
    public static let cervicalMucusQuality = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierCervicalMucusQuality"
    )
    /// Chest tightness or pain.
    public static let chestTightnessOrPain = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierChestTightnessOrPain"
    )
    /// Chills.
    public static let chills = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierChills")
    /// Constipation.
    public static let constipation = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierConstipation"
    )
    /// Contraceptive.
    public static let contraceptive = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierContraceptive"
    )
    /// Coughing.
    public static let coughing = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierCoughing")
    /// Diarrhea.
    public static let diarrhea = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierDiarrhea")
    /// Dizziness.
    public static let dizziness = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierDizziness")
    /// Dry skin.
    public static let drySkin = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierDrySkin")
    /// Loud surroundings.
    public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierAudioExposureEvent"
    )
    /// Fainting.
    public static let fainting = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierFainting")
    /// Fatigue.
    public static let fatigue = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierFatigue")
    /// Fever.
    public static let fever = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierFever")
    /// Generalized body ache.
    public static let generalizedBodyAche = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierGeneralizedBodyAche"
    )
    /// Hair loss.
    public static let hairLoss = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierHairLoss")
    /// Handwashing event.
    public static let handwashingEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierHandwashingEvent"
    )
    /// Headache.
    public static let headache = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierHeadache")
    /// Headphone audio exposure event.
    public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent"
    )
    /// Heartburn.
    public static let heartburn = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierHeartburn")
    /// High heart rate event.
    public static let highHeartRateEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierHighHeartRateEvent"
    )
    /// Hot flashes.
    public static let hotFlashes = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierHotFlashes")
    /// Infrequent menstrual cycles.
    public static let infrequentMenstrualCycles = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierInfrequentMenstrualCycles"
    )
    /// Intermenstrual bleeding.
    public static let intermenstrualBleeding = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierIntermenstrualBleeding"
    )
    /// Irregular heart rhythm event.
    public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierIrregularHeartRhythmEvent"
    )
    /// Irregular menstrual cycles.
    public static let irregularMenstrualCycles = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierIrregularMenstrualCycles"
    )
    /// Lactation.
    public static let lactation = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierLactation")
    /// Loss of smell.
    public static let lossOfSmell = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierLossOfSmell")
    /// Loss of taste.
    public static let lossOfTaste = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierLossOfTaste")
    /// Low cardio fitness event.
    public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierLowCardioFitnessEvent"
    )
    /// Low heart rate event.
    public static let lowHeartRateEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierLowHeartRateEvent"
    )
    /// Lower back pain.
    public static let lowerBackPain = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierLowerBackPain"
    )
    /// Memory lapse.
    public static let memoryLapse = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierMemoryLapse")
    /// Menstrual flow.
    public static let menstrualFlow = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierMenstrualFlow"
    )
    /// Mindful session.
    public static let mindfulSession = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierMindfulSession"
    )
    /// Mood changes.
    public static let moodChanges = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierMoodChanges")
    /// Nausea.
    public static let nausea = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierNausea")
    /// Night sweats.
    public static let nightSweats = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierNightSweats")
    /// Ovulation test result.
    public static let ovulationTestResult = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierOvulationTestResult"
    )
    /// Pelvic pain.
    public static let pelvicPain = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierPelvicPain")
    /// Persistent intermenstrual bleeding.
    public static let persistentIntermenstrualBleeding = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding"
    )
    /// Pregnancy.
    public static let pregnancy = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierPregnancy")
    /// Pregnancy test result.
    public static let pregnancyTestResult = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierPregnancyTestResult"
    )
    /// Progesterone test result.
    public static let progesteroneTestResult = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierProgesteroneTestResult"
    )
    /// Prolonged menstrual periods.
    public static let prolongedMenstrualPeriods = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierProlongedMenstrualPeriods"
    )
    /// Rapid pounding or fluttering heartbeat.
    public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat"
    )
    /// Runny nose.
    public static let runnyNose = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierRunnyNose")
    /// Sexual activity.
    public static let sexualActivity = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierSexualActivity"
    )
    /// Shortness of breath.
    public static let shortnessOfBreath = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierShortnessOfBreath"
    )
    /// Sinus congestion.
    public static let sinusCongestion = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierSinusCongestion"
    )
    /// Skipped heartbeat.
    public static let skippedHeartbeat = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierSkippedHeartbeat"
    )
    /// Sleep analysis.
    public static let sleepAnalysis = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierSleepAnalysis"
    )
    /// Sleep apnea event.
    public static let sleepApneaEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierSleepApneaEvent"
    )
    /// Sleep changes.
    public static let sleepChanges = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierSleepChanges"
    )
    /// Sore throat.
    public static let soreThroat = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierSoreThroat")
    /// Toothbrushing event.
    public static let toothbrushingEvent = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierToothbrushingEvent"
    )
    /// Vaginal dryness.
    public static let vaginalDryness = HKCategoryTypeIdentifier(
        "HKCategoryTypeIdentifierVaginalDryness"
    )
    /// Vomiting.
    public static let vomiting = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierVomiting")
    /// Wheezing.
    public static let wheezing = HKCategoryTypeIdentifier("HKCategoryTypeIdentifierWheezing")
}
