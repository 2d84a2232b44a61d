// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// The type of an object of the store; equal where identifier and class are.
open class HKObjectType: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name of the type.
    open private(set) var identifier: String

    init(named identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// A type of quantities; nil for a name that is none.
    open class func quantityType(
        forIdentifier identifier: HKQuantityTypeIdentifier
    ) -> HKQuantityType? {
        QuantityFacts.of(identifier).map { HKQuantityType(identifier, $0) }
    }

    /// A type of categories; nil for a name that is none.
    open class func categoryType(
        forIdentifier identifier: HKCategoryTypeIdentifier
    ) -> HKCategoryType? {
        identifier.rawValue.hasPrefix("HKCategoryTypeIdentifier")
            ? HKCategoryType(named: identifier.rawValue) : nil
    }

    /// A type of characteristics; nil for a name that is none.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        identifier.rawValue.hasPrefix("HKCharacteristicTypeIdentifier")
            ? HKCharacteristicType(named: identifier.rawValue) : nil
    }

    /// A type of correlations; nil for a name that is none.
    open class func correlationType(
        forIdentifier identifier: HKCorrelationTypeIdentifier
    ) -> HKCorrelationType? {
        identifier.rawValue.hasPrefix("HKCorrelationTypeIdentifier")
            ? HKCorrelationType(named: identifier.rawValue) : nil
    }

    /// A type of documents; nil for a name that is none.
    open class func documentType(
        forIdentifier identifier: HKDocumentTypeIdentifier
    ) -> HKDocumentType? {
        identifier == .CDA ? HKDocumentType(named: identifier.rawValue) : nil
    }

    /// A type of series; nil for a name that is none.
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        [HKWorkoutRouteTypeIdentifier, HKDataTypeIdentifierHeartbeatSeries].contains(identifier)
            ? HKSeriesType(named: identifier) : nil
    }

    /// The type of workouts.
    open class func workoutType() -> HKWorkoutType {
        HKWorkoutType(named: HKWorkoutTypeIdentifier)
    }

    /// The type of a day's activity.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
    }

    /// Whether the user allows each object by itself.
    open func requiresPerObjectAuthorization() -> Bool { false }

    /// The name of the type.
    open override var description: String { identifier }

    /// Whether another type has the same name and class.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKObjectType else { return false }
        return other.identifier == identifier && type(of: other) == type(of: self)
    }

    /// A hash of the name.
    open override var hash: Int { identifier.hashValue }

    /// The type itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type itself.
    open override func copy() -> Any { self }

    /// Archives can keep types.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the name.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else {
            return nil
        }
        identifier = name as String
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// The type of something that does not change in a person.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// A type of characteristics.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }

    override init(named identifier: String) { super.init(named: identifier) }

    /// Reads a type from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Sendable is unchecked because nothing changes after `init`.
/// The type of a day's activity.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
