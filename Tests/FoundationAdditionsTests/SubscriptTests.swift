// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Subscripts of any object, as lowered source asks for them.
struct SubscriptTests {
    @Test func dictionariesAndListsAnswer() throws {
        let text = #"{"list": [{"name": "a"}, {"name": "b"}], "n": 3}"#
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as AnyObject
        let list = try #require(_objcSubscript(read, "list") as? [AnyObject])
        #expect(_objcSubscript(list[1], "name") as? String == "b")
        #expect(_objcSubscript(list as AnyObject, 0) is [String: Any])
        #expect(_objcSubscript(read, "n") as? Int == 3)
        #expect(_objcSubscript(read, "none") == nil)
        #expect(_objcSubscript(NSDictionary(dictionary: [1: "one"]), 1) as? String == "one")
        #expect(_objcSubscript(NSArray(array: ["x"]), 0) as? String == "x")
    }
}
