// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct KeyedContainerTests {
    private typealias Key = NSAttributedString.Key

    @Test func textsInADictionaryAreNamesOfAnyType() throws {
        let table: Any = NSDictionary(dictionary: ["NSColor": "red", "NSKern": 2])
        let keyed = try #require(_objcKeyed(table) as? [Key: Any])
        #expect(keyed[Key("NSColor")] as? String == "red")
        #expect(keyed[Key("NSKern")] as? Int == 2)
        #expect((_objcKeyed([table]) as? [[Key: Any]])?.first?.count == 2)
        #expect((_objcKeyed(table) as? [String: Any])?.count == 2)
    }

    @Test func otherValuesStayAsTheyAre() {
        let typed: [Key: Any] = [Key("a"): 1]
        #expect((_objcKeyed(typed) as? [Key: Any])?.count == 1)
        #expect(_objcKeyed(nil) == nil)
        #expect(_objcKeyed([1: 2]) as? [Int: Int] == [1: 2])
        #expect(_objcKeyed("a") as? [Key: Any] == nil)
    }
}
