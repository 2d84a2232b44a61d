// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Objects as keys among Swift's values.
struct HashableObjectTests {
    @Test func anObjectAndItsValueAreOneKey() throws {
        let values: [AnyHashable: Any] = ["acct": 1]
        #expect(values[NSString("acct")] as? Int == 1)
        #expect(values[NSMutableString(string: "acct")] as? Int == 1)
        #expect(AnyHashable(NSString("a")) != AnyHashable("b"))
        let url = try #require(URL(string: "https://a.b"))
        #expect(AnyHashable(url as NSURL) == AnyHashable(url))
        let date = Date(timeIntervalSinceReferenceDate: 5)
        #expect(AnyHashable(date as NSDate) == AnyHashable(date))
        #expect(Set<AnyHashable>([NSString("a"), "a", "b"]).count == 2)
        #expect(AnyHashable(NSNumber(value: 1)) as? Double == 1)
        let keys: Set<NSString> = ["x"]
        #expect((keys as Set<AnyHashable>).first?.base is NSString)
    }
}
