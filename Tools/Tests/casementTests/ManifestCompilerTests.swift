// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Manifests that import modules of Apple's, read with the toolchain's own package manager.
struct ManifestCompilerTests {
    /// What SwiftPM says of a package's dependency whose manifest has some imports: the name of the
    /// dependency's package, and errors.
    private func resolve(_ imports: String) throws -> (text: String?, errors: String) {
        let folder = try TemporaryFolder()
        try folder.write(
            "// swift-tools-version:5.5\nimport PackageDescription\n\(imports)\n"
                + "let package = Package(name: \"Dep\", "
                + "products: [.library(name: \"Dep\", targets: [\"Dep\"])], "
                + "targets: [.target(name: \"Dep\")])\n",
            to: "dep/Package.swift"
        )
        try folder.write("public let one = 1\n", to: "dep/Sources/Dep/Dep.swift")
        let place = folder.url.appendingPathComponent("dep").path
        let git = ["git", "-C", place, "-c", "user.name=a", "-c", "user.email=a@b.c"]
        for words in ["init -q", "add -A", "commit -qm one", "tag 1.0.0"] {
            let arguments = words.split(separator: " ").map(String.init)
            #expect(try Shell.output(git + arguments) != nil)
        }
        try folder.write(
            "// swift-tools-version:5.5\nimport PackageDescription\n"
                + "let package = Package(name: \"P\", "
                + "dependencies: [.package(url: \"file://\(place)\", from: \"1.0.0\")], "
                + "targets: [.target(name: \"P\", "
                + "dependencies: [.product(name: \"Dep\", package: \"dep\")])])\n",
            to: "p/Package.swift"
        )
        try folder.write("import Dep\n", to: "p/Sources/P/P.swift")
        return try Shell.quietOutput(
            [
                "swift", "package", "--package-path", folder.url.appendingPathComponent("p").path,
                "--cache-path", folder.url.appendingPathComponent("cache").path,
                "show-dependencies", "--format", "json",
            ],
            environment: CompilerWrapper.manifestEnvironment()
        )
    }

    @Test(arguments: [
        "import CoreImage", "import UIKit\nimport SwiftUI",
        "import Darwin\nlet isThere = getenv(\"PATH\") != nil",
        "#if !canImport(Darwin)\n#error(\"no Mac\")\n#endif",
        "#if canImport(NoSuchModule)\n#error(\"no such module\")\n#endif",
    ])
    func aDependencysManifestMayImportWhatAMacHas(imports: String) throws {
        let (text, errors) = try resolve(imports)
        #expect(text?.contains("\"identity\": \"dep\"") == true, "\(errors)")
    }

    @Test(arguments: [
        ("import NoSuchModule", "no such module 'NoSuchModule'"),
        ("import CoreImage\nlet image = CIImage()", "'CIImage'"),
    ])
    func whatNoMacHasStaysAnError(imports: String, message: String) throws {
        let (text, errors) = try resolve(imports)
        #expect(text == nil)
        #expect(errors.contains(message))
    }
}
