// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Platform

/// Turns SDL's events into the platform's.
struct SDLEventTranslator {
    /// Mouse and touches share one space of identifiers; the mouse is the first.
    private static let mouseIdentifier = 1
    /// Points that content moves for one notch of a wheel.
    private static let pointsPerNotch = 40.0

    private var fingers: [Int64: Int] = [:]
    /// The touch devices that have told of a pressure; others tell of all or nothing.
    private var pressureDevices: Set<Int64> = []
    private var lastIdentifier = mouseIdentifier
    private var buttons = 0
    /// The window in which a button was pressed; it receives the mouse until all buttons are
    /// released.
    private var pressedWindow: UInt32?
    /// The last sample of the mouse with a button pressed.
    private var lastPress: TouchSample?
    /// Whether the window system has grabbed the mouse for a drag, and whether the button was
    /// released meanwhile.
    private var isMouseGrabbed = false
    private var wasReleasedMeanwhile = false
    /// Whether SDL still considers the primary button pressed and will not report its next press.
    private var missesNextPress = false
    /// Focus events during a drag, held back since losing the focus would cancel the touch.
    private var deferredFocusEvents: [PlatformEvent] = []
    /// Whether drops are handled elsewhere.
    var ignoresDrops = false

    mutating func translate(
        _ event: SDL_Event,
        at time: Double,
        surfaces: [UInt32: SDLSurface]
    ) -> [PlatformEvent] {
        switch SDL_EventType(event.type) {
        case SDL_QUIT:
            return [.quit]
        case SDL_WINDOWEVENT:
            let events = surfaces[event.window.windowID].map { window(event.window, $0, time) }
            let kind = SDL_WindowEventID(UInt32(event.window.event))
            let isOfFocus =
                kind == SDL_WINDOWEVENT_FOCUS_GAINED || kind == SDL_WINDOWEVENT_FOCUS_LOST
            guard isMouseGrabbed, isOfFocus else { return events ?? [] }
            deferredFocusEvents += events ?? []
            return []
        case SDL_MOUSEBUTTONUP where isMouseGrabbed:
            wasReleasedMeanwhile = true
            return []
        case SDL_MOUSEBUTTONDOWN where isMouseGrabbed, SDL_MOUSEMOTION where isMouseGrabbed:
            return []
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            // A window without the focus receives no mouse moves outside of it, but it receives the
            // button's release.
            let window = surfaces[event.button.windowID] ?? pressedWindow.flatMap { surfaces[$0] }
            guard let surface = window else { return [] }
            return button(event.button, surface, time)
        case SDL_MOUSEMOTION:
            guard let surface = surfaces[pressedWindow ?? event.motion.windowID] else { return [] }
            return motion(event.motion, surface, time)
        case SDL_MOUSEWHEEL:
            return surfaces[event.wheel.windowID].map { wheel(event.wheel, $0, time) } ?? []
        case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
            return surfaces[event.tfinger.windowID].map { finger(event.tfinger, $0, time) } ?? []
        case SDL_KEYDOWN, SDL_KEYUP:
            return surfaces[event.key.windowID].map { [key(event.key, $0, time)] } ?? []
        case SDL_TEXTINPUT:
            guard let surface = surfaces[event.text.windowID] else { return [] }
            return [.text(string(event.text.text), window: surface.id)]
        case SDL_TEXTEDITING:
            guard let surface = surfaces[event.edit.windowID] else { return [] }
            let start = max(0, Int(event.edit.start))
            return [
                .composition(
                    string(event.edit.text),
                    selection: start..<(start + max(0, Int(event.edit.length))),
                    window: surface.id
                )
            ]
        case SDL_DROPFILE, SDL_DROPTEXT:
            return drop(event.drop, surfaces)
        default:
            return []
        }
    }

    private func window(
        _ event: SDL_WindowEvent,
        _ surface: SDLSurface,
        _ time: Double
    ) -> [PlatformEvent] {
        let id = surface.id
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: return [.windowDidResize(id)]
        case SDL_WINDOWEVENT_DISPLAY_CHANGED: return [.windowDidChangeScale(id)]
        case SDL_WINDOWEVENT_CLOSE: return [.windowShouldClose(id)]
        case SDL_WINDOWEVENT_FOCUS_GAINED: return [.windowDidBecomeActive(id)]
        case SDL_WINDOWEVENT_FOCUS_LOST: return [.windowDidResignActive(id)]
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: return [.windowDidHide(id)]
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: return [.windowDidShow(id)]
        case SDL_WINDOWEVENT_LEAVE:
            return [.hover(HoverSample(window: id, phase: .exited, x: -1, y: -1, time: time))]
        default: return []
        }
    }

    private mutating func button(
        _ event: SDL_MouseButtonEvent,
        _ surface: SDLSurface,
        _ time: Double
    ) -> [PlatformEvent] {
        // UIKit counts primary, secondary, tertiary; SDL left, middle, right.
        let bit: Int =
            switch Int32(event.button) {
            case SDL_BUTTON_LEFT: 1
            case SDL_BUTTON_RIGHT: 2
            case SDL_BUTTON_MIDDLE: 4
            default: 1 << (Int(event.button) - 1)
            }
        let isDown = event.state == SDL_PRESSED
        let before = buttons
        if isDown { buttons |= bit } else { buttons &= ~bit }
        let phase: TouchSample.Phase
        if isDown {
            phase = before == 0 ? .began : .moved
            pressedWindow = event.windowID
        } else if before == 0 {
            return []
        } else {
            phase = buttons == 0 ? .ended : .moved
        }
        if buttons == 0 { pressedWindow = nil }
        let unit = surface.metrics.pointsPerUnit
        let sample = TouchSample(
            identifier: Self.mouseIdentifier,
            window: surface.id,
            phase: phase,
            kind: .pointer,
            x: Double(event.x) * unit,
            y: Double(event.y) * unit,
            time: time,
            radius: 0,
            buttons: phase == .ended ? bit : buttons,
            modifiers: modifiers()
        )
        lastPress = sample
        return [.touch(sample)]
    }

    // MARK: Drags that the window system has

    mutating func grabMouse() {
        isMouseGrabbed = true
        wasReleasedMeanwhile = false
    }

    /// Ends the grab of the mouse; the button is up if the drag has ended, or if it was released
    /// meanwhile.
    mutating func releaseMouse(isReleased: Bool, at time: Double) -> [PlatformEvent] {
        guard isMouseGrabbed else { return [] }
        isMouseGrabbed = false
        defer { deferredFocusEvents = [] }
        guard isReleased || wasReleasedMeanwhile, buttons != 0, var sample = lastPress else {
            return deferredFocusEvents
        }
        missesNextPress = !wasReleasedMeanwhile
        buttons = 0
        pressedWindow = nil
        sample.phase = .ended
        sample.time = time
        return [.touch(sample)] + deferredFocusEvents
    }

    /// Handles a press of the primary button; answers no events where SDL reports the press itself.
    mutating func pressMouse(
        in surface: (key: UInt32, value: SDLSurface),
        x: Double,
        y: Double,
        at time: Double
    ) -> [PlatformEvent] {
        guard missesNextPress, buttons == 0 else { return [] }
        missesNextPress = false
        buttons = 1
        pressedWindow = surface.key
        let sample = TouchSample(
            identifier: Self.mouseIdentifier,
            window: surface.value.id,
            phase: .began,
            kind: .pointer,
            x: x,
            y: y,
            time: time,
            radius: 0,
            buttons: buttons,
            modifiers: modifiers()
        )
        lastPress = sample
        return [.touch(sample)]
    }

    private mutating func motion(
        _ event: SDL_MouseMotionEvent,
        _ surface: SDLSurface,
        _ time: Double
    ) -> [PlatformEvent] {
        let unit = surface.metrics.pointsPerUnit
        let x = Double(event.x) * unit
        let y = Double(event.y) * unit
        if buttons == 0 {
            return [
                .hover(
                    HoverSample(
                        window: surface.id,
                        phase: .moved,
                        x: x,
                        y: y,
                        time: time,
                        modifiers: modifiers()
                    )
                )
            ]
        }
        let sample = TouchSample(
            identifier: Self.mouseIdentifier,
            window: surface.id,
            phase: .moved,
            kind: .pointer,
            x: x,
            y: y,
            time: time,
            radius: 0,
            buttons: buttons,
            modifiers: modifiers()
        )
        lastPress = sample
        return [.touch(sample)]
    }

    private func wheel(
        _ event: SDL_MouseWheelEvent,
        _ surface: SDLSurface,
        _ time: Double
    ) -> [PlatformEvent] {
        let unit = surface.metrics.pointsPerUnit
        let isFlipped = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
        let sign = isFlipped ? -1.0 : 1.0
        let isContinuous =
            event.preciseX != Float(event.x) || event.preciseY != Float(event.y)
        return [
            .scroll(
                ScrollSample(
                    window: surface.id,
                    x: Double(event.mouseX) * unit,
                    y: Double(event.mouseY) * unit,
                    deltaX: -Double(event.preciseX) * sign * Self.pointsPerNotch,
                    deltaY: Double(event.preciseY) * sign * Self.pointsPerNotch,
                    isContinuous: isContinuous,
                    time: time,
                    modifiers: modifiers()
                )
            )
        ]
    }

    private mutating func finger(
        _ event: SDL_TouchFingerEvent,
        _ surface: SDLSurface,
        _ time: Double
    ) -> [PlatformEvent] {
        let phase: TouchSample.Phase
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            lastIdentifier += 1
            fingers[event.fingerId] = lastIdentifier
            phase = .began
        case SDL_FINGERUP: phase = .ended
        default: phase = .moved
        }
        guard let identifier = fingers[event.fingerId] else { return [] }
        if phase == .ended { fingers[event.fingerId] = nil }
        let metrics = surface.metrics
        if event.pressure > 0, event.pressure < 1 { pressureDevices.insert(event.touchId) }
        let measuresForce = pressureDevices.contains(event.touchId)
        return [
            .touch(
                TouchSample(
                    identifier: identifier,
                    window: surface.id,
                    phase: phase,
                    x: Double(event.x) * metrics.width,
                    y: Double(event.y) * metrics.height,
                    time: time,
                    force: measuresForce ? Double(event.pressure) : 0,
                    maximumForce: measuresForce ? 1 : 0
                )
            )
        ]
    }

    private func key(
        _ event: SDL_KeyboardEvent,
        _ surface: SDLSurface,
        _ time: Double
    ) -> PlatformEvent {
        let held = modifiers(event.keysym.mod)
        let plain = characters(event.keysym.sym)
        let isUpper = held.contains(.shift) != held.contains(.capsLock)
        return .key(
            KeySample(
                window: surface.id,
                isDown: event.state == SDL_PRESSED,
                isRepeat: event.`repeat` != 0,
                // SDL's scan codes are the usages of USB HID's keyboard page.
                usage: Int(event.keysym.scancode.rawValue),
                characters: isUpper ? plain.uppercased() : plain,
                charactersIgnoringModifiers: plain,
                modifiers: held,
                time: time
            )
        )
    }

    /// The characters of a key without modifiers; empty for named keys.
    private func characters(_ symbol: SDL_Keycode) -> String {
        switch symbol {
        case 13: return "\r"
        case 8: return "\u{8}"
        case 9: return "\t"
        case 27: return "\u{1B}"
        case 127: return "\u{7F}"
        case 32...0xFFFF: return Unicode.Scalar(UInt32(symbol)).map { String($0) } ?? ""
        default: return ""
        }
    }

    private func drop(
        _ event: SDL_DropEvent,
        _ surfaces: [UInt32: SDLSurface]
    ) -> [PlatformEvent] {
        guard let file = event.file else { return [] }
        defer { SDL_free(file) }
        if ignoresDrops { return [] }
        guard let surface = surfaces[event.windowID] ?? surfaces.values.first else { return [] }
        let text = String(cString: file)
        let isFile = event.type == SDL_DROPFILE.rawValue
        let type = isFile ? "text/uri-list" : "text/plain;charset=utf-8"
        let payload = isFile ? "file://" + text : text
        var x: Int32 = 0
        var y: Int32 = 0
        SDL_GetMouseState(&x, &y)
        let unit = surface.metrics.pointsPerUnit
        return [
            .drop(
                DropSample(
                    window: surface.id,
                    phase: .dropped,
                    x: Double(x) * unit,
                    y: Double(y) * unit,
                    items: [ClipboardItem(representations: [type: Array(payload.utf8)])]
                )
            )
        ]
    }

    private func modifiers(_ state: UInt16? = nil) -> KeyModifiers {
        let held = UInt32(state ?? UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
        var result: KeyModifiers = []
        if held & KMOD_SHIFT.rawValue != 0 { result.insert(.shift) }
        if held & KMOD_CTRL.rawValue != 0 { result.insert(.control) }
        if held & KMOD_ALT.rawValue != 0 { result.insert(.alternate) }
        if held & KMOD_GUI.rawValue != 0 { result.insert(.command) }
        if held & KMOD_CAPS.rawValue != 0 { result.insert(.capsLock) }
        return result
    }

    /// A string of one of SDL's fixed arrays of characters.
    private func string<Chars>(_ characters: Chars) -> String {
        withUnsafeBytes(of: characters) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
