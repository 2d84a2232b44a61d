// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `swiftc -print-target-info` says of the toolchain.
struct Toolchain: Decodable, Sendable {
    struct Target: Decodable, Sendable {
        /// `x86_64` or `aarch64`.
        let arch: String
        /// The target without a version of the system.
        let unversionedTriple: String
    }

    struct Paths: Decodable, Sendable {
        let runtimeLibraryPaths: [String]
        let runtimeLibraryImportPaths: [String]
        let runtimeResourcePath: String
    }

    /// The compiler's name and version.
    let compilerVersion: String
    let target: Target
    let paths: Paths

    /// The one on the path, asked once in a run; nil where there is none.
    static let onPath: Toolchain? = {
        guard let text = try? Shell.output(["swiftc", "-print-target-info"]) else { return nil }
        return try? JSONDecoder().decode(Toolchain.self, from: Data(text.utf8))
    }()

    /// The one on the path.
    static func here() throws -> Toolchain {
        guard let onPath else {
            throw Failure("swiftc does not say what it is: is Swift installed?")
        }
        return onPath
    }

    /// Its `usr` folder.
    var folder: URL {
        URL(fileURLWithPath: paths.runtimeResourcePath).standardizedFileURL
            .deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The folder of its run-time libraries.
    var libraries: URL? { paths.runtimeLibraryPaths.first.map { URL(fileURLWithPath: $0) } }
}
