// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@MainActor
@Suite("Custom content")
struct CustomContentTests {
    /// Has a list only.
    private final class Lister: NSObject, AXCustomContentProvider {
        // The type is Apple's.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        var accessibilityCustomContent: [AXCustomContent]! = []
    }

    /// Makes its list when it is asked.
    private final class Maker: NSObject, AXCustomContentProvider {
        // The type is Apple's.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        var accessibilityCustomContent: [AXCustomContent]! = []
        var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
    }

    @Test("A provider's block is read as an optional of an optional")
    func block() {
        func count(_ provider: any AXCustomContentProvider) -> Int? {
            guard let implemented = provider.accessibilityCustomContentBlock,
                let block = implemented, let content = block()
            else { return nil }
            return content.count
        }
        let maker = Maker()
        #expect(count(Lister()) == nil)
        #expect(count(maker) == nil)
        maker.accessibilityCustomContentBlock = { [AXCustomContent(label: "a", value: "b")] }
        #expect(count(maker) == 1)
    }
}
