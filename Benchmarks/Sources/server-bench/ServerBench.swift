// SPDX-License-Identifier: Apache-2.0

import CasementServer
import Foundation
import UIKit

/// Scene S: cards and invoices as a server draws them, by workers on every processor.
///
/// Prints `name<TAB>value<TAB>unit`; `ONLY` chooses. The peer `chromium_s.py` draws the same content.
@main
struct ServerBench: ViewService {
    enum Input: Codable {
        case card(Int)
        case invoice(Int)
    }

    /// No request is refused: one that waits long has a long latency.
    static var configuration: RenderPoolConfiguration {
        var configuration = RenderPoolConfiguration()
        configuration.waitingLimit = 10_000
        configuration.deadline = .seconds(120)
        return configuration
    }

    @MainActor static func view(for input: Input) -> UIView {
        switch input {
        case .card(let number): BenchCard(number)
        case .invoice(let number): BenchInvoice(number)
        }
    }

    static func serve(_ pool: RenderPool<ServerBench>) async throws {
        let only = ProcessInfo.processInfo.environment["ONLY"] ?? "."
        func isWanted(_ name: String) -> Bool {
            name.range(of: only, options: .regularExpression) != nil
        }
        func report(_ name: String, _ value: Double, _ unit: String) {
            if isWanted(name) { print("\(name)\t\(String(format: "%.4g", value))\t\(unit)") }
        }
        let card = Load(pool, .png()) { .card($0) }
        let invoice = Load(pool, .pdf()) { .invoice($0) }
        for (name, load) in [("S/card", card), ("S/invoice", invoice)] {
            guard ["", "/bytes", "/p50", "/p99"].contains(where: { isWanted(name + $0) }) else {
                continue
            }
            let each = try await load.secondsEach(count: 60)
            report(name, each * 1_000, "ms")
            report(name + "/bytes", Double(try await load.byteCount(of: 7)), "bytes")
            let alone = try await load.latencies(count: 100, every: nil)
            let loaded = try await load.latencies(count: 300, every: each / 0.7)
            report(name + "/p50", loaded.median / alone.median, "ratio")
            report(name + "/p99", loaded.high / alone.median, "ratio")
        }
        let resident = await pool.statistics.peakResident
        report("S/resident", Double(resident) / 1e6, "MB")
    }
}

/// Requests of one kind.
struct Load: Sendable {
    private let pool: RenderPool<ServerBench>
    private let format: ViewFormat
    private let input: @Sendable (Int) -> ServerBench.Input

    init(
        _ pool: RenderPool<ServerBench>,
        _ format: ViewFormat,
        _ input: @escaping @Sendable (Int) -> ServerBench.Input
    ) {
        self.pool = pool
        self.format = format
        self.input = input
    }

    /// The length of one file.
    func byteCount(of number: Int) async throws -> Int {
        try await pool.render(input(number), as: format).bytes.count
    }

    /// Seconds for each of many requests with all workers busy: the median of five rounds.
    func secondsEach(count: Int) async throws -> Double {
        var rounds: [Double] = []
        for round in 0..<6 {
            let start = ContinuousClock.now
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<count {
                    group.addTask {
                        _ = try await pool.render(input(round * count + index), as: format)
                    }
                }
                try await group.waitForAll()
            }
            rounds.append((ContinuousClock.now - start) / .seconds(1) / Double(count))
        }
        // The first round fills caches.
        return rounds.dropFirst().sorted()[2]
    }

    /// Seconds from the time at which each request is due to its answer: one after the other without
    /// an interval, otherwise at fixed times, whether or not earlier ones have been answered.
    func latencies(
        count: Int,
        every interval: Double?
    ) async throws -> (median: Double, high: Double) {
        let start = ContinuousClock.now
        let times = try await withThrowingTaskGroup(of: Double.self) { group in
            var times: [Double] = []
            for index in 0..<count {
                let due = interval.map { start + .seconds($0 * Double(index)) }
                if let due {
                    try await Task.sleep(until: due, clock: .continuous)
                } else if let time = try await group.next() {
                    times.append(time)
                }
                group.addTask {
                    let begin = due ?? .now
                    _ = try await pool.render(input(10_000 + index), as: format)
                    return (ContinuousClock.now - begin) / .seconds(1)
                }
            }
            for try await time in group { times.append(time) }
            return times.sorted()
        }
        return (times[times.count / 2], times[times.count * 99 / 100])
    }
}
