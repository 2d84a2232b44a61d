// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A number that beacons of one owner share.
public typealias CLBeaconMajorValue = UInt16
/// A number that tells them apart.
public typealias CLBeaconMinorValue = UInt16

// Sendable is unchecked because nothing changes after `init`.
/// Which beacons are meant.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    /// Whose.
    open private(set) var uuid: UUID
    /// Which of them; nil for any.
    open private(set) var major: CLBeaconMajorValue?
    /// Which of those; nil for any.
    open private(set) var minor: CLBeaconMinorValue?

    /// Beacons with such numbers.
    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one means the same beacons.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return other.uuid == uuid && other.major == major && other.minor == minor
    }

    /// The same for equal constraints.
    open override var hash: Int { uuid.hashValue }
}

// Sendable is unchecked because `CLRegion` is, and what it adds never changes.
/// Around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Whose.
    open private(set) var uuid: UUID
    /// Which of them; nil for any.
    open private(set) var major: NSNumber?
    /// Which of those; nil for any.
    open private(set) var minor: NSNumber?
    /// The same under its older name.
    open var proximityUUID: UUID { uuid }

    /// Whether the delegate hears of the region, too, when the person turns the screen on in it.
    open var notifyEntryStateOnDisplay = false

    /// Which beacons are meant.
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(
            uuid: uuid,
            major: major?.uint16Value,
            minor: minor?.uint16Value
        )
    }

    /// What a device sends that is such a beacon itself.
    ///
    /// - Parameter measuredPower: How strong it is a metre away; nil for the device's own value.
    /// - Returns: What the program hands to `CBPeripheralManager.startAdvertising(_:)`.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        var bytes = withUnsafeBytes(of: uuid.uuid) { Data($0) }
        for part in [major, minor] {
            let number = part?.uint16Value ?? 0
            bytes += [UInt8(number >> 8), UInt8(number & 0xff)]
        }
        bytes.append(UInt8(bitPattern: measuredPower?.int8Value ?? -59))
        return ["kCBAdvDataAppleBeaconKey": bytes as NSData]
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "uuid"),
            let uuid = UUID(uuidString: name as String)
        else { return nil }
        self.uuid = uuid
        major = coder.decodeObject(of: NSNumber.self, forKey: "major")
        minor = coder.decodeObject(of: NSNumber.self, forKey: "minor")
        super.init(coder: coder)
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
    }

    /// Writes which beacons are meant, too.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(uuid.uuidString as NSString, forKey: "uuid")
        if let major { coder.encode(major, forKey: "major") }
        if let minor { coder.encode(minor, forKey: "minor") }
        coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
    }

    /// Those that a constraint means.
    public convenience init(
        beaconIdentityConstraint: CLBeaconIdentityConstraint,
        identifier: String
    ) {
        let one = beaconIdentityConstraint
        self.init(one.uuid, one.major, one.minor, identifier)
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }

    /// All of no owner.
    public override init() {
        uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        super.init()
    }

    /// All of one owner.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(uuid, nil, nil, identifier)
    }

    /// Some of one owner.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid, major, nil, identifier)
    }

    /// One.
    public convenience init(
        uuid: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) { self.init(uuid, major, minor, identifier) }

    /// All of one owner, by the older name.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(proximityUUID, nil, nil, identifier)
    }

    /// Some of one owner, by the older name.
    public convenience init(
        proximityUUID: UUID,
        major: CLBeaconMajorValue,
        identifier: String
    ) { self.init(proximityUUID, major, nil, identifier) }

    /// One, by the older name.
    public convenience init(
        proximityUUID: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) { self.init(proximityUUID, major, minor, identifier) }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// In the hand.
    case immediate = 1
    /// In the room.
    case near = 2
    /// In the house.
    case far = 3
}

// Sendable is unchecked because nothing changes after `init`.
/// A beacon that was seen; none is here.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// Whose.
    open private(set) var uuid = UUID()
    /// The same under its older name.
    open var proximityUUID: UUID { uuid }
    /// Which of them.
    open var major: NSNumber { 0 }
    /// Which of those.
    open var minor: NSNumber { 0 }
    /// When it was seen.
    open private(set) var timestamp = Date()
    /// How near.
    open var proximity: CLProximity { .unknown }
    /// Metres; negative for what is not known.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How strong it is.
    open var rssi: Int { 0 }
}
