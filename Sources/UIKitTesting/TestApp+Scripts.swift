// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Platform
import PlatformHeadless
import UIKit

extension TestApp {
    /// What is wrong with a script, in words that name its line.
    public struct ScriptError: Error, CustomStringConvertible, Sendable {
        /// The line and the reason.
        public let description: String
    }

    /// Does what a person did: replays a script that `CASEMENT_RECORD` or ``record(_:)`` wrote.
    ///
    /// Times count from now. The window takes the size that the script names, moves of fingers are
    /// delivered together as they were, and time passes frame by frame in between. Lines that ask
    /// for a picture are for `casement run`; ``picture()`` takes one here.
    /// - Throws: a ``ScriptError`` before anything is done, if a line cannot be understood.
    public func replay(_ script: String) throws {
        guard let window = screenWindow else {
            throw ScriptError(description: "TestApp.replay(_:): show something first")
        }
        let steps: InputScript
        do {
            steps = try InputScript(script, window: window.id)
        } catch let error as PlatformError {
            throw ScriptError(description: error.description)
        }
        run.replay(steps) { _ in }
    }

    /// Replays the script in a file.
    ///
    /// - Throws: what reading the file throws, or a ``ScriptError`` that names the file and line.
    public func replay(contentsOf url: URL) throws {
        let script = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        do {
            try replay(script)
        } catch let error as ScriptError {
            throw ScriptError(description: "\(url.lastPathComponent), \(error.description)")
        }
    }

    /// What is done in a block, as a script.
    public func record(_ work: () throws -> Void) rethrows -> String {
        var script = ""
        guard let window = screenWindow else { return script }
        let recorder = InputRecorder(clock: platform.clock) { script += $0 }
        recorder.begin(window.id, width: window.size.width, height: window.size.height)
        let former = host.recorder
        host.recorder = recorder
        defer { host.recorder = former }
        try work()
        recorder.finish()
        return script
    }
}
