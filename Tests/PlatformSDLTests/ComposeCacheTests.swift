// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PlatformSDL

struct ComposeCacheTests {
    /// A home of its own, which goes afterwards.
    private func withHome(_ body: (String) throws -> Void) throws {
        let home = NSTemporaryDirectory() + "casement-home-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: home,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: home) }
        try body(home)
    }

    @Test func `the folder lies where the user keeps caches`() throws {
        try withHome { home in
            let standard = home + "/.cache/casement/compose"
            #expect(ComposeCache.folder(["HOME": home]) == standard)
            #expect(ComposeCache.folder(["HOME": home, "XDG_CACHE_HOME": ""]) == standard)
            #expect(ComposeCache.folder(["HOME": home, "XDG_CACHE_HOME": "here"]) == standard)
            let named = ComposeCache.folder(["HOME": home, "XDG_CACHE_HOME": "/named"])
            #expect(named == "/named/casement/compose")
        }
    }

    @Test func `there is none without a home, or where the user made one`() throws {
        #expect(ComposeCache.folder([:]) == nil)
        #expect(ComposeCache.folder(["HOME": "here"]) == nil)
        try withHome { home in
            let own = home + "/.compose-cache"
            try FileManager.default.createDirectory(
                atPath: own,
                withIntermediateDirectories: false
            )
            #expect(ComposeCache.folder(["HOME": home]) == nil)
        }
    }

    @Test func `the folder is made for its user alone, and named to the program`() async {
        await #expect(processExitsWith: .success) {
            let home = NSTemporaryDirectory() + "casement-home-\(getpid())"
            defer { try? FileManager.default.removeItem(atPath: home) }
            unsetenv("XCOMPOSECACHE")
            ComposeCache.choose(environment: ["HOME": home])
            let folder = home + "/.cache/casement/compose"
            #expect(getenv("XCOMPOSECACHE").map { String(cString: $0) } == folder)
            let attributes = try FileManager.default.attributesOfItem(atPath: folder)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test func `the folder that the user named stays`() async {
        await #expect(processExitsWith: .success) {
            let home = NSTemporaryDirectory() + "casement-home-\(getpid())"
            setenv("XCOMPOSECACHE", "/named", 1)
            ComposeCache.choose(environment: ["HOME": home, "XCOMPOSECACHE": "/named"])
            #expect(getenv("XCOMPOSECACHE").map { String(cString: $0) } == "/named")
            #expect(!FileManager.default.fileExists(atPath: home))
        }
    }
}
