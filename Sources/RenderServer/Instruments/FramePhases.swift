// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// Measures the phases of one frame; costs a comparison where nothing is logged.
struct FramePhases {
    private let isLogged: Bool
    private let isMeasured: Bool
    private var last = 0.0
    private var parts: [(name: StaticString, microseconds: Double)] = []

    init(_ options: DebugOptions) {
        isLogged = options.contains(.frames)
        isMeasured = isLogged || FrameTrace.isOn
        if isMeasured { last = FrameTrace.now }
    }

    /// Ends a phase; the next begins.
    mutating func end(_ name: StaticString) {
        guard isMeasured else { return }
        if FrameTrace.isOn { FrameTrace.write(name, last, [:]) }
        let now = FrameTrace.now
        parts.append((name, now - last))
        last = now
    }

    /// Writes the frame's line to the standard error.
    func report(frame: Int, _ time: Double, items: Int, drawn: DamageRegion, moved: Int) {
        guard isLogged else { return }
        let phases = parts.map { "\($0.name) \(String(format: "%.3f", $0.microseconds / 1_000))" }
        let text =
            "frame \(frame) at \(String(format: "%.3f", time)): "
            + phases.joined(separator: ", ") + " ms; \(items) items, \(drawn.area) pixels drawn in "
            + "\(drawn.rects.count) rectangles, \(moved) moved\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
