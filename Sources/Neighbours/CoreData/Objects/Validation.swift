// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime

/// The checks of values before they are saved.
enum Validation {
    /// Checks a value by its property's rules.
    static func check(_ value: Any?, forKey key: String, of object: NSManagedObject) throws {
        guard let property = object.kind.propertiesByName[key] else { return }
        let value = value is NSNull ? nil : value
        if let relationship = property as? NSRelationshipDescription {
            return try check(relationship, of: object, NSManagedObject.members(of: value).count)
        }
        guard property is NSAttributeDescription else { return }
        guard let value else {
            guard property.isOptional || property is NSDerivedAttributeDescription else {
                throw error(.validationMissingMandatoryProperty, key, nil, object)
            }
            return
        }
        for predicate in property.validationPredicates where !predicate.evaluate(with: value) {
            throw error(code(of: predicate, property), key, value, object, predicate)
        }
    }

    private static func check(
        _ relationship: NSRelationshipDescription,
        of object: NSManagedObject,
        _ count: Int
    ) throws {
        let key = relationship.name
        if count == 0 {
            guard relationship.isOptional else {
                throw error(
                    relationship.isToMany
                        ? .validationRelationshipLacksMinimumCount
                        : .validationMissingMandatoryProperty,
                    key,
                    nil,
                    object
                )
            }
            return
        }
        if count < relationship.minCount {
            throw error(.validationRelationshipLacksMinimumCount, key, count, object)
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw error(.validationRelationshipExceedsMaximumCount, key, count, object)
        }
    }

    /// Checks all values that the object has; several faults are thrown together.
    static func checkAll(of object: NSManagedObject) throws {
        object.fireFault()
        var errors: [any Error] = []
        for key in object.kind.propertiesByName.keys.sorted() {
            do {
                if let relationship = object.kind.relationshipsByName[key], relationship.isToMany {
                    // A relationship that was not read has not changed.
                    guard object.state.loaded.contains(key) else { continue }
                    try check(relationship, of: object, object.destinations(of: key).ids.count)
                    continue
                }
                guard !(object.kind.propertiesByName[key] is NSFetchedPropertyDescription) else {
                    continue
                }
                var value = object.keptValue(forKey: key).map { $0 as AnyObject }
                try withUnsafeMutablePointer(to: &value) {
                    try object.validateValue(AutoreleasingUnsafeMutablePointer($0), forKey: key)
                }
            } catch {
                errors.append(error)
            }
        }
        try raise(errors)
    }

    /// Throws one error, or one that holds several.
    static func raise(_ errors: [any Error]) throws {
        guard let first = errors.first else { return }
        guard errors.count > 1 else { throw first }
        throw NSError(
            domain: NSCocoaErrorDomain,
            code: CocoaError.Code.validationMultipleErrors.rawValue,
            userInfo: [
                NSDetailedErrorsKey: errors,
                NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
            ]
        )
    }

    /// Checks whether rules keep an object from being deleted.
    static func checkDeletion(of object: NSManagedObject) throws {
        for (key, relationship) in object.kind.relationshipsByName
        where relationship.deleteRule == .denyDeleteRule {
            guard !object.state.isFault else { continue }
            let left = object.destinations(of: key).ids.filter { id in
                object.owner?.registeredObject(for: id)?.isDeleted != true
            }
            if !left.isEmpty {
                throw error(.validationRelationshipDeniedDelete, key, left.count, object)
            }
        }
    }

    private static func code(
        of predicate: FormatPredicates.NSPredicate,
        _ property: NSPropertyDescription
    ) -> CocoaError.Code {
        let format = predicate.predicateFormat
        let type = (property as? NSAttributeDescription)?.attributeType
        let isLow = format.contains(">")
        if format.contains("MATCHES") { return .validationStringPatternMatching }
        switch type {
        case .stringAttributeType where format.contains("length"):
            return isLow ? .validationStringTooShort : .validationStringTooLong
        case .dateAttributeType: return isLow ? .validationDateTooSoon : .validationDateTooLate
        case let type? where type.isNumber:
            return isLow ? .validationNumberTooSmall : .validationNumberTooLarge
        default: return .managedObjectValidation
        }
    }

    static func error(
        _ code: CocoaError.Code,
        _ key: String,
        _ value: Any?,
        _ object: NSManagedObject,
        _ predicate: FormatPredicates.NSPredicate? = nil
    ) -> NSError {
        var info: [String: Any] = [
            NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
        ]
        info[NSValidationValueErrorKey] = value
        info[NSValidationPredicateErrorKey] = predicate
        let words =
            code == .validationMissingMandatoryProperty
            ? "\(key) is a required value."
            : "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)"
        info[NSLocalizedDescriptionKey] = words
        return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: info)
    }
}
