// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The object that does not pass.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the value that does not pass.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The test that a value does not pass.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that does not pass.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores that an error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The errors that one stands for.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The domain of SQLite's own codes in an error's information.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension CocoaError.Code {
    private static func code(_ number: Int) -> CocoaError.Code { CocoaError.Code(rawValue: number) }

    /// A value does not pass.
    public static var managedObjectValidation: CocoaError.Code { code(1550) }
    /// Another object has the value that only one may have.
    public static var managedObjectConstraintValidation: CocoaError.Code { code(1551) }
    /// Several values do not pass.
    public static var validationMultipleErrors: CocoaError.Code { code(1560) }
    /// A value is missing.
    public static var validationMissingMandatoryProperty: CocoaError.Code { code(1570) }
    /// A relationship leads to too few objects.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code { code(1580) }
    /// A relationship leads to too many objects.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { code(1590) }
    /// A relationship keeps the object from being deleted.
    public static var validationRelationshipDeniedDelete: CocoaError.Code { code(1600) }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code { code(1610) }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code { code(1620) }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { code(1630) }
    /// A date is too soon.
    public static var validationDateTooSoon: CocoaError.Code { code(1640) }
    /// A date is none.
    public static var validationInvalidDate: CocoaError.Code { code(1650) }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code { code(1660) }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code { code(1670) }
    /// A text does not fit its pattern.
    public static var validationStringPatternMatching: CocoaError.Code { code(1680) }
    /// An address is none.
    public static var validationInvalidURI: CocoaError.Code { code(1690) }
    /// An object leads to one that is not there.
    public static var managedObjectReferentialIntegrity: CocoaError.Code { code(133000) }
    /// An object leads to one in another store.
    public static var managedObjectExternalRelationship: CocoaError.Code { code(133010) }
    /// Others have changed the objects since they were read.
    public static var managedObjectMerge: CocoaError.Code { code(133020) }
    /// Other objects have values that only one may have.
    public static var managedObjectConstraintMerge: CocoaError.Code { code(133021) }
    /// There is no such type of store.
    public static var persistentStoreInvalidType: CocoaError.Code { code(134000) }
    /// The store is of another type.
    public static var persistentStoreTypeMismatch: CocoaError.Code { code(134010) }
    /// The store does not fit the model.
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { code(134020) }
    /// The store could not save.
    public static var persistentStoreSave: CocoaError.Code { code(134030) }
    /// One of several stores could not save.
    public static var persistentStoreIncompleteSave: CocoaError.Code { code(134040) }
    /// Others have changed the objects since they were read.
    public static var persistentStoreSaveConflicts: CocoaError.Code { code(134050) }
    /// Something went wrong in Core Data.
    public static var coreData: CocoaError.Code { code(134060) }
    /// An operation of a store failed.
    public static var persistentStoreOperation: CocoaError.Code { code(134070) }
    /// The store can't be opened.
    public static var persistentStoreOpen: CocoaError.Code { code(134080) }
    /// The store did not answer in time.
    public static var persistentStoreTimeout: CocoaError.Code { code(134090) }
    /// The store does not know such requests.
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code { code(134091) }
    /// The store was written with another version of the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { code(134100) }
    /// The migration failed.
    public static var migration: CocoaError.Code { code(134110) }
    /// The migration was cancelled.
    public static var migrationCancelled: CocoaError.Code { code(134120) }
    /// The model that the store was written with is missing.
    public static var migrationMissingSourceModel: CocoaError.Code { code(134130) }
    /// There is no mapping between the models.
    public static var migrationMissingMappingModel: CocoaError.Code { code(134140) }
    /// The old store can't be read.
    public static var migrationManagerSourceStore: CocoaError.Code { code(134150) }
    /// The new store can't be written.
    public static var migrationManagerDestinationStore: CocoaError.Code { code(134160) }
    /// The policy of an entity failed.
    public static var entityMigrationPolicy: CocoaError.Code { code(134170) }
    /// No mapping between the models can be inferred.
    public static var inferredMappingModel: CocoaError.Code { code(134190) }
    /// A record could not be imported.
    public static var externalRecordImport: CocoaError.Code { code(134200) }
}

/// A value does not pass.
public let NSManagedObjectValidationError = 1550
/// Another object has the value that only one may have.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values do not pass.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship leads to too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship leads to too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship keeps the object from being deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too soon.
public let NSValidationDateTooSoonError = 1640
/// A date is none.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not fit its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An object leads to one that is not there.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Others have changed the objects since they were read.
public let NSManagedObjectMergeError = 133020
/// Other objects have values that only one may have.
public let NSManagedObjectConstraintMergeError = 133021
/// There is no such type of store.
public let NSPersistentStoreInvalidTypeError = 134000
/// The store is of another type.
public let NSPersistentStoreTypeMismatchError = 134010
/// The store does not fit the model.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// The store could not save.
public let NSPersistentStoreSaveError = 134030
/// Others have changed the objects since they were read.
public let NSPersistentStoreSaveConflictsError = 134050
/// Something went wrong in Core Data.
public let NSCoreDataError = 134060
/// An operation of a store failed.
public let NSPersistentStoreOperationError = 134070
/// The store can't be opened.
public let NSPersistentStoreOpenError = 134080
/// The store did not answer in time.
public let NSPersistentStoreTimeoutError = 134090
/// The store does not know such requests.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// The store was written with another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The migration failed.
public let NSMigrationError = 134110
/// The model that the store was written with is missing.
public let NSMigrationMissingSourceModelError = 134130
/// There is no mapping between the models.
public let NSMigrationMissingMappingModelError = 134140
/// No mapping between the models can be inferred.
public let NSInferredMappingModelError = 134190

/// An error of Cocoa's domain.
func cocoaError(_ code: CocoaError.Code, _ reason: String, _ info: [String: Any] = [:]) -> NSError {
    var all = info
    if all[NSLocalizedFailureReasonErrorKey] == nil {
        all[NSLocalizedFailureReasonErrorKey] = reason
    }
    all["reason"] = reason
    return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: all)
}
