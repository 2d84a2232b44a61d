// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct ClassValueTests {
    private final class Settings: ObjCRuntime.NSObject {
        var name = "a"
        override func value(forKey key: String) -> Any? { key == "name" ? name : nil }

        nonisolated(unsafe) static let one = Settings()
        override class func value(forKey key: String) -> Any? {
            key == "one" ? one : super.value(forKey: key)
        }
    }

    @Test func aClassIsAskedByKeys() {
        #expect(Settings.value(forKey: "one") as? Settings === Settings.one)
        #expect(Settings.value(forKeyPath: "one") as? Settings === Settings.one)
        #expect(Settings.value(forKeyPath: "one.name") as? String == "a")
    }
}
