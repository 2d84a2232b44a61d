// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct ManifestOverlayTests {
    private static let manifest = """
        // swift-tools-version:5.3
        import PackageDescription
        var targets: [Target] = [.target(name: "Kit")]
        #if os(macOS)
        targets.append(.target(name: "Runtime"))
        #endif
        let package = Package(name: "Kit", targets: targets)

        """

    /// The lowered manifest of a package in a folder of the user's; nil where it stays as it is.
    private func lowered(
        _ path: String,
        source: String = "import UIKit\n"
    ) throws -> String? {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "\(path)/Package.swift")
        try folder.write(source, to: "\(path)/Sources/Kit/Kit.swift")
        try folder.write("", to: "\(path)/Sources/Runtime/Runtime.swift")
        let package = folder.url.appendingPathComponent(path)
        let overlay = try ManifestOverlay(
            [package],
            scratch: folder.url.appendingPathComponent(".build/casement"),
            forTests: false,
            unreachable: []
        )
        guard let file = overlay.file else { return nil }
        let files = try VirtualFiles([file.path])
        return try files.text(of: package.appendingPathComponent("Package.swift").path)
    }

    @Test func theUsersOwnManifestIsReadAsOnAMac() throws {
        #expect(try lowered("own")?.contains("#if true") == true)
    }

    @Test func aPackageThatKnowsLinuxAndNoUIKitKeepsItsFormForLinux() throws {
        #expect(try lowered("own", source: "import Foundation\n")?.contains("#if true") != true)
        #expect(
            try lowered("own", source: "#if canImport(UIKit)\nimport UIKit\n#endif\n")?
                .contains("#if true") == true
        )
    }

    @Test(arguments: [".build/casement/build/checkouts/kit", ".build/casement-libraries/1.0/kit"])
    func manifestsOfOthersKeepTheirFormForLinux(path: String) throws {
        #expect(try lowered(path)?.contains("#if true") != true)
    }
}
