// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values as the properties have them; nil where there is none of the type.
extension CSSearchableItemAttributeSet {
    func text(_ name: String) -> String? {
        if case .text(let text) = values[name] { text } else { nil }
    }

    func texts(_ name: String) -> [String]? {
        if case .texts(let texts) = values[name] { texts } else { nil }
    }

    func number(_ name: String) -> NSNumber? {
        switch values[name] {
        case .integer(let number): NSNumber(value: number)
        case .number(let number): NSNumber(value: number)
        default: nil
        }
    }

    func date(_ name: String) -> Date? {
        if case .date(let date) = values[name] { date } else { nil }
    }

    func dates(_ name: String) -> [Date]? {
        if case .dates(let dates) = values[name] { dates } else { nil }
    }

    func data(_ name: String) -> Data? {
        if case .data(let data) = values[name] { data } else { nil }
    }

    func people(_ name: String) -> [CSPerson]? {
        if case .people(let people) = values[name] { people.map { CSPerson($0) } } else { nil }
    }

    func headers(_ name: String) -> [String: [Any]]? {
        if case .headers(let headers) = values[name] { headers } else { nil }
    }

    func setHeaders(_ headers: [String: [Any]]?, _ name: String) {
        values[name] = headers.map { .headers($0.mapValues { $0.map { "\($0)" } }) }
    }
}
