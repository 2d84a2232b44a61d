// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// An amount that the user gets.
open class PKDisbursementSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// An item without words and amount.
    public required init() { super.init() }
}
