// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// What the README's first page tells a reader to write works as it stands there.
struct ReadmeTests {
    private let folder: TemporaryFolder
    private let home: URL

    /// The package that the README shows, beside this one.
    init() throws {
        folder = try TemporaryFolder()
        home = try SDK.home()
        let text = try Files.text(home.appendingPathComponent("README.md"))
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().map { block in
            block.components(separatedBy: "```")[0]
        }
        for block in blocks {
            let name = try #require(
                block.split(separator: "\n").first { $0.hasPrefix("// Hello/") }
            )
            // A manifest's version stands in its first line.
            let body = block.replacing(name + "\n", with: "")
            try folder.write(body, to: String(name.dropFirst("// ".count)))
        }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("casement"),
            withDestinationURL: home
        )
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    @Test func itsManifestFindsThePackageAndTheProduct() throws {
        let (text, errors) = try Shell.quietOutput([
            "swift", "package", "--package-path", path("Hello"), "show-dependencies", "--format",
            "json",
        ])
        #expect(text?.contains("\"identity\": \"casement\"") == true, "\(text ?? errors)")
        try folder.write(
            folder.text("Hello/Package.swift").replacing("\"UIKit\"", with: "\"UIKat\""),
            to: "Hello/Package.swift"
        )
        let wrong = try Shell.quietOutput([
            "swift", "package", "--package-path", path("Hello"), "show-dependencies",
        ])
        #expect(wrong.text == nil)
    }

    @Test(.enabled(if: BuiltFramework.isThere, "the framework is not built here"))
    func itsAppCompiles() throws {
        let framework = try BuiltFramework(home: home)
        let (text, errors) = try Shell.quietOutput(
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
                path("Hello/Sources/Hello/AppDelegate.swift"),
            ] + framework.flags
        )
        #expect(text != nil, "\(errors)")
    }
}
