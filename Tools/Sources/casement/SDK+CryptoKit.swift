// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SDK {
    /// CryptoKit as packages compile and link against it: swift-crypto, in a library of its own.
    ///
    /// It brings BoringSSL, which takes longer to build than most packages, so that it is built only
    /// for packages that import it, and once for each state of the framework. It is optimised in
    /// debug builds of the framework, too: nobody steps through ciphers.
    struct CryptoKit {
        let folder: URL

        /// The modules that clients load, CryptoKit's own first.
        static let modules = ["CryptoKit", "Crypto", "CryptoBoringWrapper"]
        static let library = "CasementCryptoKit"

        /// What a compiler needs to see the module.
        var compilerFlags: [String] { ["-I", folder.path] }

        /// What a linker needs to find the library.
        var linkerFlags: [String] {
            ["-L" + folder.path, "-l" + Self.library, "-rpath=" + folder.path]
        }
    }

    /// CryptoKit of the framework's present state, built now if need be.
    func cryptoKit() throws -> CryptoKit {
        let kit = CryptoKit(folder: folder.appendingPathComponent("cryptokit"))
        let manager = FileManager.default
        if manager.fileExists(atPath: kit.folder.path) { return kit }
        print("Building CryptoKit, which the package imports; this is done once.")
        fflush(nil)
        let scratch = Self.cache.appendingPathComponent("build-cryptokit")
        let status = try Shell.run(
            [
                "swift", "build", "--package-path", try Self.home().path, "--product",
                CryptoKit.library, "--scratch-path", scratch.path, "-c", "release",
            ],
            environment: ["CASEMENT_SDK": "CryptoKit"]
        ) { line in
            if line.contains("error:") { print(line) }
        }
        guard status == 0 else {
            throw Failure(
                "CryptoKit does not build; it needs github.com/apple/swift-crypto, which is "
                    + "fetched once"
            )
        }
        let products = scratch.appendingPathComponent("release")
        let modules = products.appendingPathComponent("Modules")
        var parts = CryptoKit.modules.map {
            modules.appendingPathComponent($0 + ".swiftmodule")
        }
        parts.append(
            products.appendingPathComponent("lib\(CryptoKit.library).so").resolvingSymlinksInPath()
        )
        // Its presence says that it is whole: it gets its name last.
        let unfinished = folder.appendingPathComponent("cryptokit-unfinished")
        do {
            try? manager.removeItem(at: unfinished)
            try manager.createDirectory(at: unfinished, withIntermediateDirectories: true)
            for part in parts {
                let place = unfinished.appendingPathComponent(part.lastPathComponent)
                try manager.copyItem(at: part, to: place)
            }
            try manager.moveItem(at: unfinished, to: kit.folder)
        } catch {
            throw Failure("\(kit.folder.path): cannot be written: \(error.localizedDescription)")
        }
        return kit
    }
}
