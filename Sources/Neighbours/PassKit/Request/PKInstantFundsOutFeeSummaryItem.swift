// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because an object is filled in before it is handed on.
/// The fee for getting an amount at once.
open class PKInstantFundsOutFeeSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
    /// An item without words and amount.
    public required init() { super.init() }
}
