// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Platform

/// The window system of tests and servers: no screen, scripted input, a clock that is moved by
/// hand.
package final class HeadlessPlatform: WindowSystem {
    package let name = "headless"
    package var displays: [any PlatformDisplay] { screens }
    package var clipboard: any PlatformClipboard { privateClipboard }
    private let privateClipboard = PrivateClipboard()
    /// The simulated program that items are dragged to.
    package let outside = HeadlessDragging()
    package var dragging: (any PlatformDragging)? { outside }
    /// The simulated printer.
    package let printer = HeadlessPrinter()
    package let handClock = HandClock()
    package var clock: any PlatformClock { handClock }
    package weak var delegate: (any PlatformDelegate)?
    /// The windows that are open, oldest first.
    package private(set) var windows: [HeadlessWindow] = []
    /// The addresses that were opened, in order.
    package private(set) var openedAddresses: [String] = []

    private var screens: [HeadlessDisplay]
    private var lastID = 0

    /// Makes the platform with one display for each profile.
    package init(profiles: [DisplayProfile]) {
        precondition(!profiles.isEmpty, "HeadlessPlatform: there must be at least one display")
        screens = profiles.map(HeadlessDisplay.init)
    }

    /// Makes the platform with one display, of the device that `CASEMENT_DEVICE` names.
    ///
    /// - Throws: a ``PlatformError`` that lists the devices, where the name is not known.
    package convenience init(environment: [String: String]) throws {
        let name = environment["CASEMENT_DEVICE"] ?? DeviceCatalog.standard
        self.init(profiles: [try DeviceCatalog.profile(named: name)])
    }

    package func start() {}

    package func makeWindow(_ request: WindowRequest) throws -> any PlatformWindow {
        guard screens.indices.contains(request.display) else {
            throw PlatformError("there is no display \(request.display)")
        }
        let profile = screens[request.display].profile
        lastID += 1
        let window = HeadlessWindow(
            id: WindowID(lastID),
            title: request.title,
            size: request.size ?? (profile.width, profile.height),
            scale: profile.scale,
            platform: self
        )
        windows.append(window)
        return window
    }

    /// Turns the main run loop once, waiting a frame's time at most, then draws what is due.
    package func turn(until limit: Double?) -> Bool {
        let limit = Date(timeIntervalSinceNow: 1.0 / 60)
        // A run loop without a source does not wait by itself.
        if !RunLoop.main.run(mode: MainRunLoop.mode, before: limit) { Thread.sleep(until: limit) }
        drawFrames()
        return true
    }

    /// Draws the frame of each window that wants one.
    package func drawFrames() {
        for window in windows { window.drawFrameIfNeeded() }
    }

    package func open(_ address: String) -> Bool {
        openedAddresses.append(address)
        return true
    }

    /// Hands an event to UIKit at once, as if it came from outside.
    package func deliver(_ event: PlatformEvent) {
        delegate?.platform(self, didReceive: event)
    }

    /// Changes the clipboard as another program would, and notifies UIKit.
    package func copyElsewhere(_ items: [ClipboardItem]) {
        privateClipboard.items = items
        deliver(.clipboardDidChange)
    }

    /// Connects another display, as plugging in a cable does.
    package func connect(_ profile: DisplayProfile) {
        screens.append(HeadlessDisplay(profile))
        delegate?.platformDidChangeDisplays(self)
    }

    /// Disconnects the display last connected; the first one stays.
    package func disconnectLast() {
        guard screens.count > 1 else { return }
        screens.removeLast()
        delegate?.platformDidChangeDisplays(self)
    }

    func forget(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
    }
}

/// A display that is only its profile.
package final class HeadlessDisplay: PlatformDisplay {
    package let profile: DisplayProfile
    package let maximumFramesPerSecond = 60

    init(_ profile: DisplayProfile) {
        self.profile = profile
    }
}
