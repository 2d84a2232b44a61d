// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Dispatch
import Foundation
package import Platform

/// The window system of a desktop, through SDL.
///
/// Everything that SDL does happens on one thread, ``SDLThread``; this class lives on the main
/// thread and talks to it by closures.
package final class SDLPlatform: WindowSystem {
    package let name = "sdl"
    package let displays: [any PlatformDisplay]
    package let clipboard: any PlatformClipboard
    package let clock: any PlatformClock = MonotonicClock()
    package weak var delegate: (any PlatformDelegate)?

    /// The clipboard and drags in X11, beyond what SDL supports; nil in Wayland.
    let exchange: XExchange?
    /// The clipboard and drags in Wayland; nil in X11.
    let wayland: WaylandExchange?
    package let dragging: (any PlatformDragging)?

    private let thread: SDLThread
    private var windows: [WindowID: SDLWindow] = [:]
    private var isFinished = false
    private var hasOpenedWindow = false
    /// Keeps the main run loop waiting instead of returning at once while it has no other source.
    private let keepAlive: Timer

    /// Opens the display.
    ///
    /// - Throws: a ``PlatformError`` that says which display could not be opened and what else can
    ///   be done.
    package init(environment: [String: String]) throws {
        let scale = environment["CASEMENT_SCALE"].flatMap(Double.init)
        if let text = environment["CASEMENT_SCALE"], !(0.5...8 ~= scale ?? 0) {
            throw PlatformError("CASEMENT_SCALE is '\(text)'; it must be a number from 0.5 to 8")
        }
        thread = SDLThread(clock: clock, userScale: scale)
        let facts = try thread.start()
        displays = facts.map(SDLDisplay.init)
        let relay = relay
        exchange = thread.isX11 ? XExchange { relay.deliver($0) } : nil
        if let exchange {
            thread.takeMessages { window, type, words in
                exchange.post { exchange.take(type, to: window, words) }
            }
        }
        let usual = SDLClipboard(thread: thread)
        wayland =
            thread.isWayland
            ? WaylandExchange(thread: thread, fallback: usual) { relay.deliver($0) } : nil
        if let exchange {
            clipboard = XClipboard(exchange)
        } else if let wayland {
            clipboard = wayland
        } else {
            clipboard = usual
        }
        dragging = exchange.map { XDragging($0) } ?? wayland.map { WaylandDragging($0) }
        keepAlive = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in }
        RunLoop.main.add(keepAlive, forMode: .common)
    }

    package func start() {
        let relay = relay
        relay.platform = self
        thread.begin { relay.deliver($0) }
    }

    /// Hands events of other threads to the main one, which keeps their order.
    // Sendable is unchecked because the platform is read on the main actor only.
    private final class Relay: @unchecked Sendable {
        // The threads may outlive the last reference.
        @MainActor weak var platform: SDLPlatform?

        func deliver(_ event: PlatformEvent) {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.platform?.receive(event) }
            }
        }
    }

    private let relay = Relay()

    package func makeWindow(_ request: WindowRequest) throws -> any PlatformWindow {
        let window = try SDLWindow(request: request, thread: thread, platform: self)
        windows[window.id] = window
        hasOpenedWindow = true
        return window
    }

    package func turn(until limit: Double?) -> Bool {
        // A minimum wait, so that overdue work leaves time for events.
        let wait = limit.map { Date(timeIntervalSinceNow: max($0 - clock.now, 0.0005)) }
        _ = RunLoop.main.run(mode: MainRunLoop.mode, before: wait ?? .distantFuture)
        return !isFinished && !(hasOpenedWindow && windows.isEmpty)
    }

    package func open(_ address: String) -> Bool {
        thread.sync { SDL_OpenURL(address) == 0 }
    }

    func forget(_ window: SDLWindow) {
        windows[window.id] = nil
    }

    private func receive(_ event: PlatformEvent) {
        switch event {
        case .windowDidResize(let id), .windowDidChangeScale(let id):
            windows[id]?.refreshSize()
        case .quit:
            isFinished = true
        default:
            break
        }
        delegate?.platform(self, didReceive: event)
    }
}

/// Seconds since the machine started.
final class MonotonicClock: PlatformClock {
    var isMovedByHand: Bool { false }

    var now: Double {
        Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
}

/// A monitor, as SDL describes it.
final class SDLDisplay: PlatformDisplay {
    let profile: DisplayProfile
    let maximumFramesPerSecond: Int

    init(_ facts: SDLThread.DisplayFacts) {
        profile = .monitor(
            facts.name,
            width: facts.width,
            height: facts.height,
            facts.scale
        )
        maximumFramesPerSecond = facts.framesPerSecond
    }
}
