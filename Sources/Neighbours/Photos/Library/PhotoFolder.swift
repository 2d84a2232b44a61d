// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitSheets

/// Chooses the folder that the photo library shows.
///
/// It is the folder that `CASEMENT_PHOTOS` names. Otherwise it is the desktop's folder of pictures for
/// a program with windows, and none for tests and for programs without a display.
enum PhotoFolder {
    static func usual(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> URL? {
        if !(environment["CASEMENT_PHOTOS"] ?? "").isEmpty { return PhotoLibrary.usualFolder() }
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
            !(environment[$0] ?? "").isEmpty
        }
        let display = environment["CASEMENT_DISPLAY"] ?? (hasDisplay ? "sdl" : "headless")
        guard display != "headless", !isTest(arguments) else { return nil }
        return PhotoLibrary.usualFolder()
    }

    /// Whether a program's arguments are those of a runner of tests.
    static func isTest(_ arguments: [String]) -> Bool {
        arguments.contains { $0.hasSuffix(".xctest") || $0.hasSuffix("swiftpm-testing-helper") }
    }
}
