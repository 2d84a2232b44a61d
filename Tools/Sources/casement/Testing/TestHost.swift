// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The library that test programs load before XCTest, from `Tools/TestHost`.
enum TestHost {
    /// Its sources, beside the tool's own.
    private static var sources: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("TestHost")
    }

    /// The library's name.
    static let name = "libCasementTestHost.so"

    /// The library that a release brings, else that of the sources' present state, built now if need
    /// be.
    static func library(for sdk: SDK) throws -> URL {
        let released = sdk.library.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: released.path) { return released }
        return try fromSources()
    }

    /// The library of the sources' present state, built now if need be.
    static func fromSources() throws -> URL {
        let home = try? SDK.home().appendingPathComponent("Tools/TestHost")
        let folders = [sources] + [home].compactMap(\.self)
        guard
            let folder = folders.first(where: {
                FileManager.default.fileExists(atPath: $0.appendingPathComponent("Nesting.c").path)
            })
        else {
            throw Failure("Tools/TestHost is not found: set CASEMENT_HOME to Casement's folder")
        }
        let swift = Files.all(under: folder, endingIn: ".swift")
        let files = swift + Files.all(under: folder, endingIn: ".c")
        let compiler = try Shell.output(["swiftc", "--version"]) ?? ""
        let digest = Files.digest(
            of: try files.map { try Data(contentsOf: $0) } + [Data(compiler.utf8)]
        )
        let place = SDK.cache.appendingPathComponent("test-host-" + digest)
        let library = place.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: library.path) { return library }
        try Files.makeFolder(place)
        let object = place.appendingPathComponent("Nesting-\(getpid()).o").path
        let made = place.appendingPathComponent("made-\(getpid()).so")
        defer { try? FileManager.default.removeItem(atPath: object) }
        let compile = [
            "clang", "-c", "-fPIC", "-O2", "-fno-omit-frame-pointer", "-o", object,
            folder.appendingPathComponent("Nesting.c").path,
        ]
        let link = [
            "swiftc", "-O", "-swift-version", "6", "-parse-as-library", "-emit-library",
            "-module-name", "CasementTestHost", "-o", made.path, object,
        ]
        guard try Shell.run(compile) == 0, try Shell.run(link + swift.map(\.path)) == 0 else {
            throw Failure("Tools/TestHost does not build")
        }
        // Whole or not at all, since another run may build it, too.
        guard rename(made.path, library.path) == 0 else {
            throw Failure("\(library.path): cannot be written")
        }
        return library
    }
}
