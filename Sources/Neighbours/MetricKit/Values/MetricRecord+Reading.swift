// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values as the properties have them; 0 or empty where a value that must be there is not.
extension MetricRecord {
    private func number(_ key: String) -> Double? {
        if case .number(let number, _) = fields[key] { number } else { nil }
    }

    func duration(_ key: String) -> Measurement<UnitDuration>? {
        number(key).map { Measurement(value: $0, unit: .seconds) }
    }

    func duration(_ key: String) -> Measurement<UnitDuration> {
        Measurement(value: number(key) ?? 0, unit: .seconds)
    }

    func storage(_ key: String) -> Measurement<UnitInformationStorage>? {
        number(key).map { Measurement(value: $0, unit: .bytes) }
    }

    func storage(_ key: String) -> Measurement<UnitInformationStorage> {
        Measurement(value: number(key) ?? 0, unit: .bytes)
    }

    func count(_ key: String) -> Measurement<Unit>? {
        number(key).map { Measurement(value: $0, unit: Unit(symbol: "")) }
    }

    func count(_ key: String) -> Measurement<Unit> {
        Measurement(value: number(key) ?? 0, unit: Unit(symbol: ""))
    }

    func integer(_ key: String) -> Int {
        if case .integer(let number) = fields[key] { number } else { 0 }
    }

    func small(_ key: String) -> Int32 { Int32(truncatingIfNeeded: integer(key)) }

    func number(_ key: String) -> NSNumber? {
        if case .integer(let number) = fields[key] { NSNumber(value: number) } else { nil }
    }

    func flag(_ key: String) -> Bool {
        if case .flag(let flag) = fields[key] { flag } else { false }
    }

    func text(_ key: String) -> String? {
        if case .text(let text) = fields[key] { text } else { nil }
    }

    func text(_ key: String) -> String {
        if case .text(let text) = fields[key] { text } else { "" }
    }

    func texts(_ key: String) -> [String] {
        if case .texts(let texts) = fields[key] { texts } else { [] }
    }

    func date(_ key: String) -> Date? {
        if case .date(let date) = fields[key] { date } else { nil }
    }

    func date(_ key: String) -> Date {
        if case .date(let date) = fields[key] { date } else { .distantPast }
    }

    func histogram<UnitType>(_ key: String) -> MXHistogram<UnitType> {
        if case .histogram(let buckets, _) = fields[key] {
            MXHistogram(buckets)
        } else {
            MXHistogram([])
        }
    }

    func average<UnitType>(_ key: String) -> MXAverage<UnitType>? {
        guard case .average(let value, let count, let deviation, _) = fields[key] else {
            return nil
        }
        return MXAverage(value, count: count, deviation: deviation)
    }

    func average<UnitType>(_ key: String) -> MXAverage<UnitType> {
        let known: MXAverage<UnitType>? = average(key)
        return known ?? MXAverage(0, count: 0, deviation: 0)
    }

    func part<Part: _MXRecordObject>(_ key: String) -> Part? {
        if case .part(let record) = fields[key] { Part.make(record) } else { nil }
    }

    func part<Part: _MXRecordObject>(_ key: String) -> Part {
        let known: Part? = part(key)
        return known ?? Part.make(MetricRecord())
    }

    func parts<Part: _MXRecordObject>(_ key: String) -> [Part]? {
        if case .parts(let records) = fields[key] { records.map { Part.make($0) } } else { nil }
    }
}
