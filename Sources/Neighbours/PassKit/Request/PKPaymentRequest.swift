// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// All that a payment needs: who gets what, by which cards, and what has to be known of the payer.
open class PKPaymentRequest: NSObject, Valued, @unchecked Sendable {
    /// The merchant's identifier with Apple.
    open var merchantIdentifier: String = ""

    /// The merchant's country (ISO 3166).
    open var countryCode: String = ""

    /// The currency (ISO 4217).
    open var currencyCode: String = ""

    /// The networks that the merchant accepts.
    open var supportedNetworks: [PKPaymentNetwork] = []

    /// The ways of payment that the merchant can process.
    open var merchantCapabilities: PKMerchantCapability = []

    /// The lines of the payment; the last one is the total.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []

    /// What is needed of the payer.
    open var requiredBillingContactFields: Set<PKContactField> = []

    /// What is needed of the receiver.
    open var requiredShippingContactFields: Set<PKContactField> = []

    /// What is known of the payer.
    open var billingContact: PKContact?

    /// What is known of the receiver.
    open var shippingContact: PKContact?

    /// The ways to send goods.
    open var shippingMethods: [PKShippingMethod]?

    /// How goods reach the buyer.
    open var shippingType: PKShippingType = .shipping

    /// Whether the buyer may change where goods are sent.
    open var shippingContactEditingMode: PKShippingContactEditingMode = .enabled

    /// The countries of cards that the merchant accepts; all where it is nil.
    open var supportedCountries: Set<String>?

    /// Data whose hash comes with the token.
    open var applicationData: Data?

    /// Whether the sheet takes a coupon's code.
    open var supportsCouponCode: Bool = false

    /// The code of a coupon.
    open var couponCode: String?

    /// The merchants of a payment for several.
    open var multiTokenContexts: [PKPaymentTokenContext] = []

    /// A payment that recurs.
    open var recurringPaymentRequest: PKRecurringPaymentRequest?

    /// A payment that fills up a balance.
    open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?

    /// A payment later.
    open var deferredPaymentRequest: PKDeferredPaymentRequest?

    /// Whether Apple Pay Later may be offered.
    open var applePayLaterAvailability: PKApplePayLaterAvailability = .available

    /// Whether the request is made for another device.
    open var isDelegatedRequest: Bool = false

    /// An empty request.
    public required override init() { super.init() }

    var values: [(name: String, value: Any?)] {
        [
            ("merchantIdentifier", merchantIdentifier),
            ("countryCode", countryCode),
            ("currencyCode", currencyCode),
            ("supportedNetworks", supportedNetworks),
            ("merchantCapabilities", merchantCapabilities),
            ("paymentSummaryItems", paymentSummaryItems),
            ("requiredBillingContactFields", requiredBillingContactFields),
            ("requiredShippingContactFields", requiredShippingContactFields),
            ("billingContact", billingContact),
            ("shippingContact", shippingContact),
            ("shippingMethods", shippingMethods),
            ("shippingType", shippingType),
            ("shippingContactEditingMode", shippingContactEditingMode),
            ("supportedCountries", supportedCountries),
            ("applicationData", applicationData),
            ("supportsCouponCode", supportsCouponCode),
            ("couponCode", couponCode),
            ("multiTokenContexts", multiTokenContexts),
            ("recurringPaymentRequest", recurringPaymentRequest),
            ("automaticReloadPaymentRequest", automaticReloadPaymentRequest),
            ("deferredPaymentRequest", deferredPaymentRequest),
            ("applePayLaterAvailability", applePayLaterAvailability),
            ("isDelegatedRequest", isDelegatedRequest),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// The networks that a request may name: all but those under former names.
    open class func availableNetworks() -> [PKPaymentNetwork] { PKPaymentNetwork.current }

    /// A copy with the same items.
    open override func copy() -> Any {
        let copy = Self()
        copy.merchantIdentifier = merchantIdentifier
        copy.countryCode = countryCode
        copy.currencyCode = currencyCode
        copy.supportedNetworks = supportedNetworks
        copy.merchantCapabilities = merchantCapabilities
        copy.paymentSummaryItems = paymentSummaryItems
        copy.requiredBillingContactFields = requiredBillingContactFields
        copy.requiredShippingContactFields = requiredShippingContactFields
        copy.billingContact = billingContact
        copy.shippingContact = shippingContact
        copy.shippingMethods = shippingMethods
        copy.shippingType = shippingType
        copy.shippingContactEditingMode = shippingContactEditingMode
        copy.supportedCountries = supportedCountries
        copy.applicationData = applicationData
        copy.supportsCouponCode = supportsCouponCode
        copy.couponCode = couponCode
        copy.multiTokenContexts = multiTokenContexts
        copy.recurringPaymentRequest = recurringPaymentRequest
        copy.automaticReloadPaymentRequest = automaticReloadPaymentRequest
        copy.deferredPaymentRequest = deferredPaymentRequest
        copy.applePayLaterAvailability = applePayLaterAvailability
        copy.isDelegatedRequest = isDelegatedRequest
        return copy
    }
}
