// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs what the `ONLY` expression chooses and prints `name<TAB>value<TAB>unit`.
struct Measure {
    let only = ProcessInfo.processInfo.environment["ONLY"] ?? "."

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
            let start = DispatchTime.now().uptimeNanoseconds
            body()
            let end = DispatchTime.now().uptimeNanoseconds
            times.append(Double(end - start) / 1e6)
            total += Double(end - start) / 1e6
        }
        times.sort()
        let value = String(format: "%.4f", times[times.count / 2])
        print("\(name)\t\(value)\tms")
    }
}
