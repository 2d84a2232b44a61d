// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// The resident memory of the process as cards are drawn.
final class ResidentRecord: Sendable {
    private struct State {
        var drawn = 0
        var bytes = 0
        var first = 0
        var most = 0
    }

    private let state = Mutex(State())
    private let count: Int

    init(_ count: Int) { self.count = count }

    /// Counts a card, and looks at the memory every hundred.
    func add(_ png: Data) {
        state.withLock { state in
            state.drawn += 1
            state.bytes += png.count
            guard state.drawn % 100 == 0 else { return }
            let resident = Self.resident
            if state.drawn == 100 { state.first = resident }
            state.most = max(state.most, resident)
            if state.drawn % max(count / 10, 100) == 0 {
                let line = "\(state.drawn) cards: \(resident >> 20) MiB\n"
                FileHandle.standardError.write(Data(line.utf8))
            }
        }
    }

    func report(_ name: String, secondsEach: Double) {
        let state = state.withLock { $0 }
        let last = Self.resident
        func line(_ part: String, _ value: Double, _ unit: String) {
            print("\(name)/\(part)\t\(String(format: "%.4g", value))\t\(unit)")
        }
        line("first", Double(state.first) / 1e6, "MB")
        line("most", Double(state.most) / 1e6, "MB")
        line("last", Double(last) / 1e6, "MB")
        line("most-ratio", Double(state.most) / Double(state.first), "ratio")
        line("last-ratio", Double(last) / Double(state.first), "ratio")
        line("card", secondsEach * 1e3, "ms")
        line("bytes", Double(state.bytes / max(state.drawn, 1)), "bytes")
    }

    private static var resident: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
