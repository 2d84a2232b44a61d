// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Items that are forgotten when the program ends.
final class MemoryVault: SecretVault {
    private var items: [[String: Any]] = []

    func withItems<Result>(
        _ body: (inout SecretChanges) throws(VaultFailure) -> Result
    ) throws(VaultFailure) -> Result {
        var changes = SecretChanges(items)
        let result = try body(&changes)
        items = changes.items
        return result
    }
}
