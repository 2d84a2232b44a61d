// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs what the `ONLY` expression chooses and prints `name<TAB>value<TAB>unit`.
struct Measure {
    let only = ProcessInfo.processInfo.environment["ONLY"] ?? "."

    /// Processor time of this thread: what others run meanwhile does not count.
    private static func milliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Prints the median of many runs in milliseconds; `prepare` is not timed.
    func time(_ name: String, prepare: () -> Void = {}, _ body: () -> Void) {
        guard name.range(of: only, options: .regularExpression) != nil else { return }
        for _ in 0..<2 {
            prepare()
            body()
        }
        var times: [Double] = []
        var total = 0.0
        while (times.count < 7 || total < 700) && times.count < 200 {
            prepare()
            let start = Measure.milliseconds()
            body()
            let taken = Measure.milliseconds() - start
            times.append(taken)
            total += taken
        }
        times.sort()
        let value = String(format: "%.4f", times[times.count / 2])
        print("\(name)\t\(value)\tms")
    }
}
