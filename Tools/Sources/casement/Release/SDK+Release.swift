// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SDK {
    /// Where the headers of the system's libraries lie in a release's SDK, under their own paths.
    private var headers: URL { folder.appendingPathComponent("headers") }

    /// The folders, one a line, that a compiler looks for headers in.
    private var headerFolders: URL { folder.appendingPathComponent("header-folders.txt") }

    /// The flags for a release's own headers, which need none of the system's development packages;
    /// nil for an SDK that was built here.
    func releasedIncludeFlags() throws -> [String]? {
        guard FileManager.default.fileExists(atPath: headerFolders.path) else { return nil }
        return try Files.text(headerFolders).split(separator: "\n")
            .flatMap { ["-isystem", headers.path + $0] }
    }

    /// What the linker needs for a release's library, which was linked beside another toolchain.
    ///
    /// Programs tell the loader where the toolchain's libraries are. They must tell it for the
    /// libraries that ours needs as well, which the older of the two forms of run paths does.
    func releasedLinkerFlags() throws -> [String] {
        guard FileManager.default.fileExists(atPath: headerFolders.path) else { return [] }
        return ["--disable-new-dtags"]
            + (try Toolchain.here().libraries.map { ["-rpath=" + $0.path] } ?? [])
    }

    /// Copies this SDK into a release's folder: with CryptoKit, the test host and the headers that
    /// the C modules read, and without a word of the system's libraries, which ours brings along.
    func copy(to place: URL) throws {
        let manager = FileManager.default
        let kit = try cryptoKit()
        try build(onDemand: Self.modulesOnDemand.keys)
        let host = try TestHost.fromSources()
        do {
            try? manager.removeItem(at: place)
            try Files.makeFolder(place.deletingLastPathComponent())
            try manager.copyItem(at: folder, to: place)
            let released = SDK(folder: place)
            let crypto = place.appendingPathComponent(kit.folder.lastPathComponent)
            if !manager.fileExists(atPath: crypto.path) {
                try manager.copyItem(at: kit.folder, to: crypto)
            }
            try manager.copyItem(
                at: host,
                to: released.library.appendingPathComponent(TestHost.name)
            )
            try copyHeaders(to: released)
            for map in released.moduleMaps {
                let lines = try Files.text(map).split(
                    separator: "\n",
                    omittingEmptySubsequences: false
                )
                let kept = lines.filter { line in
                    !line.drop { $0.isWhitespace }.hasPrefix("link ")
                }
                try Files.write(kept.joined(separator: "\n"), to: map)
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(place.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Copies what the C modules read of the system, but for the C and C++ libraries' own headers,
    /// which Swift itself needs on every machine.
    private func copyHeaders(to released: SDK) throws {
        let flags = try includeFlags()
        var read: Set<String> = []
        for map in moduleMaps {
            let folder = map.deletingLastPathComponent()
            for header in Files.all(under: folder, endingIn: ".h") {
                let language = try Files.text(map).contains("cplusplus") ? "c++" : "c"
                guard
                    let text = try Shell.output(
                        ["clang", "-M", "-x", language, "-I", folder.path] + flags + [header.path]
                    )
                else { throw Failure("\(header.path): its headers cannot be found") }
                let words = text.split { $0.isWhitespace || $0 == "\\" }.dropFirst()
                let paths = words.filter { $0.hasPrefix("/usr/") }
                read.formUnion(
                    paths.map { URL(fileURLWithPath: String($0)).standardizedFileURL.path }
                )
            }
        }
        let kept = read.filter { !Self.isOfTheLanguage($0) }
        let headers = released.headers.path
        for path in kept {
            let place = URL(fileURLWithPath: headers + path)
            try Files.makeFolder(place.deletingLastPathComponent())
            try FileManager.default.copyItem(
                at: URL(fileURLWithPath: path).resolvingSymlinksInPath(),
                to: place
            )
        }
        let named = flags.compactMap { $0.hasPrefix("-I") ? String($0.dropFirst(2)) : nil }
        let folders = named + ["/usr/include/x86_64-linux-gnu", "/usr/include/aarch64-linux-gnu"]
        let present = (folders + ["/usr/include"]).reduce(into: [String]()) { all, folder in
            let isThere = FileManager.default.fileExists(atPath: headers + folder)
            if isThere, !all.contains(folder) { all.append(folder) }
        }
        try Files.write(present.joined(separator: "\n") + "\n", to: released.headerFolders)
    }

    /// Whether a header belongs to the C library, the kernel's interface, a compiler or the C++
    /// library.
    private static func isOfTheLanguage(_ path: String) -> Bool {
        if path.contains("/c++/") || path.contains("/gcc/") || path.contains("/clang/") {
            return true
        }
        let system = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let owner = try? Shell.output(["dpkg-query", "-S", path, system]) ?? "" else {
            return false
        }
        let packages = ["libc6-dev", "linux-libc-dev", "libcrypt-dev", "libgcc", "libstdc++"]
        return packages.contains { owner.hasPrefix($0) }
    }
}
