// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs what the `ONLY` expression chooses and prints `name<TAB>value<TAB>unit`.
struct Measure {
    let only = ProcessInfo.processInfo.environment["ONLY"] ?? "."

    /// Whether the least of many runs is wanted instead of the median: where others use the machine, too.
    private let isLeast = ProcessInfo.processInfo.environment["LEAST"] != nil

    /// Processor time of this thread: what others run meanwhile does not count.
    private static func milliseconds(isWall: Bool) -> Double {
        var time = timespec()
        clock_gettime(isWall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Whether the expression chooses a figure.
    func isWanted(_ name: String) -> Bool {
        name.range(of: only, options: .regularExpression) != nil
    }

    /// Whether one of these figures is chosen, so that what they need must be set up.
    func isAnyWanted(_ names: String...) -> Bool { names.contains(where: isWanted) }

    /// Prints the median of many runs, or the least if `LEAST` is set; `prepare` is not timed.
    ///
    /// - Parameters:
    ///   - name: The figure's name.
    ///   - unit: `ms`, `us` or `ns`.
    ///   - repetitions: How often `body` does what is measured.
    ///   - isWall: Whether time passes by the clock, as it must for work of several threads.
    ///   - prepare: What comes before each run.
    ///   - body: What is timed.
    func time(
        _ name: String,
        _ unit: String = "ms",
        repetitions: Int = 1,
        isWall: Bool = false,
        prepare: () -> Void = {},
        _ body: () -> Void
    ) {
        guard isWanted(name) else { return }
        for _ in 0..<2 {
            prepare()
            body()
        }
        var times: [Double] = []
        var total = 0.0
        while (times.count < 7 || total < 700) && times.count < 200 {
            prepare()
            let start = Measure.milliseconds(isWall: isWall)
            body()
            let taken = Measure.milliseconds(isWall: isWall) - start
            times.append(taken)
            total += taken
        }
        times.sort()
        let factor = unit == "ns" ? 1e6 : unit == "us" ? 1e3 : 1
        report(name, times[isLeast ? 0 : times.count / 2] * factor / Double(repetitions), unit)
    }

    /// Prints a figure that is no time of one run.
    func report(_ name: String, _ value: Double, _ unit: String) {
        guard isWanted(name) else { return }
        print("\(name)\t\(String(format: "%.4f", value))\t\(unit)")
    }
}
