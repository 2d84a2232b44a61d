// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing
import UIKit

/// Colours that programs find by the names of Objective-C's header.
struct NamedColorTests {
    @Test(arguments: [
        ("redColor", UIColor.red), ("clearColor", .clear), ("systemBlueColor", .systemBlue),
        ("labelColor", .label), ("systemBackgroundColor", .systemBackground),
    ])
    func theClassAnswersForItsColors(name: String, wanted: UIColor) {
        #expect(UIColor.responds(to: Selector(name)))
        #expect(UIColor.value(forKey: name) as? UIColor == wanted)
    }

    @Test func otherNamesAreNoColors() {
        #expect(!UIColor.responds(to: "red"))
        #expect(!UIColor.responds(to: "plaidColor"))
    }
}
