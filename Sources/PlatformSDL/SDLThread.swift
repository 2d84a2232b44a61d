// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Dispatch
import Foundation
import Platform
import Raster
import Synchronization

/// The thread that owns SDL, its windows and their pixels.
///
/// It sleeps in SDL's event queue until there is input, a frame is due or a closure is posted. It
/// never waits for the main thread.
// Sendable is unchecked because SDL's state and `surfaces` are touched on the thread alone, by
// closures that `post` and `sync` run there; what others touch is behind the mutex.
final class SDLThread: @unchecked Sendable {
    /// A monitor's properties.
    struct DisplayFacts: Sendable {
        var name: String
        var width: Double
        var height: Double
        var scale: Double
        var framesPerSecond: Int
    }

    private struct Mailbox {
        var closures: [@Sendable () -> Void] = []
        var clipboardChanges = 0
        /// Changes of our own that SDL has not reported yet.
        var ownClipboardChanges = 0
    }

    let clock: any PlatformClock
    let userScale: Double?

    private let mailbox = Mutex(Mailbox())
    private var surfaces: [UInt32: SDLSurface] = [:]
    private var translator = SDLEventTranslator()
    private var deliver: @Sendable (PlatformEvent) -> Void = { _ in }
    private var takeMessage: @Sendable (UInt, UInt, [Int]) -> Void = { _, _, _ in }
    private var wakeUpType: UInt32 = 0
    private var framesPerSecond = 60
    private var cursors: [CursorShape: OpaquePointer] = [:]

    init(clock: any PlatformClock, userScale: Double?) {
        self.clock = clock
        self.userScale = userScale
    }

    /// Whether windows are those of an X server.
    var isX11: Bool { driver == "x11" }

    /// Whether windows are those of a Wayland compositor.
    var isWayland: Bool { driver == "wayland" }

    private var driver: String? {
        sync { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }
    }

    /// How often another program has changed the clipboard.
    var clipboardChanges: Int {
        mailbox.withLock { $0.clipboardChanges }
    }

    /// Marks the next report of a changed clipboard as caused by this program.
    func noteOwnClipboardChange() {
        mailbox.withLock { $0.ownClipboardChanges += 1 }
    }

    /// SDL reports changes by this program and by others alike.
    private func noteClipboardUpdate() {
        let isOwn = mailbox.withLock { box -> Bool in
            if box.ownClipboardChanges > 0 {
                box.ownClipboardChanges -= 1
                return true
            }
            box.clipboardChanges += 1
            return false
        }
        if !isOwn { deliver(.clipboardDidChange) }
    }

    /// Starts the thread and opens the display.
    func start() throws -> [DisplayFacts] {
        let opened = DispatchSemaphore(value: 0)
        let result = Mutex<Result<[DisplayFacts], PlatformError>>(.success([]))
        let thread = Thread { [self] in
            let outcome = open()
            result.withLock { $0 = outcome }
            opened.signal()
            if case .success = outcome { run() }
        }
        thread.name = "render"
        thread.stackSize = 4 << 20
        thread.start()
        opened.wait()
        return try result.withLock { $0 }.get()
    }

    /// Sets the receiver of events, which is called on this thread.
    func begin(_ deliver: @escaping @Sendable (PlatformEvent) -> Void) {
        post { [self] in self.deliver = deliver }
    }

    /// Runs a closure on the thread, later.
    func post(_ closure: @escaping @Sendable () -> Void) {
        let wasEmpty = mailbox.withLock { box -> Bool in
            box.closures.append(closure)
            return box.closures.count == 1
        }
        guard wasEmpty, wakeUpType != 0 else { return }
        var event = SDL_Event()
        event.type = wakeUpType
        SDL_PushEvent(&event)
    }

    /// Runs a closure on the thread and waits for its answer.
    func sync<T: Sendable>(_ closure: @escaping @Sendable () -> T) -> T {
        let done = DispatchSemaphore(value: 0)
        let answer = Mutex<T?>(nil)
        post {
            let value = closure()
            answer.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        guard let value = answer.withLock({ $0 }) else {
            preconditionFailure("SDLThread.sync: the closure did not run")
        }
        return value
    }

    // MARK: On the thread

    private func open() -> Result<[DisplayFacts], PlatformError> {
        // By default SDL falls back to an invisible display.
        setenv("SDL_VIDEODRIVER", "x11,wayland", 0)
        ComposeCache.choose()
        SDL_SetMainReady()
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
        guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
            let environment = ProcessInfo.processInfo.environment
            let display = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"] ?? "none is set"
            return .failure(
                PlatformError(
                    "the display (\(display)) cannot be opened: \(String(cString: SDL_GetError()));"
                        + " set CASEMENT_DISPLAY=headless to run without one"
                )
            )
        }
        // Without it SDL starts GL to copy pixels, which costs 50 ms and 90 MB. Wayland knows no
        // other way in SDL: there, windows would stay empty.
        if let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" {
            setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 0)
        }
        wakeUpType = SDL_RegisterEvents(1)
        return .success(readDisplays())
    }

    private func readDisplays() -> [DisplayFacts] {
        var facts: [DisplayFacts] = []
        for index in 0..<max(1, SDL_GetNumVideoDisplays()) {
            var mode = SDL_DisplayMode()
            SDL_GetDesktopDisplayMode(index, &mode)
            let scale = userScale ?? 1
            let rate = mode.refresh_rate > 0 ? Int(mode.refresh_rate) : 60
            if index == 0 { framesPerSecond = rate }
            facts.append(
                DisplayFacts(
                    name: SDL_GetDisplayName(index).map { String(cString: $0) } ?? "display",
                    width: Double(mode.w) / scale,
                    height: Double(mode.h) / scale,
                    scale: scale,
                    framesPerSecond: rate
                )
            )
        }
        return facts
    }

    private func run() {
        var event = SDL_Event()
        while true {
            let wait = millisecondsUntilNextFrame()
            let came = wait < 0 ? SDL_WaitEvent(&event) : SDL_WaitEventTimeout(&event, wait)
            if came != 0 {
                handle(&event)
                while SDL_PollEvent(&event) != 0 { handle(&event) }
            }
            runClosures()
            drawFrames()
        }
    }

    private func runClosures() {
        while true {
            let closures = mailbox.withLock { box in
                defer { box.closures = [] }
                return box.closures
            }
            if closures.isEmpty { return }
            for closure in closures { closure() }
        }
    }

    private func handle(_ event: inout SDL_Event) {
        if event.type == wakeUpType { return }
        if event.type == SDL_SYSWMEVENT.rawValue { return forward(event) }
        if event.type == SDL_CLIPBOARDUPDATE.rawValue {
            noteClipboardUpdate()
            return
        }
        if event.type == SDL_WINDOWEVENT.rawValue, let surface = surfaces[event.window.windowID] {
            surface.handle(event.window)
        }
        let now = clock.now
        for translated in translator.translate(event, at: now, surfaces: surfaces) {
            deliver(translated)
        }
    }

    /// Called when the window system grabs the pointer for a drag, which SDL sees as a release of
    /// the button.
    func grabPointer() { translator.grabMouse() }

    /// The drag is over, or never was one.
    func releasePointer(isDragOver: Bool) {
        for event in translator.releaseMouse(isReleased: isDragOver, at: clock.now) {
            deliver(event)
        }
    }

    /// Reports a press of the primary button, which SDL may have missed after a drag.
    func pressPointer(_ window: WindowID, x: Double, y: Double) {
        guard let surface = surfaces.first(where: { $0.value.id == window }) else { return }
        let events = translator.pressMouse(in: surface, x: x, y: y, at: clock.now)
        for event in events { deliver(event) }
    }

    /// Ignores SDL's drops from now on, as they are handled elsewhere.
    func ignoreDrops() { translator.ignoresDrops = true }

    /// From now on messages of other programs to our windows in X11 go to a closure, too.
    ///
    /// It is given their window, type and words.
    func takeMessages(_ take: @escaping @Sendable (UInt, UInt, [Int]) -> Void) {
        post { [self] in
            takeMessage = take
            translator.ignoresDrops = true
            SDL_SetEventFilter({ casement_keep_messages($0, $1) }, nil)
            SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        }
    }

    private func forward(_ event: SDL_Event) {
        var window: UInt = 0
        var type: UInt = 0
        var words = [Int](repeating: 0, count: 5)
        var event = event
        guard casement_x11_message(&event, &window, &type, &words) != 0 else { return }
        takeMessage(window, type, words)
    }

    /// The time until the next frame; negative: wait for events only.
    private func millisecondsUntilNextFrame() -> Int32 {
        let now = clock.now
        var next = Double.infinity
        for surface in surfaces.values {
            next = min(next, surface.nextFrameTime(framesPerSecond: framesPerSecond))
        }
        if next == .infinity { return -1 }
        return Int32(max(0, ((next - now) * 1000).rounded(.up)))
    }

    private func drawFrames() {
        let now = clock.now
        for surface in surfaces.values
        where surface.nextFrameTime(framesPerSecond: framesPerSecond) <= now {
            surface.drawFrame(at: now)
        }
    }

    func add(_ surface: SDLSurface) {
        surfaces[surface.sdlID] = surface
    }

    func remove(_ surface: SDLSurface) {
        surfaces[surface.sdlID] = nil
        surface.destroy()
    }

    func showCursor(_ shape: CursorShape) {
        if shape == .hidden {
            SDL_ShowCursor(SDL_DISABLE)
            return
        }
        let kind: SDL_SystemCursor =
            switch shape {
            case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
            case .text: SDL_SYSTEM_CURSOR_IBEAM
            case .hand: SDL_SYSTEM_CURSOR_HAND
            case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
            case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
            case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
            case .resizeBoth: SDL_SYSTEM_CURSOR_SIZEALL
            case .forbidden: SDL_SYSTEM_CURSOR_NO
            }
        if cursors[shape] == nil { cursors[shape] = SDL_CreateSystemCursor(kind) }
        SDL_SetCursor(cursors[shape])
        SDL_ShowCursor(SDL_ENABLE)
    }
}
