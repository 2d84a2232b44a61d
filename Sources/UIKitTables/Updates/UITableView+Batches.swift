// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// Makes the changes of a block together, animated; the block is over when this returns.
    ///
    /// Called with a closure, this is what Swift chooses: on iOS the block need not escape.
    public func performBatchUpdates(
        _ updates: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
