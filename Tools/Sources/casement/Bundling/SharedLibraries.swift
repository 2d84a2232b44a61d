// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The libraries that a program loads.
struct SharedLibraries {
    /// Those of Swift and of the framework, which no system has.
    let own: [URL]
    /// The system's.
    let system: [URL]
    /// Those of the system's that the program or its own libraries name; the others are wanted by them.
    private(set) var named: [URL] = []

    /// Libraries that every desktop has, and whose other copies would not fit its drivers, its window
    /// system or its settings.
    private static let everywhere = [
        "ld-linux", "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libresolv.so",
        "libutil.so", "libnsl.so", "libgcc_s.so", "libstdc++.so", "libGL", "libEGL", "libdrm.so",
        "libgbm.so", "libX", "libxcb", "libwayland", "libxkbcommon", "libasound.so", "libpulse",
        "libdbus-1.so", "libsystemd.so", "libfontconfig.so", "libz.so",
    ]

    /// Those of the system's that go with a program which is to run on any desktop.
    var portable: [URL] {
        system.filter { file in !Self.everywhere.contains { file.lastPathComponent.hasPrefix($0) } }
    }

    /// Reads what the loader would load.
    ///
    /// `libraries`: the framework's folder.
    init(of program: URL, libraries: URL) throws {
        guard let text = try Shell.output(["ldd", program.path]) else {
            throw Failure("\(program.path): ldd cannot say which libraries it loads")
        }
        try self.init(loader: text, libraries: libraries)
        let needs = try Set(([program] + own).flatMap(Self.needs))
        named = system.filter { needs.contains($0.lastPathComponent) }
    }

    /// The names of the libraries that a file asks for.
    private static func needs(of file: URL) throws -> [String] {
        let text = try Shell.output(["readelf", "-d", file.resolvingSymlinksInPath().path]) ?? ""
        return text.matches(of: #/\(NEEDED\).*\[(.+)\]/#).map { String($0.output.1) }
    }

    /// `loader`: what `ldd` prints.
    init(loader text: String, libraries: URL) throws {
        var (own, system): ([URL], [URL]) = ([], [])
        for line in text.split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count >= 3, words[1] == "=>" else { continue }
            guard words[2] != "not" else { throw Failure("\(words[0]) is not installed") }
            let file = URL(fileURLWithPath: String(words[2]))
            let isSwifts = file.path.contains("/swift/linux/")
            let isOurs = file.path.hasPrefix(libraries.path + "/")
            if isSwifts || isOurs { own.append(file) } else { system.append(file) }
        }
        (self.own, self.system) = (own, system)
    }
}
