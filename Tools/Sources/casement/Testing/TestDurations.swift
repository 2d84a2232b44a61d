// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The seconds that tests took in an earlier run, by their names.
struct TestDurations: Equatable, Sendable {
    /// The file's name beside a package's manifest.
    static let fileName = "casement-durations.json"

    private(set) var seconds: [String: Double]
    /// That of the test in the middle.
    private var median: Double

    init(_ seconds: [String: Double] = [:]) {
        self.seconds = seconds
        median = Self.median(of: seconds)
    }

    /// Reads a file that `write(to:)` wrote.
    init(at file: URL) throws {
        let data = Data(try Files.text(file).utf8)
        guard let seconds = try? JSONDecoder().decode([String: Double].self, from: data) else {
            throw Failure("\(file.path): is no file of durations; casement merge writes one")
        }
        self.init(seconds)
    }

    /// Whether any of these tests has a duration.
    func knows(_ names: Set<String>) -> Bool { names.contains { seconds[$0] != nil } }

    /// A test's duration; that of the test in the middle for one that is new.
    ///
    /// It is a millisecond at least: many tests that take no time at all are still many.
    func seconds(of name: String) -> Double { max(seconds[name] ?? median, 0.001) }

    private static func median(of seconds: [String: Double]) -> Double {
        let all = seconds.values.sorted()
        return all.isEmpty ? 1 : all[all.count / 2]
    }

    /// Takes newer durations.
    mutating func take(_ newer: [String: Double]) {
        seconds.merge(newer) { $1 }
        median = Self.median(of: seconds)
    }

    /// Writes them with one test a line, for few lines to change from run to run.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let rounded = seconds.mapValues { ($0 * 1000).rounded() / 1000 }
        try Files.write(
            String(decoding: try encoder.encode(rounded), as: UTF8.self) + "\n",
            to: file
        )
    }
}
