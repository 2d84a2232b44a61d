// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKitControls

/// A part of what was dictated.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    private final let heard: String
    private final let others: [String]?

    package init(_ text: String, others: [String]? = nil) {
        heard = text
        self.others = others
        super.init()
    }

    /// What was most probably said.
    open var text: String { heard }

    /// What else may have been said; nil for nothing.
    open var alternativeInterpretations: [String]? { others }
}
