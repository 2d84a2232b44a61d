// SPDX-License-Identifier: Apache-2.0

// Small values of people, of requests and of metadata.

/// A sex.
public enum HKBiologicalSex: Int, Sendable {
    /// Not said.
    case notSet = 0
    /// Female.
    case female = 1
    /// Male.
    case male = 2
    /// Another.
    case other = 3
}

/// A type of blood.
public enum HKBloodType: Int, Sendable {
    /// Not said.
    case notSet = 0
    /// A+.
    case aPositive = 1
    /// A−.
    case aNegative = 2
    /// B+.
    case bPositive = 3
    /// B−.
    case bNegative = 4
    /// AB+.
    case abPositive = 5
    /// AB−.
    case abNegative = 6
    /// 0+.
    case oPositive = 7
    /// 0−.
    case oNegative = 8
}

/// How skin bears the sun.
public enum HKFitzpatrickSkinType: Int, Sendable {
    /// Not said.
    case notSet = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It always burns.
    case I = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It burns easily.
    case II = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It burns a little.
    case III = 3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It hardly burns.
    case IV = 4
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It rarely burns.
    case V = 5
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// It never burns.
    case VI = 6
}

/// Whether somebody uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
    /// Not said.
    case notSet = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// What a day's ring of movement counts.
public enum HKActivityMoveMode: Int, Sendable {
    /// Energy.
    case activeEnergy = 1
    /// Minutes.
    case appleMoveTime = 2
}

/// Whether the program may write.
public enum HKAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// No.
    case sharingDenied = 1
    /// Yes.
    case sharingAuthorized = 2
}

/// Whether a request would ask the user.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It would.
    case shouldRequest = 1
    /// It would not.
    case unnecessary = 2
}

/// How often a program is woken.
public enum HKUpdateFrequency: Int, Sendable {
    /// At each change.
    case immediate = 1
    /// Once an hour.
    case hourly = 2
    /// Once a day.
    case daily = 3
    /// Once a week.
    case weekly = 4
}

/// What insulin is for.
public enum HKInsulinDeliveryReason: Int, Sendable {
    /// A steady supply.
    case basal = 1
    /// A meal or a high value.
    case bolus = 2
}

/// When glucose was measured.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    /// Before a meal.
    case preprandial = 1
    /// After a meal.
    case postprandial = 2
}

/// What somebody did while the heart was measured.
public enum HKHeartRateMotionContext: Int, Sendable {
    /// Not said.
    case notSet = 0
    /// Resting.
    case sedentary = 1
    /// Moving.
    case active = 2
}

/// Where a temperature was measured.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    /// Elsewhere.
    case other = 0
    /// The armpit.
    case armpit = 1
    /// The body.
    case body = 2
    /// The ear.
    case ear = 3
    /// A finger.
    case finger = 4
    /// The gut.
    case gastroIntestinal = 5
    /// The mouth.
    case mouth = 6
    /// The rectum.
    case rectum = 7
    /// A toe.
    case toe = 8
    /// The eardrum.
    case earDrum = 9
    /// The temple.
    case temporalArtery = 10
    /// The forehead.
    case forehead = 11
}

/// Where a heart was measured.
public enum HKHeartRateSensorLocation: Int, Sendable {
    /// Elsewhere.
    case other = 0
    /// The chest.
    case chest = 1
    /// The wrist.
    case wrist = 2
    /// A finger.
    case finger = 3
    /// The hand.
    case hand = 4
    /// The lobe of an ear.
    case earLobe = 5
    /// A foot.
    case foot = 6
}

/// How fitness was measured.
public enum HKVO2MaxTestType: Int, Sendable {
    /// At the limit.
    case maxExercise = 1
    /// Below the limit.
    case predictionSubMaxExercise = 2
    /// Without exercise.
    case predictionNonExercise = 3
}

/// A style of swimming.
public enum HKSwimmingStrokeStyle: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Several.
    case mixed = 1
    /// Freestyle.
    case freestyle = 2
    /// Backstroke.
    case backstroke = 3
    /// Breaststroke.
    case breaststroke = 4
    /// Butterfly.
    case butterfly = 5
    /// With a board.
    case kickboard = 6
}
