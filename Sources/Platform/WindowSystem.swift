// SPDX-License-Identifier: Apache-2.0

/// One window system: the composition root makes one and hands it to UIKit.
///
/// UIKit calls every member on the main thread. A platform may have threads of its own (a window
/// system's event queue, the render thread) but speaks to UIKit only through ``PlatformDelegate``,
/// on the main thread.
@MainActor
package protocol WindowSystem: AnyObject {
    /// The platform's name in `CASEMENT_DISPLAY`.
    var name: String { get }
    /// The displays that are connected; the first is the main one and is always there.
    var displays: [any PlatformDisplay] { get }
    /// The clipboard that other programs share, or a private one where there is none.
    var clipboard: any PlatformClipboard { get }
    /// Takes drags to other programs; nil where the window system cannot.
    var dragging: (any PlatformDragging)? { get }
    /// Time for animations and events on this platform.
    var clock: any PlatformClock { get }
    /// Receives input and changes; set once before ``start()``.
    var delegate: (any PlatformDelegate)? { get set }

    /// Begins to deliver events. Called once, after the delegate is set.
    func start()

    /// Makes a window on a display; it is not visible until ``PlatformWindow/show()``.
    func makeWindow(_ request: WindowRequest) throws -> any PlatformWindow

    /// Turns the main run loop once and delivers what is pending.
    ///
    /// `UIApplicationMain` calls this in a loop.
    ///
    /// - Parameter limit: Until when it waits, a time of the clock; nil for as long as it takes.
    /// - Returns: false where the platform has nothing left to wait for: its last window is closed.
    func turn(until limit: Double?) -> Bool

    /// Opens an address outside the application; answers whether something took it.
    func open(_ address: String) -> Bool
}

/// A failure of a platform, with the reason as a message for users.
package struct PlatformError: Error, CustomStringConvertible, Sendable {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Receives input.
///
/// UIKit's application object conforms to this.
@MainActor
package protocol PlatformDelegate: AnyObject {
    /// One event, in the order in which it happened.
    func platform(_ platform: any WindowSystem, didReceive event: PlatformEvent)
    /// The list of displays, or the profile of one, has changed.
    func platformDidChangeDisplays(_ platform: any WindowSystem)
}

/// The source of time.
///
/// The only source of it in layout, animation and rendering.
package protocol PlatformClock: AnyObject, Sendable {
    /// Seconds since some fixed moment; never goes back. Any thread.
    var now: Double { get }
    /// Whether time passes only when the program moves it; then nothing may depend on how fast the
    /// machine is.
    var isMovedByHand: Bool { get }
}
