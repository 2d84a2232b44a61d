// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a metric, a diagnostic or a payload, by the names of its properties.
package struct MetricRecord: Codable, Hashable, Sendable {
    /// A bucket of a histogram.
    package struct Bucket: Codable, Hashable, Sendable {
        let start: Double
        let end: Double
        let count: Int

        package init(start: Double, end: Double, count: Int) {
            self.start = start
            self.end = end
            self.count = count
        }
    }

    /// What units a number is in: seconds, bytes, bars, or its own.
    package enum Kind: String, Codable, Sendable {
        case duration
        case storage
        case bars
        case luminance
        case plain

        /// A number with its unit, as reports write it.
        func text(_ number: Double) -> String {
            switch self {
            case .duration:
                number < 1 ? "\(Self.short(number * 1_000)) ms" : "\(Self.short(number)) sec"
            case .storage: "\(Self.short(number / 1_000)) kB"
            case .bars: "\(Self.short(number)) bars"
            case .luminance: "\(Self.short(number)) apl"
            case .plain: Self.short(number)
            }
        }

        private static func short(_ number: Double) -> String {
            Int(exactly: number).map { "\($0)" } ?? "\(number)"
        }
    }

    /// A value.
    package indirect enum Field: Codable, Hashable, Sendable {
        case number(Double, Kind)
        case integer(Int)
        case flag(Bool)
        case text(String)
        case texts([String])
        case date(Date)
        case histogram([Bucket], Kind)
        case average(Double, count: Int, deviation: Double, Kind)
        case part(MetricRecord)
        case parts([MetricRecord])
    }

    /// The values.
    package var fields: [String: Field]

    /// A record of values.
    package init(_ fields: [String: Field] = [:]) { self.fields = fields }

    // MARK: Reports

    /// The values as reports have them: texts, numbers, lists and dictionaries.
    var report: [String: Any] { fields.mapValues { Self.report(of: $0) } }

    private static func report(of field: Field) -> Any {
        switch field {
        case .number(let number, let kind): kind.text(number)
        case .integer(let number): number
        case .flag(let flag): flag
        case .text(let text): text
        case .texts(let texts): texts
        case .date(let date): stamp(date)
        case .part(let record): record.report
        case .parts(let records): records.map { $0.report }
        case .average(let value, let count, let deviation, let kind):
            [
                "averageValue": kind.text(value), "sampleCount": count,
                "standardDeviation": deviation,
            ] as [String: Any]
        case .histogram(let buckets, let kind):
            [
                "histogramNumBuckets": buckets.count,
                "histogramValue": Dictionary(
                    uniqueKeysWithValues: buckets.enumerated().map { index, bucket in
                        let parts: [String: Any] = [
                            "bucketCount": bucket.count,
                            "bucketStart": kind.text(bucket.start),
                            "bucketEnd": kind.text(bucket.end),
                        ]
                        return ("\(index)", parts)
                    }
                ),
            ] as [String: Any]
        }
    }

    private static func stamp(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss ZZZ"
        return formatter.string(from: date)
    }
}
