// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

extension RenderNode {
    /// The tree as text, one layer a line, with what differs from the defaults.
    package var dump: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        var lines = [indent + summary]
        if let mask { lines += mask.lines(depth: depth + 1).map { $0 + " (mask)" } }
        for child in sublayers { lines += child.lines(depth: depth + 1) }
        return lines
    }

    private var summary: String {
        let p = properties
        let b = p.bounds
        var parts = ["#\(id)"]
        if let name { parts.append("\"\(name)\"") }
        switch p.kind {
        case .plain: break
        case .shape: parts.append("shape")
        case .gradient: parts.append("gradient")
        case .replicator(let box): parts.append("\(box.value.count) copies")
        case .transform: parts.append("transform")
        case .tiled(let box): parts.append("\(box.value.tiles.count) tiles")
        case .emitter: parts.append("emitter")
        }
        parts.append("at (\(p.position.x), \(p.position.y))")
        parts.append("bounds (\(b.origin.x), \(b.origin.y), \(b.width), \(b.height))")
        if p.isHidden { parts.append("hidden") }
        if p.opacity != 1 { parts.append("opacity \(p.opacity)") }
        if p.masksToBounds { parts.append("clips") }
        if p.cornerRadius != 0 { parts.append("radius \(p.cornerRadius)") }
        if let color = p.backgroundColor?.sRGB {
            let numbers = [color.red, color.green, color.blue, color.alpha]
            parts.append("background " + numbers.map { "\($0)" }.joined(separator: " "))
        }
        if let contents = p.contents {
            parts.append("contents \(contents.width) x \(contents.height)")
        }
        if p.zPosition != 0 { parts.append("z \(p.zPosition)") }
        if !p.transform.isIdentity { parts.append("transformed") }
        if p.decorated.shadowOpacity > 0, p.decoration != nil { parts.append("shadow") }
        if !animations.isEmpty {
            parts.append("animations " + animations.map { $0.key ?? "-" }.joined(separator: ", "))
        }
        return parts.joined(separator: " ")
    }
}
