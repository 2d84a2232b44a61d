// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform
import PlatformHeadless
import QuartzCore
import UIKitCore

/// A script that `casement run --input` has a program play, and then end.
///
/// The environment has it: `CASEMENT_REPLAY` names the script, `CASEMENT_PICTURES` the folder of
/// the pictures that its `picture` lines ask for; without it, the present one.
@MainActor
struct ReplayRequest {
    private let path: String
    private let pictures: URL

    /// Nil where nothing is asked for.
    init?(environment: [String: String]) {
        guard let path = environment["CASEMENT_REPLAY"], !path.isEmpty else { return nil }
        self.path = path
        pictures = URL(fileURLWithPath: environment["CASEMENT_PICTURES"] ?? ".")
    }

    /// Plays the script in a program that has been launched.
    ///
    /// - Throws: a `PlatformError` that names the script's file and line, or the picture's file.
    func run(on platform: any WindowSystem, _ host: ApplicationHost) throws {
        guard let headless = platform as? HeadlessPlatform else {
            throw PlatformError(
                "CASEMENT_REPLAY plays without a display; CASEMENT_DISPLAY must be 'headless'"
            )
        }
        let run = HandDrivenRun(platform: headless, host: host)
        run.update()
        guard let window = run.screenWindow else {
            throw PlatformError("\(path) cannot be played: the program shows no window")
        }
        let script = try script(for: window.id)
        try run.replay(script) { name in
            try save(window, in: pictures.appendingPathComponent(name + ".png"))
        }
    }

    /// The display that the script was recorded on; nil where it says nothing.
    ///
    /// - Throws: a `PlatformError` that names the script's file and line.
    func recordedDisplay() throws -> DisplayProfile? {
        // Whatever window there will be: its number does not matter for this.
        try script(for: WindowID(1)).display
    }

    private func script(for window: WindowID) throws -> InputScript {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PlatformError("\(path) cannot be read")
        }
        do {
            return try InputScript(String(decoding: data, as: UTF8.self), window: window)
        } catch let error as PlatformError {
            throw PlatformError("\(path), \(error.description)")
        }
    }

    private func save(_ window: HeadlessWindow, in file: URL) throws {
        let image = UIImage(cgImage: CGImage(pixelBuffer: window.pixels))
        guard let data = image.pngData() else {
            throw PlatformError("\(file.path) cannot be drawn")
        }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        } catch {
            throw PlatformError("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
