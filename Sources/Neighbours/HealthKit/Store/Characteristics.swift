// SPDX-License-Identifier: Apache-2.0

// Values of a person, which the store never gives.

public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A person's sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    /// The value.
    public let biologicalSex: HKBiologicalSex

    init(_ biologicalSex: HKBiologicalSex) {
        self.biologicalSex = biologicalSex
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A person's type of blood.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    /// The value.
    public let bloodType: HKBloodType

    init(_ bloodType: HKBloodType) {
        self.bloodType = bloodType
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A person's skin.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    /// The value.
    public let skinType: HKFitzpatrickSkinType

    init(_ skinType: HKFitzpatrickSkinType) {
        self.skinType = skinType
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// Whether a person uses a wheelchair.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    /// The value.
    public let wheelchairUse: HKWheelchairUse

    init(_ wheelchairUse: HKWheelchairUse) {
        self.wheelchairUse = wheelchairUse
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// What a person's ring of movement counts.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    /// The value.
    public let activityMoveMode: HKActivityMoveMode

    init(_ activityMoveMode: HKActivityMoveMode) {
        self.activityMoveMode = activityMoveMode
        super.init()
    }
}
