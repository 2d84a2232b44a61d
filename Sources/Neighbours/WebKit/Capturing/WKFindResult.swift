// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// What a search has come to.
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying, @unchecked Sendable {
    private final let isFound: Bool

    init(_ isFound: Bool) {
        self.isFound = isFound
        super.init()
    }

    /// Whether the text is there.
    open var matchFound: Bool { isFound }

    /// Results do not change: they are their own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
