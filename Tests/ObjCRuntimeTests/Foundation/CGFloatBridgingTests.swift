// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct CGFloatBridgingTests {
    @Test func numbersOfJSONAreCast() throws {
        let json = try JSONSerialization.jsonObject(
            with: Data(#"{"width": 3, "sizes": [1, 2.5], "name": "a"}"#.utf8)
        )
        let values = try #require(json as? [String: Any])
        #expect(values["width"] as? CGFloat == 3)
        #expect(values["sizes"] as? [CGFloat] == [1, 2.5])
        #expect(values["name"] as? CGFloat == nil && values["sizes"] as? CGFloat == nil)
    }

    @Test func numbersBecomeObjects() {
        let sizes: [CGFloat] = [1, 2.5]
        #expect(sizes as [NSNumber] == [NSNumber(value: 1.0), NSNumber(value: 2.5)])
        #expect((CGFloat(0.5) as Any) as? NSNumber == NSNumber(value: 0.5))
    }
}
