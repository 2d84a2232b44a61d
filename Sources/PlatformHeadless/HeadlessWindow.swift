// SPDX-License-Identifier: Apache-2.0

package import Platform
package import Raster

/// A window whose pixels stay in memory.
package final class HeadlessWindow: PlatformWindow {
    package let id: WindowID
    package let scale: Double
    package private(set) var size: (width: Double, height: Double)
    package var cursor = CursorShape.arrow
    package private(set) var title: String
    package private(set) var isShown = false
    package private(set) var isClosed = false
    /// Where the caret of the text being typed is; nil outside text input.
    package private(set) var textInputArea: (x: Double, y: Double, width: Double, height: Double)?

    /// The pixels of the last frame.
    package private(set) var pixels: PixelBuffer
    /// The damage of the last frame, in pixels.
    package private(set) var lastDamage: [PixelRect] = []
    /// How many frames changed a pixel.
    package private(set) var frameCount = 0
    /// When the source wants its next frame; nil while nothing moves by itself.
    package private(set) var nextFrameTime: Double?

    private weak var platform: HeadlessPlatform?
    private var source: (any FrameSource)?
    private var needsFrame = true
    private var age = 0

    init(
        id: WindowID,
        title: String,
        size: (width: Double, height: Double),
        scale: Double,
        platform: HeadlessPlatform
    ) {
        self.id = id
        self.title = title
        self.size = size
        self.scale = scale
        self.platform = platform
        pixels = Self.makePixels(size: size, scale: scale)
    }

    private static func makePixels(
        size: (width: Double, height: Double),
        scale: Double
    ) -> PixelBuffer {
        PixelBuffer(
            width: Int((size.width * scale).rounded()),
            height: Int((size.height * scale).rounded())
        )
    }

    package func setTitle(_ title: String) {
        self.title = title
    }

    package func setSize(width: Double, height: Double) {
        guard width != size.width || height != size.height else { return }
        size = (max(1, width), max(1, height))
        pixels = Self.makePixels(size: size, scale: scale)
        age = 0
        needsFrame = true
        platform?.deliver(.windowDidResize(id))
    }

    package func show() {
        isShown = true
        needsFrame = true
    }

    package func close() {
        isClosed = true
        source = nil
        platform?.forget(self)
    }

    package func setFrameSource(_ source: (any FrameSource)?) {
        self.source = source
        age = 0
        needsFrame = true
    }

    package func setNeedsFrame() {
        needsFrame = true
    }

    package func setTextInputArea(
        _ area: (x: Double, y: Double, width: Double, height: Double)?
    ) {
        textInputArea = area
    }

    /// Draws the frame of the clock's present moment where one is wanted.
    ///
    /// - Returns: whether a frame was drawn.
    @discardableResult
    package func drawFrameIfNeeded() -> Bool {
        guard let time = platform?.clock.now else { return false }
        let isDue = nextFrameTime.map { $0 <= time } ?? false
        guard isShown, needsFrame || isDue, let source else { return false }
        needsFrame = false
        let outcome = source.drawFrame(into: pixels, age: age, at: time)
        age = 1
        nextFrameTime = outcome.nextFrameTime
        lastDamage = outcome.damage
        if !outcome.damage.isEmpty { frameCount += 1 }
        return true
    }
}
