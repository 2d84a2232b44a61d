// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Raster
import RenderServer
import Testing

/// Frames written as text and read again show the same.
struct CaptureTests {
    @Test(arguments: 0..<15)
    func aCaptureDrawsTheFrameThatItWasTakenOf(seed: Int) throws {
        let scene = RandomScene(seed: seed)
        let screen = scene.screen
        screen.draw()
        for _ in 0..<6 {
            scene.change()
            screen.draw(at: scene.time)
        }
        let tree = try #require(screen.context.currentTree)
        let capture = TreeCapture(
            tree,
            width: screen.buffer.width,
            height: screen.buffer.height,
            scale: screen.context.scale,
            backdrop: 0xFFFF_FFFF,
            time: scene.time
        )
        let text = capture.text
        let again = try TreeCapture(text: text)
        #expect(again.draw().words == screen.buffer.words)
        #expect(again.draw(threads: 2).words == screen.buffer.words)
        #expect(again.text == text)
        // For Scripts/test-release-bytes.
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_CAPTURES"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(seed).capture")
            try Data(text.utf8).write(to: file)
        }
    }

    @Test(arguments: [
        "", "casement-capture 2", "casement-capture 1", "casement-capture 1\nscreen 1 1 1 0",
        "casement-capture 1\nscreen 1e9 1e9 1 0\nlayer 0 1 sublayer",
        "casement-capture 1\nscreen 1 1 1 0\nlayer 3 1 sublayer",
        "casement-capture 1\nscreen 1 1 1 0\nlayer 0 1 sublayer\nlayer 0 1 sublayer",
        "casement-capture 1\nscreen 1 1 1 0\nlayer 0 1 sublayer\nflags -3\nbounds 1",
        "casement-capture 1\nscreen 1 1 1 0\nlayer 0 1 sublayer\ncontents 0",
        "casement-capture 1\npicture 0 2 2 1\nrow 3xff",
        "casement-capture 1\npicture 0 -2 2 1\nrow 3xff", "casement-capture 1\nrow 1",
        "casement-capture 1\nlayer 0 1 sublayer\nwings 2",
        "casement-capture 1\nlayer 0 1 sublayer\nshape 0 300 -1 nan 0 0 0 0\npath v9",
    ])
    func whatIsNoCaptureIsRefusedWithItsLine(text: String) {
        #expect(throws: TreeCapture.Failure.self) { _ = try TreeCapture(text: text) }
    }
}
