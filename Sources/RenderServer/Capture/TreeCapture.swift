// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Raster

/// One frame as text: the tree as it shows at a moment, with all that drawing it again takes.
///
/// Each line says one thing by a name and values; a layer's lines follow the line that begins it,
/// and the depth in that line says whose sublayer it is. Animations are taken at the moment;
/// particles, whose numbers live in their emitter, are left out.
package struct TreeCapture: Sendable {
    package var tree: RenderTree
    package var width: Int
    package var height: Int
    /// Pixels to a point.
    package var scale: Double
    /// The pixel under everything.
    package var backdrop: UInt32
    package var time: Double

    /// Takes a tree for pixels of a size.
    package init(
        _ tree: RenderTree,
        width: Int,
        height: Int,
        scale: Double,
        backdrop: UInt32,
        time: Double
    ) {
        self.tree = tree
        self.width = width
        self.height = height
        self.scale = scale
        self.backdrop = backdrop
        self.time = time
    }

    /// The first line of every capture.
    static let title = "casement-capture 1"

    /// Draws the frame from nothing.
    package func draw(threads: Int = 1) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        let context = RenderContext(scale: scale, backdrop: backdrop, threads: threads, debug: [])
        context.commit(tree)
        _ = context.drawFrame(into: buffer, age: 0, at: time)
        return buffer
    }

    /// The capture as text.
    package var text: String {
        var writer = CaptureWriter(time: time)
        writer.line("screen", [Double(width), Double(height), scale, time])
        writer.words("backdrop", [String(backdrop, radix: 16)])
        writer.layer(tree.root, depth: 0, isMask: false, parentTime: time)
        return TreeCapture.title + "\n" + writer.text
    }

    /// Reads a capture.
    /// - Throws: ``Failure`` with the line that makes no sense.
    package init(text: String) throws {
        self = try CaptureReader.read(text)
    }

    /// Says what is wrong with a text.
    package struct Failure: Error, CustomStringConvertible {
        let line: Int
        let reason: String

        package var description: String { "capture, line \(line): \(reason)" }
    }

    /// Writes the frame to `CASEMENT_CAPTURE`, the newest in the place of the one before.
    func writeIfWanted() {
        guard let path = TreeCapture.path else { return }
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Where frames are written; nil where nobody wants them.
    static let path = ProcessInfo.processInfo.environment["CASEMENT_CAPTURE"]
}
