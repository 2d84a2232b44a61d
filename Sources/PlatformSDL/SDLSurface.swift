// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Platform
import Raster

/// An SDL window with its pixels. Lives on the SDL thread.
// Sendable is unchecked because every use is inside a closure that runs on the SDL thread.
final class SDLSurface: @unchecked Sendable {
    let id: WindowID
    let sdlID: UInt32
    var sdlWindow: OpaquePointer { window }
    private let window: OpaquePointer
    private let userScale: Double?
    private var source: (any FrameSource)?
    private var needsFrame = true
    private var wishedTime: Double?
    private var lastFrameTime = -Double.infinity
    private var framePeriod = 1.0 / 60
    private var isVisible = false
    /// How old the pixels of the window's surface are; 0 after they were lost.
    private var age = 0

    init(id: WindowID, request: WindowRequest, userScale: Double?) throws {
        let scale = userScale ?? 1
        let size = request.size ?? (390, 844)
        var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if request.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK | UInt32(request.display))
        guard
            let window = SDL_CreateWindow(
                request.title,
                centered,
                centered,
                Int32(size.width * scale),
                Int32(size.height * scale),
                flags
            )
        else {
            throw PlatformError("a window cannot be opened: \(String(cString: SDL_GetError()))")
        }
        self.id = id
        self.window = window
        self.userScale = userScale
        sdlID = SDL_GetWindowID(window)
    }

    /// Pixels to a point, and the content's size in points.
    var metrics: SDLMetrics {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        var pixelWidth: Int32 = 0
        var pixelHeight: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
        let density = width > 0 ? Double(pixelWidth) / Double(width) : 1
        let scale = density * (userScale ?? 1)
        return SDLMetrics(
            width: Double(pixelWidth) / scale,
            height: Double(pixelHeight) / scale,
            scale: scale,
            pointsPerUnit: 1 / (userScale ?? 1)
        )
    }

    func setTitle(_ title: String) {
        SDL_SetWindowTitle(window, title)
    }

    func setSize(width: Double, height: Double) {
        let scale = userScale ?? 1
        SDL_SetWindowSize(window, Int32(width * scale), Int32(height * scale))
        age = 0
        needsFrame = true
    }

    func show() {
        SDL_ShowWindow(window)
        isVisible = true
        needsFrame = true
    }

    func destroy() {
        source = nil
        SDL_DestroyWindow(window)
    }

    func setFrameSource(_ source: (any FrameSource)?) {
        self.source = source
        age = 0
        needsFrame = true
    }

    func setNeedsFrame() {
        needsFrame = true
    }

    func setTextInputArea(_ area: (x: Double, y: Double, width: Double, height: Double)?) {
        guard let area else {
            SDL_StopTextInput()
            return
        }
        let scale = userScale ?? 1
        var rect = SDL_Rect(
            x: Int32(area.x * scale),
            y: Int32(area.y * scale),
            w: Int32(max(1, area.width * scale)),
            h: Int32(max(1, area.height * scale))
        )
        SDL_SetTextInputRect(&rect)
        SDL_StartTextInput()
    }

    func handle(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_RESTORED:
            age = 0
            needsFrame = true
        case SDL_WINDOWEVENT_SHOWN:
            isVisible = true
            needsFrame = true
        case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
            isVisible = false
        default:
            break
        }
    }

    /// When the next frame should be drawn; infinite while nothing moves.
    func nextFrameTime(framesPerSecond: Int) -> Double {
        guard isVisible, source != nil else { return .infinity }
        framePeriod = 1 / Double(framesPerSecond)
        let wished = needsFrame ? -Double.infinity : wishedTime ?? .infinity
        return max(wished, lastFrameTime + framePeriod)
    }

    func drawFrame(at time: Double) {
        guard let source, let surface = SDL_GetWindowSurface(window) else { return }
        needsFrame = false
        // On the grid of the display's periods while frames are in time, so that waking late does
        // not accumulate.
        let due = lastFrameTime + framePeriod
        lastFrameTime = time >= due && time < due + framePeriod ? due : time
        defer { if FrameLog.isOn { FrameLog.note(time) } }
        let format = surface.pointee.format.pointee.format
        let isNative =
            format == UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
            || format == UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
        guard isNative, let pixels = surface.pointee.pixels else {
            drawConverted(source, into: surface, at: time)
            return
        }
        // The surface's own memory, which the window system shares: nothing is copied.
        let buffer = PixelBuffer(
            width: Int(surface.pointee.w),
            height: Int(surface.pointee.h),
            rowBytes: Int(surface.pointee.pitch),
            base: pixels,
            release: { _ in }
        )
        present(source.drawFrame(into: buffer, age: age, at: time))
    }

    /// For displays whose pixels are of another kind: draws whole and lets SDL convert.
    private func drawConverted(
        _ source: any FrameSource,
        into surface: UnsafeMutablePointer<SDL_Surface>,
        at time: Double
    ) {
        let buffer = PixelBuffer(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
        let outcome = source.drawFrame(into: buffer, age: 0, at: time)
        let wrapped = SDL_CreateRGBSurfaceWithFormatFrom(
            buffer.base,
            surface.pointee.w,
            surface.pointee.h,
            32,
            Int32(buffer.rowBytes),
            UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
        )
        SDL_UpperBlit(wrapped, nil, surface, nil)
        SDL_FreeSurface(wrapped)
        present(outcome)
        age = 0
    }

    private func present(_ outcome: FrameOutcome) {
        wishedTime = outcome.nextFrameTime
        var damage = outcome.damage
        if age == 0 {
            // The window system has lost its pixels, even if nothing has changed.
            var width: Int32 = 0
            var height: Int32 = 0
            SDL_GetWindowSizeInPixels(window, &width, &height)
            damage = [PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))]
        }
        age = 1
        guard !damage.isEmpty else { return }
        var rects = damage.map {
            SDL_Rect(
                x: Int32($0.minX),
                y: Int32($0.minY),
                w: Int32($0.width),
                h: Int32($0.height)
            )
        }
        SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count))
    }
}

/// A window's measures.
struct SDLMetrics: Sendable {
    /// Content size in points.
    var width: Double
    var height: Double
    /// Pixels to a point.
    var scale: Double
    /// Points to a unit of SDL's mouse coordinates.
    var pointsPerUnit: Double
}
