// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A device that measured something.
open class HKDevice: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name.
    open private(set) var name: String?
    /// Who made the device.
    open private(set) var manufacturer: String?
    /// The model.
    open private(set) var model: String?
    /// The version of the hardware.
    open private(set) var hardwareVersion: String?
    /// The version of the firmware.
    open private(set) var firmwareVersion: String?
    /// The version of the software.
    open private(set) var softwareVersion: String?
    /// The identifier on this device.
    open private(set) var localIdentifier: String?
    /// The kind of a medical device.
    open private(set) var udiDeviceIdentifier: String?

    /// A device.
    public init(
        name: String?,
        manufacturer: String?,
        model: String?,
        hardwareVersion: String?,
        firmwareVersion: String?,
        softwareVersion: String?,
        localIdentifier: String?,
        udiDeviceIdentifier: String?
    ) {
        self.name = name
        self.manufacturer = manufacturer
        self.model = model
        self.hardwareVersion = hardwareVersion
        self.firmwareVersion = firmwareVersion
        self.softwareVersion = softwareVersion
        self.localIdentifier = localIdentifier
        self.udiDeviceIdentifier = udiDeviceIdentifier
        super.init()
    }

    /// This device.
    open class func local() -> HKDevice {
        HKDevice(
            name: ProcessInfo.processInfo.hostName,
            manufacturer: nil,
            model: nil,
            hardwareVersion: nil,
            firmwareVersion: nil,
            softwareVersion: ProcessInfo.processInfo.operatingSystemVersionString,
            localIdentifier: nil,
            udiDeviceIdentifier: nil
        )
    }

    private var values: [String?] {
        [
            name,
            manufacturer,
            model,
            hardwareVersion,
            firmwareVersion,
            softwareVersion,
            localIdentifier,
            udiDeviceIdentifier,
        ]
    }

    /// The values that are there.
    open override var description: String {
        "<HKDevice: \(values.compactMap { $0 }.joined(separator: ", "))>"
    }

    /// Whether another device has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKDevice)?.values == values
    }

    /// A hash of the values.
    open override var hash: Int { values.hashValue }

    /// The device itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The device itself.
    open override func copy() -> Any { self }

    /// Archives can keep devices.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString?, forKey: "name")
        coder.encode(manufacturer as NSString?, forKey: "manufacturer")
        coder.encode(model as NSString?, forKey: "model")
        coder.encode(hardwareVersion as NSString?, forKey: "hardwareVersion")
        coder.encode(firmwareVersion as NSString?, forKey: "firmwareVersion")
        coder.encode(softwareVersion as NSString?, forKey: "softwareVersion")
        coder.encode(localIdentifier as NSString?, forKey: "localIdentifier")
        coder.encode(udiDeviceIdentifier as NSString?, forKey: "udiDeviceIdentifier")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        self.init(
            name: coder.string("name"),
            manufacturer: coder.string("manufacturer"),
            model: coder.string("model"),
            hardwareVersion: coder.string("hardwareVersion"),
            firmwareVersion: coder.string("firmwareVersion"),
            softwareVersion: coder.string("softwareVersion"),
            localIdentifier: coder.string("localIdentifier"),
            udiDeviceIdentifier: coder.string("udiDeviceIdentifier")
        )
    }

    /// The property of a key of queries.
    func value(_ key: String) -> String? {
        switch key {
        case "name": name
        case "manufacturer": manufacturer
        case "model": model
        case "hardwareVersion": hardwareVersion
        case "firmwareVersion": firmwareVersion
        case "softwareVersion": softwareVersion
        case "localIdentifier": localIdentifier
        case "udiDeviceIdentifier": udiDeviceIdentifier
        default: nil
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: the name.
public let HKDevicePropertyKeyName = "name"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: who made the device.
public let HKDevicePropertyKeyManufacturer = "manufacturer"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: the model.
public let HKDevicePropertyKeyModel = "model"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: the version of the hardware.
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: the version of the firmware.
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: the version of the software.
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: the identifier on this device.
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in queries: the kind of a medical device.
public let HKDevicePropertyKeyUDIDeviceIdentifier = "udiDeviceIdentifier"
