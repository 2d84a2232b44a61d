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
        // It has no entry among pkg-config's everywhere.
        let hasGIF = ["/usr/include", "/usr/local/include"].contains {
            FileManager.default.fileExists(atPath: $0 + "/gif_lib.h")
        }
        print(hasGIF ? "ok       giflib" : "missing  giflib")
        if !hasGIF { missing.append("libgif-dev") }
        let fonts = try Shell.output(["fc-list", ":", "family"])?.split(separator: "\n").count ?? 0
        print(fonts > 0 ? "ok       \(fonts) fonts" : "missing  fonts")
        if fonts == 0 {
            missing.append("fonts-inter fonts-liberation fonts-noto-color-emoji fontconfig")
        }
        let home = try SDK.home()
        print("ok       framework at \(home.path)")
        let isReady = try SDK.isReady()
        print(
            isReady
                ? "ok       framework built for packages in \(SDK.cache.path)"
                : "later    the first build builds the framework in \(SDK.cache.path)"
        )
        let isRoomy = isReady || SDK.freeSpace > 3 << 30
        if !isRoomy { print("missing  3 GB of room in \(SDK.cache.path)") }
        guard missing.isEmpty, version != nil, isRoomy else {
            if !missing.isEmpty {
                print("run: \(home.path)/Scripts/setup")
                print("on Debian: apt-get install " + missing.joined(separator: " "))
            }
            throw ExitCode(1)
        }
    }
}
