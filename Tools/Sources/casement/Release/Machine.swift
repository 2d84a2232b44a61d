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
        let toolchain = try Toolchain.here()
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        return Machine(
            system: system(inOSRelease: release),
            architecture: toolchain.target.arch,
            compiler: toolchain.compilerVersion
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
}
