// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks the machine and says what to install."
    )

    func run() throws {
        var missing: [String] = []
        let version = try Shell.output(["swift", "--version"])?.split(separator: "\n").first
        print(version.map { "ok       \($0)" } ?? "missing  Swift: https://swift.org/install")
        if try Shell.output(["pkg-config", "--version"]) == nil { missing.append("pkg-config") }
        for (library, package) in SDK.libraries {
            let found = try Shell.output(["pkg-config", "--modversion", library])
            print(
                found.map { "ok       \(library) \($0.prefix { $0 != "\n" })" }
                    ?? "missing  \(library)"
            )
            if found == nil { missing.append(package) }
        }
        let home = try SDK.home()
        print("ok       framework at \(home.path)")
        guard missing.isEmpty, version != nil else {
            if !missing.isEmpty { print("run: apt-get install " + missing.joined(separator: " ")) }
            throw ExitCode(1)
        }
    }
}
