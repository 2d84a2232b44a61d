// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKitViews

/// A phrase of a dictation.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    private final let heard: String
    private final let others: [String]?

    package init(_ text: String, others: [String]? = nil) {
        heard = text
        self.others = others
        super.init()
    }

    /// The most probable text.
    open var text: String { heard }

    /// The alternatives; nil for none.
    open var alternativeInterpretations: [String]? { others }
}
