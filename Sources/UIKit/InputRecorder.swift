// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Platform

/// Writes down what comes from outside, as an ``InputScript``.
///
/// Only one window is recorded, the first that something happens in.
@MainActor
package final class InputRecorder {
    private let clock: any PlatformClock
    private let screen: DisplayProfile?
    private let write: (String) -> Void
    private let start: Double
    private var last = 0.0
    private var window: WindowID?

    /// Makes a recorder whose time begins now.
    ///
    /// `screen` is written down, so that a replay has the same safe area and kind of device.
    package init(
        clock: any PlatformClock,
        screen: DisplayProfile? = nil,
        write: @escaping (String) -> Void
    ) {
        self.clock = clock
        self.screen = screen
        self.write = write
        start = clock.now
    }

    /// Makes a recorder that writes a file, line by line, so that nothing is lost in a crash.
    ///
    /// - Throws: a ``PlatformError`` if the file cannot be written.
    package convenience init(
        clock: any PlatformClock,
        screen: DisplayProfile,
        path: String
    ) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else {
            throw PlatformError("CASEMENT_RECORD is '\(path)', which cannot be written")
        }
        self.init(clock: clock, screen: screen) { file.write(Data($0.utf8)) }
    }

    /// Writes the first lines for a window of a size in points.
    package func begin(_ window: WindowID, width: Double, height: Double) {
        guard self.window == nil else { return }
        self.window = window
        write(InputScript.header(width: width, height: height, screen: screen))
    }

    /// Writes one event.
    package func record(_ event: PlatformEvent) {
        guard window != nil, event.window == nil || event.window == window else { return }
        guard let line = InputScript.line(event, at: now, from: start) else { return }
        write(line)
    }

    /// Writes that the window has another size.
    package func recordSize(_ id: WindowID, width: Double, height: Double) {
        guard id == window else { return }
        write(InputScript.line("resize \(width) \(height)", at: now))
    }

    /// Writes that moves were delivered.
    package func recordFrame() {
        if window != nil { write(InputScript.line("frame", at: now)) }
    }

    /// Writes the last line.
    package func finish() {
        if window != nil { write(InputScript.line("end", at: now)) }
        window = nil
    }

    private var now: Double {
        // What a line says is what is replayed: it must not go back.
        last = max(last, ((clock.now - start) * 1e6).rounded() / 1e6)
        return last
    }
}

extension PlatformEvent {
    /// The window that the event is of; nil for those of the whole program.
    fileprivate var window: WindowID? {
        switch self {
        case .touch(let sample): sample.window
        case .hover(let sample): sample.window
        case .scroll(let sample): sample.window
        case .transform(let sample): sample.window
        case .key(let sample): sample.window
        case .text(_, let window): window
        case .composition(_, _, let window): window
        case .windowDidResize(let id), .windowDidChangeScale(let id), .windowShouldClose(let id),
            .windowDidBecomeActive(let id), .windowDidResignActive(let id), .windowDidHide(let id),
            .windowDidShow(let id):
            id
        case .drop(let sample): sample.window
        case .shake, .colorSchemeDidChange, .memoryWarning, .clipboardDidChange, .quit: nil
        }
    }
}
