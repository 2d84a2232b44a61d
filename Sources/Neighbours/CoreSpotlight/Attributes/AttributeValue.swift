// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

/// The value of an attribute, as files and archives keep it.
indirect enum AttributeValue: Codable, Hashable, Sendable {
    case text(String)
    case texts([String])
    case integer(Int64)
    case number(Double)
    case date(Date)
    case dates([Date])
    case data(Data)
    case people([PersonRecord])
    case headers([String: [String]])
    /// Any other object, archived.
    case archive(Data)

    /// A person.
    struct PersonRecord: Codable, Hashable, Sendable {
        var displayName: String?
        var handles: [String]
        var handleIdentifier: String
        var contactIdentifier: String?
    }

    /// The value of an object; nil for one that cannot be archived.
    init?(object: any NSSecureCoding) {
        switch object {
        case let text as NSString: self = .text(text as String)
        case let number as NSNumber:
            let value = number.doubleValue
            self = Int64(exactly: value).map { .integer($0) } ?? .number(value)
        case let date as NSDate: self = .date(date as Date)
        case let data as NSData: self = .data(Data(referencing: data))
        case let url as NSURL: self = .text((url as URL).absoluteString)
        case let list as NSArray:
            let texts = list.compactMap { ($0 as? NSString) as String? ?? $0 as? String }
            let dates = list.compactMap { ($0 as? NSDate) as Date? ?? $0 as? Date }
            if texts.count == list.count {
                self = .texts(texts)
            } else if dates.count == list.count {
                self = .dates(dates)
            } else {
                fallthrough
            }
        default:
            guard
                let data = try? NSKeyedArchiver.archivedData(
                    withRootObject: object,
                    requiringSecureCoding: true
                )
            else { return nil }
            self = .archive(data)
        }
    }

    /// The value as an object.
    var object: (any NSSecureCoding)? {
        switch self {
        case .text(let text): text as NSString
        case .texts(let texts): NSArray(array: texts.map { $0 as NSString })
        case .integer(let number): NSNumber(value: number)
        case .number(let number): NSNumber(value: number)
        case .date(let date): date as NSDate
        case .dates(let dates): NSArray(array: dates.map { $0 as NSDate })
        case .data(let data): data as NSData
        case .people, .headers: nil
        case .archive(let data):
            try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? any NSSecureCoding
        }
    }

    /// The texts in the value, for searches by words.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .texts(let texts): texts
        case .people(let people): people.flatMap { [$0.displayName].compactMap { $0 } + $0.handles }
        case .headers(let headers): headers.values.flatMap { $0 }
        case .integer, .number, .date, .dates, .data, .archive: []
        }
    }

    /// The numbers in the value, for comparisons; dates are seconds since the reference date.
    var numbers: [Double] {
        switch self {
        case .integer(let number): [Double(number)]
        case .number(let number): [number]
        case .date(let date): [date.timeIntervalSinceReferenceDate]
        case .dates(let dates): dates.map { $0.timeIntervalSinceReferenceDate }
        case .text, .texts, .data, .people, .headers, .archive: []
        }
    }
}

/// What types stand behind a content's.
enum AttributeTypes {
    /// The identifiers of a type and all that it conforms to; nil for an unknown one.
    static func tree(of identifier: String) -> [String]? {
        guard let type = UTType(identifier) else { return nil }
        return [identifier] + type.supertypes.map { $0.identifier }.sorted()
    }
}
