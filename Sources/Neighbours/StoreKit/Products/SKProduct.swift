// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// A product; the store here has none.
open class SKProduct: NSObject, @unchecked Sendable {
    /// A length of time.
    public enum PeriodUnit: UInt, Sendable {
        /// A day.
        case day = 0
        /// A week.
        case week = 1
        /// A month.
        case month = 2
        /// A year.
        case year = 3
    }

    /// A product without values.
    public override init() { super.init() }

    /// What it is, in words.
    open var localizedDescription: String { "" }
    /// The name.
    open var localizedTitle: String { "" }
    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// How the price is written.
    open var priceLocale: Locale { .current }
    /// The identifier.
    open var productIdentifier: String { "" }
    /// Whether content can be downloaded.
    open var isDownloadable: Bool { false }
    /// Whether a family shares it.
    open var isFamilyShareable: Bool { false }
    /// The sizes of its content.
    open var downloadContentLengths: [NSNumber] { [] }
    /// The version of its content.
    open var downloadContentVersion: String { "" }
    /// How long a subscription lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The price of the beginning.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// The group of a subscription.
    open var subscriptionGroupIdentifier: String? { nil }
    /// The offers.
    open var discounts: [SKProductDiscount] { [] }
}

// Sendable is unchecked because it has no state.
/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// A period of nothing.
    public override init() { super.init() }

    /// How many units.
    open var numberOfUnits: Int { 0 }
    /// The unit.
    open var unit: SKProduct.PeriodUnit { .day }
}

// Sendable is unchecked because it has no state.
/// A lower price.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable {
        /// Each time.
        case payAsYouGo = 0
        /// At once.
        case payUpFront = 1
        /// Not at all.
        case freeTrial = 2
    }

    /// Who gets it.
    public enum `Type`: UInt, Sendable {
        /// Who is new.
        case introductory = 0
        /// Who has it.
        case subscription = 1
    }

    /// An offer of nothing.
    public override init() { super.init() }

    /// The price.
    open var price: NSDecimalNumber { .zero }
    /// How the price is written.
    open var priceLocale: Locale { .current }
    /// The identifier.
    open var identifier: String? { nil }
    /// How long a part of it lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// How many parts.
    open var numberOfPeriods: Int { 0 }
    /// How it is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
    /// Who gets it.
    open var type: `Type` { .introductory }
}

// Sendable is unchecked because it has no state.
/// The store of a country; none is known.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// The store of no country, for subclasses.
    public override init() { super.init() }

    /// The code of the country.
    open var countryCode: String { "" }
    /// The identifier.
    open var identifier: String { "" }
}
