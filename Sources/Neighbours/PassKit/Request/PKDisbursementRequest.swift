// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because a request is filled in before it is handed on.
/// All that a transfer to the user needs.
open class PKDisbursementRequest: PKPaymentRequest, @unchecked Sendable {
    /// What is needed of the user.
    open var requiredRecipientContactFields: [PKContactField] = []

    /// What is known of the user.
    open var recipientContact: PKContact?

    /// An empty request.
    public required init() { super.init() }

    /// A request for a transfer.
    public convenience init(
        merchantIdentifier: String,
        currencyCode: String,
        regionCode: String,
        supportedNetworks: [PKPaymentNetwork],
        merchantCapabilities: PKMerchantCapability,
        summaryItems: [PKPaymentSummaryItem]
    ) {
        self.init()
        self.merchantIdentifier = merchantIdentifier
        self.currencyCode = currencyCode
        countryCode = regionCode
        self.supportedNetworks = supportedNetworks
        self.merchantCapabilities = merchantCapabilities
        paymentSummaryItems = summaryItems
    }

    /// The country, under the name that transfers have for it.
    open var regionCode: String {
        get { countryCode }
        set { countryCode = newValue }
    }

    /// The lines of the transfer.
    open var summaryItems: [PKPaymentSummaryItem] {
        get { paymentSummaryItems }
        set { paymentSummaryItems = newValue }
    }

    override var values: [(name: String, value: Any?)] {
        super.values + [
            ("requiredRecipientContactFields", requiredRecipientContactFields),
            ("recipientContact", recipientContact),
        ]
    }

    /// A copy with the same items.
    open override func copy() -> Any {
        guard let copy = super.copy() as? PKDisbursementRequest else { return self }
        copy.requiredRecipientContactFields = requiredRecipientContactFields
        copy.recipientContact = recipientContact
        return copy
    }
}
