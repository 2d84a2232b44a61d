// SPDX-License-Identifier: Apache-2.0

/// The kind of a card.
public enum PKPaymentMethodType: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// A debit card.
    case debit = 1
    /// A credit card.
    case credit = 2
    /// A prepaid card.
    case prepaid = 3
    /// A store's card.
    case store = 4
    /// Electronic money.
    case eMoney = 5
}

/// The outcome of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    /// It succeeded.
    case success = 0
    /// It failed.
    case failure = 1
    /// The payer's address is wrong.
    case invalidBillingPostalAddress = 2
    /// The receiver's address is wrong.
    case invalidShippingPostalAddress = 3
    /// The receiver's contact information is wrong.
    case invalidShippingContact = 4
    /// A PIN is needed.
    case pinRequired = 5
    /// The PIN is wrong.
    case pinIncorrect = 6
    /// There were too many wrong PINs.
    case pinLockout = 7
}
