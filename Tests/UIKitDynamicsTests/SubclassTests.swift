// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Programs' tests make behaviors by subclasses.
@MainActor
@Suite("Behaviors made by subclasses")
struct SubclassTests {
    private final class Wind: UIPushBehavior {
        override var mode: Mode { .instantaneous }
    }

    private final class Rope: UIAttachmentBehavior {
        override var attachedBehaviorType: AttachmentType { .items }
    }

    @Test func theirPropertiesAreOverridden() {
        let wind: UIPushBehavior = Wind(items: [], mode: .continuous)
        #expect(wind.mode == .instantaneous && wind.items.isEmpty)
        let rope: UIAttachmentBehavior = Rope(item: UIView(), attachedToAnchor: .zero)
        #expect(rope.attachedBehaviorType == .items && rope.items.count == 1)
    }
}
