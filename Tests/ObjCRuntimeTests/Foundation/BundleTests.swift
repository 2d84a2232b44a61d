// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

struct BundleTests {
    private final class Here {}

    @Test func aTargetsResourcesAreFoundByItsModulesName() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("bundles-" + UUID().uuidString)
        for name in ["Pack_Lamp.resources", "My-Pack_Lamp-Tests.resources", "Lamp.build"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name),
                withIntermediateDirectories: true
            )
        }
        func name(_ module: String) -> String? {
            resourceBundle(ofModule: module, in: folder.path)?.bundleURL.lastPathComponent
        }
        #expect(name("Lamp") == "Pack_Lamp.resources")
        #expect(name("Lamp_Tests") == "My-Pack_Lamp-Tests.resources")
        #expect(name("Lam") == nil)
        #expect(name("amp") == nil)
    }

    @Test func aClassHasTheSameBundleEachTime() {
        let bundle = _objcBundle(for: Here.self)
        #expect(bundle === _objcBundle(for: Here.self))
        #expect(bundle.bundlePath == Bundle(for: Here.self).bundlePath)
    }
}
