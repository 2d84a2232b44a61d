// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// The processes that several views share; there are none here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject, @unchecked Sendable {
    /// A pool without processes.
    public nonisolated override init() { super.init() }
}
