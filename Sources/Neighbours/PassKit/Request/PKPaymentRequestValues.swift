// SPDX-License-Identifier: Apache-2.0

/// How goods reach the buyer.
public enum PKShippingType: UInt, Sendable {
    /// They are sent.
    case shipping = 0
    /// The merchant brings them.
    case delivery = 1
    /// The buyer fetches them at the store.
    case storePickup = 2
    /// The merchant fetches something from the buyer.
    case servicePickup = 3
}

/// Whether the buyer may change where goods are sent.
public enum PKShippingContactEditingMode: UInt, Sendable {
    /// Yes.
    case enabled = 1
    /// No: they are fetched at a store.
    case storePickup = 2

    /// `enabled` under its former name.
    public static var available: PKShippingContactEditingMode { .enabled }
}

/// Whether the price of an item is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    /// It is known.
    case final = 0
    /// It will be known later, as for a ride.
    case pending = 1
}

/// Whether Apple Pay Later may be offered.
public enum PKApplePayLaterAvailability: Int, Sendable {
    /// Yes.
    case available = 0
    /// No: an item may not be bought by it.
    case unavailableItemIneligible = 1
    /// No: the payment recurs.
    case unavailableRecurringTransaction = 2
}
