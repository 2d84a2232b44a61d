// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Modules of the framework that have other names in the SDK.
struct ModuleAliasTests {
    @Test func sourcesFindTheModulesThatTheSDKCallsOtherwise() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sdk = SDK(folder: folder.appendingPathComponent("sdk"))
        let home = folder.appendingPathComponent("home")
        for name in ["CasementRaster", "CasementServer", "UIKit"] {
            let module = sdk.modules.appendingPathComponent(name + ".swiftmodule")
            try Files.makeFolder(module.deletingLastPathComponent())
            try Files.write("", to: module)
        }
        for name in ["Raster", "CasementServer", "UIKit"] {
            try Files.makeFolder(home.appendingPathComponent("Sources/\(name)"))
        }
        #expect(
            sdk.moduleAliases(of: home) == [
                "-module-alias", "Raster=CasementRaster",
                "-module-alias", "ObjCRuntime=ObjectiveC",
            ]
        )
    }
}
