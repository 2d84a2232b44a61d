// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// A payment that fills up a balance.
open class PKAutomaticReloadPaymentRequest: NSObject, Valued, @unchecked Sendable {
    /// What is paid for.
    open var paymentDescription: String

    /// What is paid each time.
    open var automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem

    /// The terms, in words.
    open var billingAgreement: String?

    /// The page where the user changes or ends the agreement.
    open var managementURL: URL

    /// The address that hears of changes of the token.
    open var tokenNotificationURL: URL?

    /// An agreement.
    public init(
        paymentDescription: String,
        automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem,
        managementURL: URL
    ) {
        self.paymentDescription = paymentDescription
        self.automaticReloadBilling = automaticReloadBilling
        self.managementURL = managementURL
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("paymentDescription", paymentDescription),
            ("automaticReloadBilling", automaticReloadBilling),
            ("billingAgreement", billingAgreement),
            ("managementURL", managementURL),
            ("tokenNotificationURL", tokenNotificationURL),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// Whether another object of the class has equal values.
    open override func isEqual(_ object: Any?) -> Bool { equals(object) }

    /// A hash of the values.
    open override var hash: Int { valueHash }
}
