// SPDX-License-Identifier: Apache-2.0

import Glibc
import Platform
import Raster
import Synchronization
import Testing

@testable import PlatformSDL

/// Fills the window with one colour, and counts.
private final class FillSource: FrameSource {
    let frames = Mutex(0)

    func drawFrame(into buffer: PixelBuffer, age: Int, at time: Double) -> FrameOutcome {
        for y in 0..<buffer.height {
            buffer.row(y).update(repeating: 0xFF20_40C0, count: buffer.width)
        }
        frames.withLock { $0 += 1 }
        let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        return FrameOutcome(damage: [whole])
    }
}

@MainActor
private final class Listener: PlatformDelegate {
    var events: [PlatformEvent] = []

    func platform(_ platform: any WindowSystem, didReceive event: PlatformEvent) {
        events.append(event)
    }

    func platformDidChangeDisplays(_ platform: any WindowSystem) {}
}

@MainActor
@Suite("Windows through SDL", .serialized, .timeLimit(.minutes(10)))
struct SDLPlatformTests {
    /// Lets the main actor do other work until the condition holds; the suite's limit ends a lost wait.
    private func wait(until condition: () -> Bool) async {
        while !condition() && !Task.isCancelled { await Task.yield() }
    }

    @Test("A display that cannot be opened is named, with the way out")
    func noDisplay() {
        setenv("DISPLAY", ":4711", 1)
        unsetenv("WAYLAND_DISPLAY")
        let error = #expect(throws: PlatformError.self) {
            _ = try SDLPlatform(environment: [:])
        }
        #expect(error?.description.contains("CASEMENT_DISPLAY=headless") == true)
    }

    @Test("A scale that is no number is refused")
    func badScale() {
        #expect(throws: PlatformError.self) {
            _ = try SDLPlatform(environment: ["CASEMENT_SCALE": "big"])
        }
    }

    @Test("Windows show frames, take clicks, keys and text, resize, close, and are several")
    func window() async throws {
        let display = try VirtualDisplay()
        setenv("DISPLAY", display.name, 1)
        let platform = try SDLPlatform(environment: [:])
        let listener = Listener()
        platform.delegate = listener
        platform.start()
        let request = WindowRequest(title: "Casement test", size: (300, 200))
        let window = try platform.makeWindow(request)
        #expect(window.size == (300, 200))
        let source = FillSource()
        window.setFrameSource(source)
        window.show()
        await wait { source.frames.withLock { $0 } > 0 }
        let name = try display.xdotool("search --sync --onlyvisible --name Casement.test")
        let number = try #require(name.split(separator: "\n").first)

        try display.xdotool("mousemove --window \(number) 40 50 click 1")
        await wait {
            listener.events.contains {
                if case .touch(let t) = $0 { t.phase == .ended } else { false }
            }
        }
        let touches = listener.events.compactMap { event -> TouchSample? in
            if case .touch(let sample) = event { sample } else { nil }
        }
        #expect(touches.map(\.phase) == [.began, .ended])
        #expect(touches.allSatisfy { $0.x == 40 && $0.y == 50 && $0.kind == .pointer })

        try display.xdotool("click 4")
        await wait { listener.events.contains { if case .scroll = $0 { true } else { false } } }

        window.setTextInputArea((x: 0, y: 0, width: 1, height: 20))
        try display.xdotool("windowfocus --sync \(number)")
        try display.xdotool("key shift+a")
        await wait {
            listener.events.contains { if case .text(let t, _) = $0 { t == "A" } else { false } }
        }
        let keys = listener.events.compactMap { event -> KeySample? in
            if case .key(let sample) = event, sample.usage == 4 { sample } else { nil }
        }
        #expect(keys.first?.characters == "A")
        #expect(keys.first?.charactersIgnoringModifiers == "a")
        #expect(keys.first?.modifiers == .shift)

        platform.clipboard.items = [
            ClipboardItem(representations: [
                "text/plain;charset=utf-8": Array("höy".utf8), "x-own": [1],
            ])
        ]
        #expect(platform.clipboard.items.first?.representations["x-own"] == [1])

        let before = source.frames.withLock { $0 }
        try display.xdotool("windowsize --sync \(number) 400 250")
        await wait { window.size == (400, 250) && source.frames.withLock { $0 } > before }

        window.close()
        try await expectTwoWindows(on: platform, display)
    }

    /// Two windows at once; SDL has one display for the life of a process, so that this is no test
    /// of its own.
    private func expectTwoWindows(
        on platform: SDLPlatform,
        _ display: VirtualDisplay
    ) async throws {
        let requests = ["First one", "Second one"].map {
            WindowRequest(title: $0, size: (200, 100))
        }
        let windows = try requests.map { try platform.makeWindow($0) }
        #expect(windows[0].id != windows[1].id)
        let sources = windows.map { window in
            let source = FillSource()
            window.setFrameSource(source)
            window.show()
            return source
        }
        await wait { sources.allSatisfy { $0.frames.withLock { $0 } > 0 } }
        windows[1].setTitle("Third one")
        let numbers = try ["First.one", "Third.one"].map { name in
            let found = try display.xdotool("search --sync --onlyvisible --name \(name)")
            return try #require(found.split(separator: "\n").first)
        }
        #expect(numbers[0] != numbers[1])
        // Closing one leaves the other its frames.
        windows[0].close()
        let before = sources[1].frames.withLock { $0 }
        windows[1].setNeedsFrame()
        await wait { sources[1].frames.withLock { $0 } > before }
        windows[1].close()
    }
}
