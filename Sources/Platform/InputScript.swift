// SPDX-License-Identifier: Apache-2.0

/// A recording of the input of a window, as text that can be read, edited and replayed.
///
/// Docs/subsystems/input-scripts.md describes the format. Every line is checked: what cannot be
/// understood is an error with the number of its line.
package struct InputScript: Sendable {
    /// The version that is written.
    package static let version = 1

    /// The content of one line.
    package enum Step: Sendable {
        /// An event from outside.
        case event(PlatformEvent)
        /// The window's content was resized, in points.
        case resize(width: Double, height: Double)
        /// The moves since the last such line were delivered, as one frame does.
        case frame
        /// A picture of the window is wanted, under a name; only people write that.
        case picture(String)
        /// Nothing more was recorded.
        case end
    }

    /// One line, with its time in seconds from the beginning.
    package struct Line: Sendable {
        package let number: Int
        package let time: Double
        package let step: Step
    }

    /// The screen of the window: its safe areas and idiom determine the layout.
    package struct Screen: Sendable, Equatable {
        /// A name of the ``DeviceCatalog``; any other means a monitor.
        package let device: String
        /// Pixels to a point.
        package let scale: Double
    }

    /// The name of a screen that emulates no device.
    package static let monitor = "monitor"

    /// The size of the window at the beginning, in points.
    package private(set) var size: (width: Double, height: Double)?
    /// The screen of the window; nil in scripts without one, such as those of tests.
    package private(set) var screen: Screen?
    package private(set) var lines: [Line] = []

    /// Reads a script.
    ///
    /// Events are for `window`, and their own times are in seconds from the beginning.
    /// - Throws: a ``PlatformError`` that names the line and says what is wrong with it.
    package init(_ text: String, window: WindowID) throws {
        var reader = ScriptReader(window: window)
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            do {
                try reader.read(line, number)
            } catch let problem as ScriptReader.Problem {
                throw PlatformError("line \(number): \(problem.reason)")
            }
        }
        guard reader.hasHeader else {
            throw PlatformError(
                "line 1: the script does not begin with 'casement-input \(InputScript.version)'"
            )
        }
        size = reader.size
        screen = reader.screen
        lines = reader.lines
    }

    /// The first lines of a script of a window of a size in points, on a screen if one is given.
    package static func header(
        width: Double,
        height: Double,
        screen: DisplayProfile? = nil
    ) -> String {
        var lines = "casement-input \(version)\nsize \(width) \(height)\n"
        if let screen {
            let isKnown = (try? DeviceCatalog.profile(named: screen.name)) != nil
            let name = ScriptWords.quote(isKnown ? screen.name : monitor)
            lines += "screen \(name) \(screen.scale)\n"
        }
        return lines
    }

    /// The display that the script was recorded on; nil if it names none.
    package var display: DisplayProfile? {
        guard let screen, let size else { return nil }
        guard var device = try? DeviceCatalog.profile(named: screen.device) else {
            return .monitor(screen.device, width: size.width, height: size.height, screen.scale)
        }
        device.scale = screen.scale
        return device
    }
}
