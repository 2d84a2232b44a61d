// SPDX-License-Identifier: Apache-2.0

/// Cuts a path into dashes, as a path of open lines.
struct Dasher {
    /// The most dashes; with more the line is drawn solid.
    static let limit = 100_000

    private let lengths: [Double]
    private let startIndex: Int
    private let startLeft: Double
    private let total: Double
    private let transform: RasterTransform

    /// Nil when the dashes are no pattern: then the line is solid.
    init?(_ style: StrokeStyle, transform: RasterTransform) {
        guard !style.dashes.isEmpty, style.dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            return nil
        }
        var lengths = style.dashes
        if lengths.count % 2 == 1 { lengths += lengths }
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, style.dashPhase.isFinite else { return nil }
        var phase = style.dashPhase.truncatingRemainder(dividingBy: total)
        if phase < 0 { phase += total }
        var index = 0
        while phase >= lengths[index] {
            phase -= lengths[index]
            index = (index + 1) % lengths.count
            if phase <= 0, lengths[index] > 0 { break }
        }
        self.lengths = lengths
        self.total = total
        startIndex = index
        startLeft = lengths[index] - phase
        self.transform = transform
    }

    /// The dashes of every subpath; nil when there are too many to tell apart.
    func dashes(of path: RasterPath) -> RasterPath? {
        var result = RasterPath()
        var polyline: [RasterPoint] = []
        var at = 0
        var budget = Dasher.limit
        func flush(closed: Bool) -> Bool {
            defer { polyline.removeAll(keepingCapacity: true) }
            return cut(polyline, closed: closed, into: &result, &budget)
        }
        for verb in path.verbs {
            let points = path.points
            switch verb {
            case .move:
                if !flush(closed: false) { return nil }
                polyline.append(points[at])
            case .line:
                polyline.append(points[at])
            case .quad:
                let p0 = polyline.last ?? points[at]
                let p1 = points[at]
                let p2 = points[at + 1]
                flatten(
                    CubicCurve(p0, p0 + (p1 - p0) * (2.0 / 3), p2 + (p1 - p2) * (2.0 / 3), p2),
                    into: &polyline
                )
            case .cubic:
                let p0 = polyline.last ?? points[at]
                flatten(
                    CubicCurve(p0, points[at], points[at + 1], points[at + 2]),
                    into: &polyline
                )
            case .close:
                let start = polyline.first
                if let start { polyline.append(start) }
                if !flush(closed: true) { return nil }
                if let start { polyline.append(start) }
            }
            at += verb.pointCount
        }
        return flush(closed: false) ? result : nil
    }

    private func flatten(_ curve: CubicCurve, into polyline: inout [RasterPoint]) {
        let pieces = curve.pieces(under: transform) * 2
        for i in 1...pieces { polyline.append(curve.point(Double(i) / Double(pieces))) }
    }

    private func cut(
        _ polyline: [RasterPoint],
        closed: Bool,
        into result: inout RasterPath,
        _ budget: inout Int
    ) -> Bool {
        guard polyline.count > 1 else { return true }
        var length = 0.0
        for i in 1..<polyline.count {
            let d = polyline[i] - polyline[i - 1]
            length += (d * d).sum().squareRoot()
        }
        guard length.isFinite else { return true }
        budget -= Int(min(length / total, 1e9)) * lengths.count
        if budget < 0 { return false }
        var index = startIndex
        var left = startLeft
        var isOn = index % 2 == 0
        let beginsOn = isOn
        // The first dash of a closed line waits for the last, which may run on into it.
        var firstDash: [RasterPoint] = []
        var collecting = closed && beginsOn
        var dash: [RasterPoint] = isOn ? [polyline[0]] : []
        func finish() {
            if collecting {
                firstDash = dash
                collecting = false
            } else {
                Dasher.add(dash, &result)
            }
            dash.removeAll(keepingCapacity: true)
        }
        for i in 1..<polyline.count {
            let from = polyline[i - 1]
            let delta = polyline[i] - from
            let size = (delta * delta).sum().squareRoot()
            var done = 0.0
            while size - done > left {
                done += left
                let p = from + delta * (done / size)
                if isOn {
                    dash.append(p)
                    finish()
                } else {
                    dash.append(p)
                }
                isOn.toggle()
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= size - done
            if isOn { dash.append(polyline[i]) }
        }
        if isOn, !dash.isEmpty {
            if collecting {
                // One dash covers the whole subpath.
                Dasher.add(dash, &result)
                result.close()
            } else {
                Dasher.add(firstDash.isEmpty ? dash : dash + firstDash.dropFirst(), &result)
            }
            return true
        }
        if !firstDash.isEmpty { Dasher.add(firstDash, &result) }
        return true
    }

    private static func add(_ dash: [RasterPoint], _ result: inout RasterPath) {
        guard let first = dash.first else { return }
        result.move(to: first)
        for p in dash.dropFirst() { result.line(to: p) }
        if dash.count == 1 { result.line(to: first) }
    }
}
