// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// A request of a change block.
open class PHChangeRequest: NSObject {
    /// A request that changes nothing.
    public override init() { super.init() }

    func carryOut(in store: PhotoStore, _ folder: URL) throws {}
}
