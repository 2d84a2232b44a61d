// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The progress of a batch as one line of text: a bar, a count, a rate and an estimate.
struct RenderProgress {
    let total: Int

    private static let barLength = 30

    /// The line after `done` pictures in `seconds`.
    func line(done: Int, seconds: Double) -> String {
        let part = total > 0 ? Double(done) / Double(total) : 1
        let filled = Int(part * Double(Self.barLength))
        let bar =
            String(repeating: "#", count: filled)
            + String(repeating: "-", count: Self.barLength - filled)
        var line = "[\(bar)] \(done)/\(total)"
        guard done > 0, seconds > 0 else { return line }
        let rate = Double(done) / seconds
        line += String(format: rate < 10 ? "  %.1f/s" : "  %.0f/s", rate)
        guard done < total else { return line + "  " + Self.text(seconds: seconds) }
        return line + "  about \(Self.text(seconds: Double(total - done) / rate)) left"
    }

    private static func text(seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        if whole < 60 { return "\(whole) s" }
        if whole < 3_600 { return "\(whole / 60) min \(whole % 60) s" }
        return "\(whole / 3_600) h \(whole % 3_600 / 60) min"
    }
}
