// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@Suite("What a mirror shows of an error")
struct ErrorMirrorTests {
    private final class Refusal: NSError, @unchecked Sendable {}

    @Test func theDescriptionAloneAsOnIOS() {
        let error = NSError(domain: "network", code: 7, userInfo: ["a": 1])
        #expect(Mirror(reflecting: error).children.isEmpty)
        var text = ""
        dump(["error": error], to: &text)
        #expect(text.contains("Error Domain=network Code=7"))
        #expect(!text.contains("_domain") && !text.contains("_userInfo"))
    }

    @Test func ofASubclassToo() {
        #expect(Mirror(reflecting: Refusal(domain: "a", code: 1)).children.isEmpty)
    }
}
