// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime
import Testing

struct PurgeableDataTests {
    @Test func contentGoesWhenNobodyUsesIt() {
        let data = NSPurgeableData(data: Data([1, 2, 3]))
        data.append(Data([4]))
        #expect(Data(referencing: data) == Data([1, 2, 3, 4]))
        data.discardContentIfPossible()
        #expect(!data.isContentDiscarded())
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.isContentDiscarded())
        #expect(data.length == 0)
        #expect(!data.beginContentAccess())
    }

    @Test func bytesAreReplaced() {
        let data = NSPurgeableData(data: Data([1, 2, 3]))
        let new: [UInt8] = [7, 8, 9]
        data.replaceBytes(in: NSRange(location: 1, length: 1), withBytes: new, length: 3)
        #expect(Data(referencing: data) == Data([1, 7, 8, 9, 3]))
        data.length = 2
        #expect(Data(referencing: data) == Data([1, 7]))
    }
}
