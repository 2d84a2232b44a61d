// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// Rules about content that have been found to be valid; they are not applied.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject, @unchecked Sendable {
    private final let name: String

    init(_ name: String) {
        self.name = name
        super.init()
    }

    /// Rules without a name.
    public override init() {
        name = ""
        super.init()
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The name in the store.
    open var identifier: String! { name }
}
