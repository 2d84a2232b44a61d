// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct HashableContainerTests {
    @Test func containersInsideAContainerAreHashableAsObjectsAre() throws {
        let json = #"{"a": "b", "n": 1, "z": null, "d": {"l": ["one", {"k": 2.5}]}, "e": []}"#
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect(object as? [String: AnyHashable] == nil)
        let values = try #require(_objcHashable(object) as? [String: AnyHashable])
        #expect(values["a"] as? String == "b" && values["n"] as? Int == 1)
        let inner = try #require(values["d"] as? [String: AnyHashable])
        #expect((values["d"] as? [String: Any])?.count == 1)
        let list = try #require(inner["l"] as? [Any])
        #expect((list[1] as? [String: AnyHashable])?["k"] as? Double == 2.5)
        #expect(JSONSerialization.isValidJSONObject(inner))
        #expect((_objcHashable([["a": ["b": 1]]]) as? [[String: AnyHashable]])?.count == 1)
    }

    @Test func whatCannotBeHashedStaysAsItIs() {
        struct Plain {}
        #expect(_objcHashable(["a": Plain()]) as? [String: AnyHashable] == nil)
        #expect((_objcHashable(["a": Plain()]) as? [String: Any])?.count == 1)
        #expect(_objcHashable(nil) == nil)
    }

    @Test func anyObjectThatCanBeCopiedIsAKey() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = NSString(string: "a")
        dictionary[key] = 3
        #expect(dictionary[key] as? Int == 3 && dictionary["a"] as? Int == 3)
        dictionary[key] = nil
        #expect(dictionary.count == 0)
    }
}
