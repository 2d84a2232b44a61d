// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Raster

/// One frame as text: the tree at a moment, with everything needed to draw it again.
///
/// Each line is a name with values. A layer's lines follow the line that begins it, whose depth
/// tells the superlayer. Animations are evaluated at the moment; particles are left out, as their
/// state lives in the emitter.
package struct TreeCapture: Sendable {
    package var tree: RenderTree
    package var width: Int
    package var height: Int
    /// Pixels to a point.
    package var scale: Double
    /// The pixel under everything.
    package var backdrop: UInt32
    package var time: Double

    /// Captures a tree for a buffer of a size.
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

    /// Draws the frame into a new buffer.
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

    /// The first line that cannot be read, and why.
    package struct Failure: Error, CustomStringConvertible {
        let line: Int
        let reason: String

        package var description: String { "capture, line \(line): \(reason)" }
    }

    /// Writes the frame to the file that `CASEMENT_CAPTURE` names, replacing the one before.
    func writeIfWanted() {
        guard let path = TreeCapture.path else { return }
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// The file that frames are written to; nil if none is named.
    static let path = ProcessInfo.processInfo.environment["CASEMENT_CAPTURE"]
}
