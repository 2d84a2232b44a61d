// SPDX-License-Identifier: Apache-2.0

import Platform

/// The main thread's side of a window; each call is posted to the SDL thread.
@MainActor
final class SDLWindow: PlatformWindow {
    private static var lastID = 0

    let id: WindowID
    private(set) var size: (width: Double, height: Double)
    private(set) var scale: Double
    var cursor = CursorShape.arrow {
        didSet {
            guard cursor != oldValue else { return }
            thread.post { [thread, cursor] in thread.showCursor(cursor) }
        }
    }

    private let thread: SDLThread
    private let surface: SDLSurface
    private unowned let platform: SDLPlatform
    private let exchange: XExchange?
    private let wayland: WaylandExchange?

    init(request: WindowRequest, thread: SDLThread, platform: SDLPlatform) throws {
        Self.lastID += 1
        let id = WindowID(Self.lastID)
        self.id = id
        self.thread = thread
        self.platform = platform
        let exchange = platform.exchange
        let wayland = platform.wayland
        self.exchange = exchange
        self.wayland = wayland
        let made = thread.sync { () -> Result<(SDLSurface, SDLMetrics), PlatformError> in
            do {
                let surface = try SDLSurface(
                    id: id,
                    request: request,
                    userScale: thread.userScale
                )
                thread.add(surface)
                if let exchange, let window = surface.xWindow {
                    let unit = surface.metrics.pointsPerUnit
                    let target = XExchange.Target(id: id, pointsPerUnit: unit)
                    exchange.post { exchange.adopt(window, target) }
                }
                if let wayland, let display = surface.waylandDisplay {
                    wayland.attach(display)
                    if let address = surface.waylandSurface {
                        let unit = surface.metrics.pointsPerUnit
                        let target = WaylandExchange.Target(id: id, pointsPerUnit: unit)
                        wayland.post { wayland.targets[address] = target }
                    }
                }
                return .success((surface, surface.metrics))
            } catch {
                return .failure((error as? PlatformError) ?? PlatformError("\(error)"))
            }
        }
        let (surface, metrics) = try made.get()
        self.surface = surface
        size = (metrics.width, metrics.height)
        scale = metrics.scale
    }

    func refreshSize() {
        let metrics = thread.sync { [surface] in surface.metrics }
        size = (metrics.width, metrics.height)
        scale = metrics.scale
    }

    func setTitle(_ title: String) {
        thread.post { [surface] in surface.setTitle(title) }
    }

    func setSize(width: Double, height: Double) {
        thread.post { [surface] in surface.setSize(width: width, height: height) }
    }

    func show() {
        thread.post { [surface] in surface.show() }
    }

    func close() {
        platform.forget(self)
        thread.post { [thread, surface, exchange, wayland] in
            if let exchange, let window = surface.xWindow {
                exchange.post { exchange.disown(window) }
            }
            if let wayland, let address = surface.waylandSurface {
                wayland.post { wayland.disown(address) }
            }
            thread.remove(surface)
        }
    }

    func answerDrag(isAccepted: Bool) {
        exchange?.post { [exchange] in exchange?.answerDrag(isAccepted: isAccepted) }
        wayland?.post { [wayland] in wayland?.answerDrag(isAccepted: isAccepted) }
    }

    func setFrameSource(_ source: (any FrameSource)?) {
        thread.post { [surface] in surface.setFrameSource(source) }
    }

    func setNeedsFrame() {
        thread.post { [surface] in surface.setNeedsFrame() }
    }

    func setTextInputArea(_ area: (x: Double, y: Double, width: Double, height: Double)?) {
        thread.post { [surface] in surface.setTextInputArea(area) }
    }
}
