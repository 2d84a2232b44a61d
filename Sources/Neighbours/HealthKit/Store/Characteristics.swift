// SPDX-License-Identifier: Apache-2.0

// Values of a person, which the store never gives.

public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A person's sex.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    /// The value.
    open private(set) var biologicalSex: HKBiologicalSex

    /// No value.
    public override init() {
        biologicalSex = .notSet
        super.init()
    }

    init(_ biologicalSex: HKBiologicalSex) {
        self.biologicalSex = biologicalSex
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A person's type of blood.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    /// The value.
    open private(set) var bloodType: HKBloodType

    /// No value.
    public override init() {
        bloodType = .notSet
        super.init()
    }

    init(_ bloodType: HKBloodType) {
        self.bloodType = bloodType
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A person's skin.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    /// The value.
    open private(set) var skinType: HKFitzpatrickSkinType

    /// No value.
    public override init() {
        skinType = .notSet
        super.init()
    }

    init(_ skinType: HKFitzpatrickSkinType) {
        self.skinType = skinType
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// Whether a person uses a wheelchair.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    /// The value.
    open private(set) var wheelchairUse: HKWheelchairUse

    /// No value.
    public override init() {
        wheelchairUse = .notSet
        super.init()
    }

    init(_ wheelchairUse: HKWheelchairUse) {
        self.wheelchairUse = wheelchairUse
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// What a person's ring of movement counts.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    /// The value.
    open private(set) var activityMoveMode: HKActivityMoveMode

    /// The usual value.
    public override init() {
        activityMoveMode = .activeEnergy
        super.init()
    }

    init(_ activityMoveMode: HKActivityMoveMode) {
        self.activityMoveMode = activityMoveMode
        super.init()
    }
}
