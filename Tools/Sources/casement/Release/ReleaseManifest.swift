// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a release says of itself, in `release.json` beside its SDKs.
struct ReleaseManifest: Codable, Equatable {
    /// The file's name.
    static let name = "release.json"

    let version: String
    /// The distribution that it was built on, `debian12` for example.
    let system: String
    /// `x86_64` or `aarch64`.
    let architecture: String
    /// What `swiftc` says of itself: only this compiler loads the modules.
    let compiler: String
    /// How the SDK's folder is put together: `SDK.layout`.
    let layout: String

    init(
        version: String = Version.current,
        system: String,
        architecture: String,
        compiler: String,
        layout: String = SDK.layout
    ) {
        self.version = version
        self.system = system
        self.architecture = architecture
        self.compiler = compiler
        self.layout = layout
    }

    init(at file: URL) throws {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        } catch {
            throw Failure("\(file.path): cannot be read: \(error.localizedDescription)")
        }
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try Files.write(
            String(decoding: try encoder.encode(self), as: UTF8.self) + "\n",
            to: file
        )
    }

    /// The name of the release's folder, and of its archive without the ending.
    var folderName: String {
        "casement-\(version)-\(system)-\(architecture)-swift\(Self.number(of: compiler))"
    }

    /// Why its modules cannot be used with a compiler; nil if they can.
    func reasonAgainst(_ here: Machine) -> String? {
        if layout != SDK.layout { return "it is made for another version of this program" }
        if architecture != here.architecture {
            return "it is for \(architecture), and this is \(here.architecture)"
        }
        if compiler != here.compiler {
            return "it is for Swift \(Self.number(of: compiler)), and this is Swift "
                + Self.number(of: here.compiler)
        }
        return nil
    }

    /// `6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`; all of it where it reads otherwise.
    static func number(of compiler: String) -> String {
        let words = compiler.split(separator: " ")
        let number = words.first { $0.first?.isNumber == true }
        return number.map(String.init) ?? compiler.filter { !$0.isWhitespace && $0 != "/" }
    }
}
