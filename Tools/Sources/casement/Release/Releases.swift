// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the SDK that a release brings: beside the program, else in the cache, else where
/// `CASEMENT_RELEASES` says.
struct Releases {
    let environment: [String: String]
    /// The program, its links followed.
    let executable: URL?
    let cache: URL
    let machine: () throws -> Machine
    let say: (String) -> Void

    /// Those of this run.
    static var here: Releases {
        Releases(
            environment: ProcessInfo.processInfo.environment,
            executable: Bundle.main.executableURL?.resolvingSymlinksInPath(),
            cache: SDK.cache,
            machine: Machine.here,
            say: { line in FileHandle.standardError.write(Data((line + "\n").utf8)) }
        )
    }

    /// The SDK of a release that fits this machine; nil if there is none, and the framework is to be
    /// built from its sources.
    func sdk() throws -> SDK? {
        // Who names the sources wants what they are now.
        if environment["CASEMENT_HOME"] != nil { return nil }
        if let folder = besideProgram, let sdk = try fitting(folder, "the release") { return sdk }
        guard let place = environment["CASEMENT_RELEASES"], !place.isEmpty else { return nil }
        return try FileLock.hold(
            cache.appendingPathComponent("releases.lock"),
            waiting: "Another run fetches the release; waiting for it."
        ) {
            guard let folder = try fetched(from: place) else { return nil }
            return try fitting(folder, "the release at \(place)")
        }
    }

    /// `lib/casement` of the folder whose `bin` has the program.
    private var besideProgram: URL? {
        guard let bin = executable?.deletingLastPathComponent(), bin.lastPathComponent == "bin"
        else {
            return nil
        }
        let folder = bin.deletingLastPathComponent().appendingPathComponent("lib/casement")
        let manifest = folder.appendingPathComponent(ReleaseManifest.name)
        return FileManager.default.fileExists(atPath: manifest.path) ? folder : nil
    }

    /// A release's SDK; nil, and one line that says why, if it does not fit.
    private func fitting(_ folder: URL, _ name: String) throws -> SDK? {
        let manifest = try ReleaseManifest(at: folder.appendingPathComponent(ReleaseManifest.name))
        if let reason = manifest.reasonAgainst(try machine()) {
            say("\(name) cannot be used: \(reason); the framework is built from its sources")
            return nil
        }
        let configuration = environment["CASEMENT_SDK_CONFIGURATION"] ?? "debug"
        let sdk = SDK(folder: folder.appendingPathComponent("sdk/" + configuration))
        guard sdk.isBuilt else {
            throw Failure("\(sdk.folder.path): the release is not whole; unpack it once more")
        }
        return sdk
    }

    // MARK: - Fetching

    /// The unpacked release in the cache, fetched now if need be; nil where there is none for this
    /// machine.
    private func fetched(from place: String) throws -> URL? {
        let here = try machine()
        let name = ReleaseManifest(
            system: here.system,
            architecture: here.architecture,
            compiler: here.compiler
        ).folderName
        let folder = cache.appendingPathComponent("releases/" + name)
        let inner = folder.appendingPathComponent("lib/casement")
        let manager = FileManager.default
        if manager.fileExists(atPath: inner.appendingPathComponent(ReleaseManifest.name).path) {
            return inner
        }
        let parts = cache.appendingPathComponent("releases/parts")
        try Files.makeFolder(parts)
        let sums = parts.appendingPathComponent("SHA256SUMS")
        try? manager.removeItem(at: sums)
        guard try copy("SHA256SUMS", from: place, to: sums) else {
            say("\(place): no SHA256SUMS to be had; the framework is built from its sources")
            return nil
        }
        let archive = name + ".tar.zst"
        guard let sum = Self.sum(of: archive, in: try Files.text(sums)) else {
            say("\(place) has no \(archive); the framework is built from its sources")
            return nil
        }
        let file = parts.appendingPathComponent(archive)
        guard try copy(archive, from: place, to: file) else {
            throw Failure("\(place)/\(archive): fetching broke off; the next run goes on with it")
        }
        try check(file, sum)
        try unpack(file, to: folder)
        try? manager.removeItem(at: file)
        return inner
    }

    /// The sum of a file in the form that `sha256sum` writes.
    static func sum(of name: String, in text: String) -> String? {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard words.count == 2 else { continue }
            let file = words[1].drop { $0 == " " || $0 == "*" }
            if file == name { return String(words[0]) }
        }
        return nil
    }

    /// Brings a file here, going on where an earlier run broke off; false if it cannot be had.
    private func copy(_ name: String, from place: String, to file: URL) throws -> Bool {
        guard place.contains("://") else {
            let source = URL(fileURLWithPath: place).appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: source.path) else { return false }
            try? FileManager.default.removeItem(at: file)
            do {
                try FileManager.default.copyItem(at: source, to: file)
            } catch {
                throw Failure("\(file.path): cannot be written: \(error.localizedDescription)")
            }
            return true
        }
        let address = place + (place.hasSuffix("/") ? "" : "/") + name
        let isTerminal = isatty(2) == 1
        var arguments = [
            "curl", "--fail", "--location", "--continue-at", "-", "--retry", "3", "--show-error",
            "--output", file.path,
        ]
        arguments.append(isTerminal && name.hasSuffix(".zst") ? "--progress-bar" : "--silent")
        if name.hasSuffix(".zst") { say("Fetching \(address)") }
        let status = try Shell.run(arguments + [address])
        if status == 127 { throw Failure("curl is missing: apt-get install curl") }
        return status == 0
    }

    private func check(_ file: URL, _ sum: String) throws {
        guard let text = try Shell.output(["sha256sum", file.path]) else {
            throw Failure("\(file.path): its sum cannot be worked out")
        }
        guard text.hasPrefix(sum) else {
            try? FileManager.default.removeItem(at: file)
            throw Failure(
                "\(file.lastPathComponent): is not the file whose sum SHA256SUMS has; it was "
                    + "removed, so that the next run fetches it once more"
            )
        }
    }

    /// Unpacks beside the place, and moves when it is whole.
    private func unpack(_ file: URL, to folder: URL) throws {
        let manager = FileManager.default
        let unfinished = folder.deletingLastPathComponent()
            .appendingPathComponent("unfinished-\(getpid())")
        defer { try? manager.removeItem(at: unfinished) }
        try? manager.removeItem(at: unfinished)
        try Files.makeFolder(unfinished)
        let status = try Shell.run([
            "tar", "--zstd", "-xf", file.path, "-C", unfinished.path, "--strip-components=1",
        ])
        guard status == 0 else {
            throw Failure(
                "\(file.path): cannot be unpacked; is zstd installed, and is there room in "
                    + "\(folder.deletingLastPathComponent().path)?"
            )
        }
        try? manager.removeItem(at: folder)
        do {
            try manager.moveItem(at: unfinished, to: folder)
        } catch {
            throw Failure("\(folder.path): cannot be written: \(error.localizedDescription)")
        }
    }
}
