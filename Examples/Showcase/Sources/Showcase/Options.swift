// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the command line and the environment ask for.
struct Options {
    /// Where every page is rendered to; nil shows a window.
    var renderFolder: String?
    /// The pictures to browse; nil draws samples.
    var pictureFolder: String?
    /// How many senseless events are played instead of showing a window, and by which seed.
    var monkey: (events: Int, seed: UInt64)?
    /// Whether what happens is printed, for tests.
    var printsEvents = false

    @MainActor static var current = Options(arguments: [], environment: [:])

    init(arguments: [String], environment: [String: String]) {
        var rest = arguments.dropFirst()
        pictureFolder = environment["PICTURES"].flatMap { $0.isEmpty ? nil : $0 }
        printsEvents = (environment["CASEMENT_DEBUG"] ?? "").contains("events")
        while let argument = rest.popFirst() {
            switch argument {
            case "--render": renderFolder = rest.popFirst() ?? "showcase-out"
            case "--monkey":
                monkey = (
                    rest.popFirst().flatMap { Int($0) } ?? 1_000_000,
                    rest.popFirst().flatMap { UInt64($0) } ?? 1
                )
            default: pictureFolder = argument
            }
        }
    }
}

/// The environment of the process.
enum Environment {
    static var current: [String: String] { ProcessInfo.processInfo.environment }
}

/// Prints what happens where `CASEMENT_DEBUG` has `events`.
@MainActor
enum EventLog {
    static func note(_ event: String) {
        guard Options.current.printsEvents else { return }
        FileHandle.standardOutput.write(Data("showcase: \(event)\n".utf8))
    }
}
