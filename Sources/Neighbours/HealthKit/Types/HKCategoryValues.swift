// SPDX-License-Identifier: Apache-2.0

// The values of categories.

/// The value of categories that have only one.
public enum HKCategoryValue: Int, Sendable {
    /// No value.
    case notApplicable = 0
}

/// How somebody slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// In bed.
    case inBed = 0
    /// Asleep.
    case asleepUnspecified = 1
    /// Awake.
    case awake = 2
    /// Light sleep.
    case asleepCore = 3
    /// Deep sleep.
    case asleepDeep = 4
    /// Sleep with dreams.
    case asleepREM = 5

    /// `asleepUnspecified` under its former name.
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }

    /// The values of sleep.
    public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
        .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
    ]
}

/// Whether somebody stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
    /// Yes.
    case stood = 0
    /// No.
    case idle = 1
}

/// The quality of cervical mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
    /// Dry.
    case dry = 1
    /// Sticky.
    case sticky = 2
    /// Creamy.
    case creamy = 3
    /// Watery.
    case watery = 4
    /// Like the white of an egg.
    case eggWhite = 5
}

/// The result of a test for ovulation.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    /// Negative.
    case negative = 1
    /// Luteinizing hormone rises.
    case luteinizingHormoneSurge = 2
    /// Not clear.
    case indeterminate = 3
    /// Estrogen rises.
    case estrogenSurge = 4

    /// `luteinizingHormoneSurge` under its former name.
    public static var positive: HKCategoryValueOvulationTestResult { .luteinizingHormoneSurge }
}

/// How strong a menstruation is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    /// Not said.
    case unspecified = 1
    /// Light.
    case light = 2
    /// Medium.
    case medium = 3
    /// Heavy.
    case heavy = 4
    /// None.
    case none = 5
}

/// How strong a bleeding is.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
    /// Not said.
    case unspecified = 1
    /// Light.
    case light = 2
    /// Medium.
    case medium = 3
    /// Heavy.
    case heavy = 4
    /// None.
    case none = 5
}

/// A kind of contraceptive.
public enum HKCategoryValueContraceptive: Int, Sendable {
    /// Not said.
    case unspecified = 1
    /// An implant.
    case implant = 2
    /// An injection.
    case injection = 3
    /// A coil.
    case intrauterineDevice = 4
    /// A ring.
    case intravaginalRing = 5
    /// A pill.
    case oral = 6
    /// A patch.
    case patch = 7
}

/// The result of a test for pregnancy.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
    /// Negative.
    case negative = 1
    /// Positive.
    case positive = 2
    /// Not clear.
    case indeterminate = 3
}

/// The result of a test for progesterone.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
    /// Negative.
    case negative = 1
    /// Positive.
    case positive = 2
    /// Not clear.
    case indeterminate = 3
}

/// Whether a symptom is there.
public enum HKCategoryValuePresence: Int, Sendable {
    /// Yes.
    case present = 0
    /// No.
    case notPresent = 1
}

/// How strong a symptom is.
public enum HKCategoryValueSeverity: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Not there.
    case notPresent = 1
    /// Mild.
    case mild = 2
    /// Moderate.
    case moderate = 3
    /// Severe.
    case severe = 4
}

/// How appetite changed.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Not at all.
    case noChange = 1
    /// Less.
    case decreased = 2
    /// More.
    case increased = 3
}

/// Loud surroundings.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
    /// For a moment.
    case momentaryLimit = 1
}

/// Loud headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
    /// For seven days.
    case sevenDayLimit = 1
}

/// Low fitness.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
    /// Low fitness.
    case lowFitness = 1
}

/// An unsteady walk.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    /// Low for the first time.
    case initialLow = 1
    /// Very low for the first time.
    case initialVeryLow = 2
    /// Low again.
    case repeatLow = 3
    /// Very low again.
    case repeatVeryLow = 4
}
