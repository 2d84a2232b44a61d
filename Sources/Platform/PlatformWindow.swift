// SPDX-License-Identifier: Apache-2.0

package import Raster

/// UIKit's request for a new window.
package struct WindowRequest: Sendable {
    /// Shown in the title bar where there is one.
    package var title: String
    /// Content size in points; nil takes what suits the display.
    package var size: (width: Double, height: Double)?
    /// The index in ``WindowSystem/displays``.
    package var display: Int
    package var isResizable: Bool

    package init(
        title: String,
        size: (width: Double, height: Double)? = nil,
        display: Int = 0,
        isResizable: Bool = true
    ) {
        self.title = title
        self.size = size
        self.display = display
        self.isResizable = isResizable
    }
}

/// Identifies a window, unique within the process.
package struct WindowID: Hashable, Sendable {
    package let value: Int

    package init(_ value: Int) {
        self.value = value
    }
}

/// A surface of the window system.
///
/// One UIKit scene is one platform window; the `UIWindow`s of a scene are stacked inside it by the compositor.
@MainActor
package protocol PlatformWindow: AnyObject {
    var id: WindowID { get }
    /// Content size in points.
    var size: (width: Double, height: Double) { get }
    /// Pixels to a point.
    var scale: Double { get }
    /// The shape that the pointer takes over the window.
    var cursor: CursorShape { get set }

    func setTitle(_ title: String)
    func setSize(width: Double, height: Double)
    func show()
    func close()

    /// Sets the source of the window's frames.
    ///
    /// The source is called on the thread that owns the window's pixels, which need not be the main
    /// one.
    func setFrameSource(_ source: (any FrameSource)?)

    /// Asks for a frame at the next opportunity of the display; cheap, may be repeated.
    func setNeedsFrame()

    /// Answers whether items that another program drags over the window would be accepted there.
    func answerDrag(isAccepted: Bool)

    /// Begins or ends text input (input method, on-screen keyboard). The rectangle of the caret, in
    /// points of the window, is where candidates are shown; nil ends it.
    func setTextInputArea(_ area: (x: Double, y: Double, width: Double, height: Double)?)
}

extension PlatformWindow {
    /// Does nothing.
    package func answerDrag(isAccepted: Bool) {}
}

/// Draws the frames of one window.
///
/// Called on the render thread.
package protocol FrameSource: AnyObject, Sendable {
    /// Draws what the window shows at `time` into `buffer`.
    ///
    /// - Parameters:
    ///   - buffer: Where to draw; holds an older frame.
    ///   - age: How many frames ago what the buffer holds was presented; 0: unknown pixels.
    ///   - time: Seconds of the platform's clock, one frozen value for the whole frame.
    /// - Returns: the pixels that differ from the frame before, and when the next frame is wanted.
    func drawFrame(into buffer: PixelBuffer, age: Int, at time: Double) -> FrameOutcome
}

/// The result of drawing one frame.
package struct FrameOutcome: Sendable {
    /// The pixels that changed since the last frame; empty: nothing need be presented.
    package var damage: [PixelRect]
    /// The earliest time at which the picture changes by itself; nil: when something is committed.
    package var nextFrameTime: Double?

    package init(damage: [PixelRect], nextFrameTime: Double? = nil) {
        self.damage = damage
        self.nextFrameTime = nextFrameTime
    }
}

/// The pointer's picture.
package enum CursorShape: Int, Sendable, CaseIterable {
    case arrow
    case text
    case hand
    case crosshair
    case resizeHorizontally
    case resizeVertically
    case resizeBoth
    case forbidden
    case hidden
}
