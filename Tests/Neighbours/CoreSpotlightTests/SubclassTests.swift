// SPDX-License-Identifier: Apache-2.0

import CoreSpotlight
import Testing

@Suite("An index made by a subclass")
struct SubclassTests {
    // Sendable is unchecked because a test uses it on one thread.
    private final class Index: CSSearchableIndex, @unchecked Sendable {
        var deleted: [String] = []

        override func deleteSearchableItems(
            withIdentifiers identifiers: [String],
            completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
        ) { deleted += identifiers }
    }

    @Test func itHearsWhatIsDeleted() {
        let index = Index(name: "mock")
        index.deleteSearchableItems(withIdentifiers: ["a"], completionHandler: nil)
        #expect(index.deleted == ["a"])
    }
}
