// SPDX-License-Identifier: Apache-2.0

import CasementServer
import Foundation
import Metrics
import Synchronization

/// Collects what swift-metrics reports, and writes it in Prometheus' text format.
final class PrometheusRegistry: MetricsFactory, Sendable {
    static let shared = PrometheusRegistry()

    /// The upper bounds of the histograms' buckets, in the recorded unit; timers record seconds.
    static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    struct Histogram {
        var counts = [Int](repeating: 0, count: PrometheusRegistry.bounds.count)
        var count = 0
        var sum = 0.0

        mutating func record(_ value: Double) {
            count += 1
            sum += value
            for (index, bound) in PrometheusRegistry.bounds.enumerated() where value <= bound {
                counts[index] += 1
            }
        }
    }

    struct Values {
        var counters: [String: Double] = [:]
        var histograms: [String: Histogram] = [:]
    }

    private let values = Mutex(Values())

    func change(_ body: (inout Values) -> Void) { values.withLock { body(&$0) } }

    /// The metric's name with its labels, as the text has it.
    static func key(_ label: String, _ dimensions: [(String, String)]) -> String {
        let labels = dimensions.map { name, value in
            let escaped = value.replacingOccurrences(of: "\\", with: "\\\\")
                .replacingOccurrences(of: "\"", with: "\\\"")
                .replacingOccurrences(of: "\n", with: "\\n")
            return "\(name)=\"\(escaped)\""
        }
        return "render_" + label + (labels.isEmpty ? "" : "{" + labels.joined(separator: ",") + "}")
    }

    /// Everything in Prometheus' text format, with what the pool has done.
    func text(_ pool: RenderPoolStatistics) -> String {
        let values = values.withLock { $0 }
        var lines: [String] = []
        for (key, value) in values.counters.sorted(by: { $0.key < $1.key }) {
            lines.append("\(key) \(value)")
        }
        for (key, histogram) in values.histograms.sorted(by: { $0.key < $1.key }) {
            for (bound, count) in zip(Self.bounds, histogram.counts) {
                lines.append("\(key)_bucket{le=\"\(bound)\"} \(count)")
            }
            lines.append("\(key)_bucket{le=\"+Inf\"} \(histogram.count)")
            lines.append("\(key)_sum \(histogram.sum)")
            lines.append("\(key)_count \(histogram.count)")
        }
        let figures: [(String, Double)] = [
            ("pictures_total", Double(pool.rendered)),
            ("overloaded_total", Double(pool.overloaded)),
            ("expired_total", Double(pool.expired)), ("crashed_total", Double(pool.crashed)),
            ("refused_total", Double(pool.refused)),
            ("worker_restarts_total", Double(pool.restarts)),
            ("bytes_total", Double(pool.bytes)), ("drawing_seconds_total", pool.drawingSeconds),
            ("waiting", Double(pool.waiting)), ("workers_busy", Double(pool.busy)),
            ("workers_idle", Double(pool.idle)),
            ("worker_resident_bytes_max", Double(pool.peakResident)),
        ]
        lines += figures.map { "render_\($0) \($1)" }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: MetricsFactory

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        PrometheusMetric(self, Self.key(label + "_total", dimensions))
    }

    func makeRecorder(
        label: String,
        dimensions: [(String, String)],
        aggregate: Bool
    ) -> any RecorderHandler {
        PrometheusMetric(self, Self.key(label, dimensions))
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        PrometheusMetric(self, Self.key(label, dimensions))
    }

    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}

/// One metric of a registry.
private final class PrometheusMetric: CounterHandler, RecorderHandler, TimerHandler {
    private let registry: PrometheusRegistry
    private let key: String

    init(_ registry: PrometheusRegistry, _ key: String) {
        self.registry = registry
        self.key = key
    }

    func increment(by amount: Int64) {
        registry.change { $0.counters[key, default: 0] += Double(amount) }
    }

    func reset() { registry.change { $0.counters[key] = 0 } }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        registry.change { $0.histograms[key, default: .init()].record(value) }
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}
