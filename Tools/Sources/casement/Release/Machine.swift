// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of a machine decides which release fits it.
struct Machine: Equatable {
    /// The distribution and its version, `debian12` for example.
    let system: String
    let architecture: String
    /// What `swiftc` says of itself.
    let compiler: String

    /// This machine.
    static func here() throws -> Machine {
        guard let text = try Shell.output(["swiftc", "-print-target-info"]),
            let info = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let compiler = info["compilerVersion"] as? String,
            let target = info["target"] as? [String: Any],
            let architecture = target["arch"] as? String
        else { throw Failure("swiftc does not say what it is: is Swift installed?") }
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        return Machine(
            system: system(inOSRelease: release),
            architecture: architecture,
            compiler: compiler
        )
    }

    /// The distribution's name and version, as `/etc/os-release` has them.
    static func system(inOSRelease text: String) -> String {
        func value(_ key: String) -> String? {
            text.split(separator: "\n").first { $0.hasPrefix(key + "=") }
                .map { $0.dropFirst(key.count + 1).filter { $0 != "\"" } }
        }
        return (value("ID") ?? "linux") + (value("VERSION_ID") ?? "")
    }

    /// The folder of the toolchain's run-time libraries.
    static func swiftLibraries() throws -> URL? {
        guard let text = try Shell.output(["swiftc", "-print-target-info"]),
            let info = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let paths = info["paths"] as? [String: Any],
            let libraries = (paths["runtimeLibraryPaths"] as? [String])?.first
        else { return nil }
        return URL(fileURLWithPath: libraries)
    }
}
