// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import FoundationXML

/// Reads a model from the XML that Xcode's editor writes.
final class ModelReader: NSObject, XMLParserDelegate {
    private let model: NSManagedObjectModel
    private var entities: [NSEntityDescription] = []
    private var parents: [String: String] = [:]
    private var properties: [NSPropertyDescription] = []
    private var entity: NSEntityDescription?
    private var constraints: [[Any]] = []
    private var constraint: [Any]?
    private var index: NSFetchIndexDescription?
    private var indexElements: [(name: String, type: String, isAscending: Bool)] = []
    private var indexesByEntity:
        [(NSEntityDescription, NSFetchIndexDescription, [(String, String, Bool)])] = []
    private var composites: [String: [NSAttributeDescription]] = [:]
    private var composite: String?
    private var compositeUses: [(NSCompositeAttributeDescription, String)] = []
    private var configuration: String?
    private var configured: [String: [String]] = [:]
    private var requests: [(name: String, request: NSFetchRequest<any NSFetchRequestResult>)] = []
    private var userInfo: [AnyHashable: Any]?
    private var isModel = false
    /// The elements that are open.
    private var open: [String] = []

    private init(_ model: NSManagedObjectModel) { self.model = model }

    /// Fills a model; false where the data is none.
    static func read(_ data: Data, into model: NSManagedObjectModel) -> Bool {
        let reader = ModelReader(model)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isModel else { return false }
        reader.finish()
        return true
    }

    private func finish() {
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
        for (name, parent) in parents.sorted(by: { $0.key < $1.key }) {
            guard let child = byName[name], let parent = byName[parent] else { continue }
            parent.subentities.append(child)
        }
        for (attribute, name) in compositeUses { attribute.elements = composites[name] ?? [] }
        model.entities = entities
        for (entity, index, elements) in indexesByEntity {
            index.elements = elements.compactMap { name, type, isAscending in
                guard let property = entity.propertiesByName[name] else { return nil }
                let element = NSFetchIndexElementDescription(
                    property: property,
                    collationType: type == "RTree" ? .rTree : .binary
                )
                element.isAscending = isAscending
                return element
            }
            entity.indexes.append(index)
        }
        for (name, members) in configured { model.setNames(members, forConfigurationName: name) }
        for (name, request) in requests {
            request.entity = byName[request.entityName ?? ""]
            model.setFetchRequestTemplate(request, forName: name)
        }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes values: [String: String] = [:]
    ) {
        open.append(elementName)
        switch elementName {
        case "model":
            isModel = true
            if let identifier = values["userDefinedModelVersionIdentifier"], !identifier.isEmpty {
                model.versionIdentifiers = [identifier]
            }
        case "entity": begin(entity: values)
        case "attribute" where composite != nil:
            composites[composite ?? "", default: []].append(attribute(values))
        case "attribute": properties.append(attribute(values))
        case "relationship": properties.append(relationship(values))
        case "fetchedProperty": properties.append(fetchedProperty(values))
        case "fetchRequest": begin(request: values)
        case "uniquenessConstraint": constraint = []
        case "constraint": constraint?.append(values["value"] ?? "")
        case "fetchIndex":
            index = NSFetchIndexDescription(name: values["name"] ?? "", elements: nil)
            index?.partialIndexPredicate = values["partialIndexPredicate"].map {
                FormatPredicates.NSPredicate(format: $0, argumentArray: nil)
            }
            indexElements = []
        case "fetchIndexElement":
            indexElements.append(
                (
                    values["property"] ?? "", values["type"] ?? "Binary",
                    values["order"] != "descending"
                )
            )
        case "composite": composite = values["name"] ?? ""
        case "configuration": configuration = values["name"]
        case "memberEntity":
            if let configuration, let name = values["name"] {
                configured[configuration, default: []].append(name)
            }
        case "userInfo": userInfo = [:]
        case "entry": userInfo?[values["key"] ?? ""] = values["value"] ?? ""
        default: break
        }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        open.removeLast()
        switch elementName {
        case "entity" where entity != nil:
            entity?.properties = properties
            entity?.uniquenessConstraints = constraints
            if let entity { entities.append(entity) }
            entity = nil
            properties = []
            constraints = []
        case "uniquenessConstraint":
            if let constraint, !constraint.isEmpty { constraints.append(constraint) }
            constraint = nil
        case "fetchIndex":
            if let entity, let index {
                indexesByEntity.append((entity, index, indexElements.map { ($0, $1, $2) }))
            }
            index = nil
        case "composite": composite = nil
        case "configuration": configuration = nil
        case "userInfo":
            if open.last == "entity" {
                entity?.userInfo = userInfo
            } else {
                properties.last?.userInfo = userInfo
            }
            userInfo = nil
        default: break
        }
    }

    private func isOn(_ word: String?) -> Bool { word == "YES" }

    private func begin(entity values: [String: String]) {
        let made = NSEntityDescription()
        made.name = values["name"]
        made.managedObjectClassName = values["representedClassName"] ?? "NSManagedObject"
        made.isAbstract = isOn(values["isAbstract"])
        made.renamingIdentifier = values["elementID"]
        made.versionHashModifier = values["versionHashModifier"]
        if let name = values["name"], let parent = values["parentEntity"] { parents[name] = parent }
        entity = made
    }

    private func fill(_ property: NSPropertyDescription, _ values: [String: String]) {
        property.name = values["name"] ?? ""
        property.isOptional = isOn(values["optional"])
        property.isTransient = isOn(values["transient"])
        property.renamingIdentifier = values["elementID"]
        property.versionHashModifier = values["versionHashModifier"]
        property.isIndexed = isOn(values["indexed"])
        property.isIndexedBySpotlight = isOn(values["spotlightIndexingEnabled"])
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType, "Float": .floatAttributeType,
        "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
        "Binary Data": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        "Composite": .compositeAttributeType,
    ]

    private func attribute(_ values: [String: String]) -> NSAttributeDescription {
        let type = Self.types[values["attributeType"] ?? ""] ?? .undefinedAttributeType
        let made: NSAttributeDescription
        if isOn(values["derived"]) {
            let derived = NSDerivedAttributeDescription()
            derived.derivationExpression = values["derivationExpression"].map {
                Derivation.expression($0)
            }
            made = derived
        } else if type == .compositeAttributeType {
            let whole = NSCompositeAttributeDescription()
            compositeUses.append(
                (whole, values["customClassName"] ?? values["compositeName"] ?? "")
            )
            made = whole
        } else {
            made = NSAttributeDescription()
        }
        fill(made, values)
        made.attributeType = type
        made.usesScalarValueType = isOn(values["usesScalarValueType"])
        made.allowsExternalBinaryDataStorage = isOn(values["allowsExternalBinaryDataStorage"])
        made.allowsCloudEncryption = isOn(values["allowsCloudEncryption"])
        made.preservesValueInHistoryOnDeletion = isOn(values["preserveAfterDeletion"])
        made.valueTransformerName = values["valueTransformerName"]
        if let name = values["customClassName"], type != .compositeAttributeType {
            made.attributeValueClassName = name
        }
        made.defaultValue = defaultValue(values, type)
        made.setValidationPredicates(predicates(values, type), withValidationWarnings: nil)
        return made
    }

    private func defaultValue(_ values: [String: String], _ type: NSAttributeType) -> Any? {
        if type == .dateAttributeType {
            return values["defaultDateTimeInterval"].flatMap(Double.init)
                .map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        guard let text = values["defaultValueString"] else { return nil }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
        case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1")
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    private func predicates(
        _ values: [String: String],
        _ type: NSAttributeType
    ) -> [FormatPredicates.NSPredicate] {
        var formats: [String] = []
        switch type {
        case .stringAttributeType:
            if let least = values["minValueString"].flatMap(Int.init) {
                formats.append("length >= \(least)")
            }
            if let most = values["maxValueString"].flatMap(Int.init) {
                formats.append("length <= \(most)")
            }
            if let pattern = values["regularExpressionString"] {
                return formats.map { FormatPredicates.NSPredicate(format: $0, argumentArray: nil) }
                    + [
                        FormatPredicates.NSPredicate(
                            format: "SELF MATCHES %@",
                            argumentArray: [pattern]
                        )
                    ]
            }
        case .dateAttributeType:
            let limits = [("minDateTimeInterval", ">="), ("maxDateTimeInterval", "<=")]
            return limits.compactMap { key, sign in
                values[key].flatMap(Double.init).map {
                    let date = Date(timeIntervalSinceReferenceDate: $0)
                    return FormatPredicates.NSPredicate(
                        format: "SELF \(sign) %@",
                        argumentArray: [date]
                    )
                }
            }
        default:
            if let least = values["minValueString"] { formats.append("SELF >= \(least)") }
            if let most = values["maxValueString"] { formats.append("SELF <= \(most)") }
        }
        return formats.map { FormatPredicates.NSPredicate(format: $0, argumentArray: nil) }
    }

    private static let rules: [String: NSDeleteRule] = [
        "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
        "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
    ]

    private func relationship(_ values: [String: String]) -> NSRelationshipDescription {
        let made = NSRelationshipDescription()
        fill(made, values)
        made.destinationName = values["destinationEntity"]
        made.inverseName = values["inverseName"]
        made.minCount = values["minCount"].flatMap(Int.init) ?? 0
        let isToMany = isOn(values["toMany"])
        made.maxCount = isToMany ? values["maxCount"].flatMap(Int.init) ?? 0 : 1
        made.isOrdered = isOn(values["ordered"])
        made.deleteRule = Self.rules[values["deletionRule"] ?? ""] ?? .nullifyDeleteRule
        return made
    }

    private func fetchedProperty(_ values: [String: String]) -> NSFetchedPropertyDescription {
        let made = NSFetchedPropertyDescription()
        fill(made, values)
        return made
    }

    private func begin(request values: [String: String]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.setName(values["entity"])
        if let format = values["predicateString"], !format.isEmpty {
            request.predicate = FormatPredicates.NSPredicate(format: format, argumentArray: nil)
        }
        request.fetchLimit = values["fetchLimit"].flatMap(Int.init) ?? 0
        request.fetchBatchSize = values["fetchBatchSize"].flatMap(Int.init) ?? 0
        if let type = values["resultType"].flatMap(UInt.init) {
            request.resultType = NSFetchRequestResultType(rawValue: type)
        }
        if entity != nil, let last = properties.last as? NSFetchedPropertyDescription {
            last.fetchRequest = request
        } else if let name = values["name"] {
            requests.append((name, request))
        }
    }
}
