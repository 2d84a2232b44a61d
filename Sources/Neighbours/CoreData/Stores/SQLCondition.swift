// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation

/// The part of a predicate that SQLite can test.
///
/// It never keeps an object from being found that passes the predicate: what SQLite can't test is left to
/// the predicate, which every row is asked afterwards.
struct SQLCondition {
    let sql: String
    let values: [ColumnValue]

    init?(
        _ predicate: FormatPredicates.NSPredicate,
        of entity: NSEntityDescription,
        _ place: Layout.Entity
    ) {
        if let whole = predicate as? FormatPredicates.NSCompoundPredicate {
            let parts = whole.subpredicates.compactMap { $0 as? FormatPredicates.NSPredicate }
            let made = parts.map { SQLCondition($0, of: entity, place) }
            switch whole.compoundPredicateType {
            case .and:
                let known = made.compactMap(\.self)
                guard !known.isEmpty else { return nil }
                self.init(known, " AND ")
            case .or:
                let known = made.compactMap(\.self)
                guard !known.isEmpty, known.count == parts.count else { return nil }
                self.init(known, " OR ")
            case .not: return nil
            }
            return
        }
        guard let test = predicate as? FormatPredicates.NSComparisonPredicate,
            test.comparisonPredicateModifier == .direct, test.options.isEmpty,
            test.rightExpression.expressionType == .constantValue
        else { return nil }
        let constant = test.rightExpression.constantValue
        let column: String
        let property: NSPropertyDescription?
        switch test.leftExpression.expressionType {
        case .evaluatedObject:
            column = "Z_PK"
            property = nil
        case .keyPath:
            let path = test.leftExpression.keyPath
            guard let found = place.columns[path] else { return nil }
            column = "\"\(found)\""
            property = entity.propertiesByName[path]
            if let attribute = property as? NSAttributeDescription,
                attribute.attributeType == .transformableAttributeType
                    || attribute.attributeType == .decimalAttributeType
            {
                return nil
            }
        default: return nil
        }
        let signs: [FormatPredicates.NSComparisonPredicate.Operator: String] = [
            .equalTo: "=", .lessThan: "<", .lessThanOrEqualTo: "<=", .greaterThan: ">",
            .greaterThanOrEqualTo: ">=",
        ]
        if test.predicateOperatorType == .in {
            guard let list = Self.members(constant) else { return nil }
            let encoded = list.map { Self.encode($0, property) }
            let known = encoded.compactMap(\.self)
            guard known.count == list.count, known.count < 500 else { return nil }
            let marks = Array(repeating: "?", count: known.count).joined(separator: ",")
            self.init(sql: "\(column) IN (\(marks))", values: known)
            return
        }
        guard let sign = signs[test.predicateOperatorType] else { return nil }
        if constant == nil || constant is NSNull {
            guard test.predicateOperatorType == .equalTo else { return nil }
            self.init(sql: "\(column) IS NULL", values: [])
            return
        }
        // Texts are ordered by languages' rules, which SQLite does not know.
        if sign != "=", (property as? NSAttributeDescription)?.attributeType == .stringAttributeType
        {
            return nil
        }
        guard let value = Self.encode(constant, property) else { return nil }
        self.init(sql: "\(column) \(sign) ?", values: [value])
    }

    private init(sql: String, values: [ColumnValue]) {
        self.sql = sql
        self.values = values
    }

    private init(_ parts: [SQLCondition], _ word: String) {
        sql = parts.map { "(\($0.sql))" }.joined(separator: word)
        values = parts.flatMap(\.values)
    }

    private static func members(_ value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.allObjects
        case let list as NSArray: list.map { $0 }
        case let list as NSOrderedSet: list.array
        default: nil
        }
    }

    private static func encode(_ value: Any?, _ property: NSPropertyDescription?) -> ColumnValue? {
        let id =
            (value as? NSManagedObject)?.objectID.current ?? (value as? NSManagedObjectID)?.current
        if let id { return id.isTemporaryID ? .whole(-1) : .whole(id.number) }
        guard let value, let attribute = property as? NSAttributeDescription else { return nil }
        let type = attribute.attributeType
        if type == .stringAttributeType {
            guard let text = value as? String, text.utf8.allSatisfy({ $0 < 128 }) else {
                return nil
            }
            return .text(text)
        }
        // A fraction is compared with whole numbers as it is.
        if type.isNumber {
            guard let number = AttributeValue.number(value) else { return nil }
            let kind = String(cString: number.objCType)
            if type == .floatAttributeType { return nil }
            return kind == "d" || kind == "f"
                ? .real(number.doubleValue) : .whole(number.int64Value)
        }
        guard let normal = AttributeValue.converted(value, to: type),
            let encoded = try? ColumnCoding.encode(normal, attribute)
        else { return nil }
        if case .null = encoded { return nil }
        return encoded
    }
}
