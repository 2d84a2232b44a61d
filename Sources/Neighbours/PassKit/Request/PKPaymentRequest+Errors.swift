// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PKPaymentRequest {
    /// An error about a part of the receiver's contact information.
    public static func paymentContactInvalidError(
        withContactField field: PKContactField,
        localizedDescription: String?
    ) -> any Error {
        error(.shippingContactInvalidError, field, nil, localizedDescription)
    }

    /// An error about a part of the receiver's postal address; the key is one of `CNPostalAddress`.
    public static func paymentShippingAddressInvalidError(
        withKey postalAddressKey: String,
        localizedDescription: String?
    ) -> any Error {
        error(
            .shippingContactInvalidError,
            .postalAddress,
            postalAddressKey,
            localizedDescription
        )
    }

    /// An error about a part of the payer's postal address; the key is one of `CNPostalAddress`.
    public static func paymentBillingAddressInvalidError(
        withKey postalAddressKey: String,
        localizedDescription: String?
    ) -> any Error {
        error(.billingContactInvalidError, .postalAddress, postalAddressKey, localizedDescription)
    }

    /// An error about an address that the merchant does not serve.
    public static func paymentShippingAddressUnserviceableError(
        withLocalizedDescription localizedDescription: String?
    ) -> any Error {
        error(.shippingAddressUnserviceableError, .postalAddress, nil, localizedDescription)
    }

    /// An error about a coupon's code that is wrong.
    public static func paymentCouponCodeInvalidError(
        localizedDescription: String? = nil
    ) -> any Error {
        error(.couponCodeInvalidError, nil, nil, localizedDescription)
    }

    /// An error about a coupon's code that is no longer valid.
    public static func paymentCouponCodeExpiredError(
        localizedDescription: String? = nil
    ) -> any Error {
        error(.couponCodeExpiredError, nil, nil, localizedDescription)
    }

    private static func error(
        _ code: PKPaymentError.Code,
        _ field: PKContactField?,
        _ key: String?,
        _ text: String?
    ) -> any Error {
        var info: [String: Any] = [:]
        info[PKPaymentErrorKey.contactFieldUserInfoKey.rawValue] = field?.rawValue
        info[PKPaymentErrorKey.postalAddressUserInfoKey.rawValue] = key
        info[NSLocalizedDescriptionKey] = text
        return PKPaymentError(code, userInfo: info)
    }
}
