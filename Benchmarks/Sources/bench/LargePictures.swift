// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderServer

/// A plain layer with a picture too large for memory, moved and zoomed: how long a frame takes, and
/// what the process takes at most.
///
/// `LARGE` names the files: PNG and JPEG, of 20,000 x 20,000 say.
@MainActor
struct LargePictures {
    let measure: Measure

    func run() {
        let files = ProcessInfo.processInfo.environment["LARGE"]?.split(separator: " ") ?? []
        for file in files { show(String(file)) }
    }

    private func show(_ file: String) {
        let url = URL(fileURLWithPath: file)
        let name = "large/\(url.pathExtension)"
        guard measure.isWanted(name), let data = try? Data(contentsOf: url, options: .alwaysMapped),
            let provider = CGDataProvider(data: data as NSData)
        else { return }
        let image =
            url.pathExtension == "png"
            ? CGImage(
                pngDataProviderSource: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
            : CGImage(
                jpegDataProviderSource: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        guard let image else { return print("\(file): no picture") }
        let context = RenderContext(scale: 1, threads: 2)
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: SceneA.width, height: SceneA.height)
        root.anchorPoint = .zero
        root.masksToBounds = true
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        layer.contents = image
        root.addSublayer(layer)
        let host = LayerHost(layer: root, context: context)
        let buffer = PixelBuffer(width: SceneA.width, height: SceneA.height)
        func draw(_ x: CGFloat, _ y: CGFloat, scale: CGFloat) -> Double {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(scale, scale, 1)
            layer.position = CGPoint(x: -x * scale, y: -y * scale)
            CATransaction.commit()
            CATransaction.flush()
            let start = Date()
            _ = context.drawFrame(into: buffer, age: 1, at: 0)
            return Date().timeIntervalSince(start) * 1e3
        }
        let fit = CGFloat(SceneA.width) / CGFloat(image.width)
        measure.report("\(name)/first", draw(0, 0, scale: fit), "ms")
        var zooms: [Double] = []
        for step in 0...20 {
            zooms.append(draw(9_000, 9_000, scale: fit * pow(1 / fit, Double(step) / 20)))
        }
        report("\(name)/zoom", zooms)
        var moves: [Double] = []
        for step in 0..<200 { moves.append(draw(CGFloat(step * 90), CGFloat(step * 85), scale: 1)) }
        report("\(name)/scroll", moves)
        measure.report("\(name)/parts", Double(PictureParts.shared.byteCount) / 1e6, "MB")
        measure.report("\(name)/resident", Self.peak, "MB")
        withExtendedLifetime(host) {}
    }

    private func report(_ name: String, _ times: [Double]) {
        let sorted = times.sorted()
        measure.report("\(name)/median", sorted[sorted.count / 2], "ms")
        measure.report("\(name)/longest", sorted[sorted.count - 1], "ms")
    }

    /// The most memory of its own that the process has taken so far; the file's pages, which the
    /// system may take back at any time, do not count.
    private static var peak: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        func number(_ key: String) -> Double {
            let line = status.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
            return Double(line.split(whereSeparator: { !$0.isNumber }).first ?? "0") ?? 0
        }
        return (number("VmHWM:") - number("RssFile:")) / 1e3
    }
}
