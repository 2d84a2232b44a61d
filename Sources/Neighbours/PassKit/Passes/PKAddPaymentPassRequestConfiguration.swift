// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How a card is encrypted on its way to the device.
public struct PKEncryptionScheme: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// By elliptic curves.
    public static let ECC_V2 = PKEncryptionScheme("EV_ECC_v2")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// By RSA.
    public static let RSA_V2 = PKEncryptionScheme("EV_RSA_v2")
}

/// What a card that is added is for.
public enum PKAddPaymentPassStyle: UInt, Sendable {
    /// Payments.
    case payment = 0
    /// Access to something.
    case access = 1
}

// Sendable is unchecked because nothing changes after `init`.
/// A value with its label.
open class PKLabeledValue: NSObject, @unchecked Sendable {
    /// The label.
    open private(set) var label: String
    /// The value.
    open private(set) var value: String

    /// Makes an empty value without a label.
    public override init() {
        label = ""
        value = ""
        super.init()
    }

    /// Makes a value with its label.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
        super.init()
    }

    /// Label and value.
    open override var description: String { "\(label): \(value)" }
}

// Sendable is unchecked because an object is filled in before it is handed on.
/// What is known of a card before it is added.
open class PKAddPaymentPassRequestConfiguration: NSObject, Valued, @unchecked Sendable {
    /// What the card is for.
    open var style: PKAddPaymentPassStyle = .payment

    /// The name on the card.
    open var cardholderName: String?

    /// The last digits of the card's number.
    open var primaryAccountSuffix: String?

    /// More lines about the card.
    open var cardDetails: [PKLabeledValue] = []

    /// What the card is, for people.
    open var localizedDescription: String?

    /// The identifier of the account.
    open var primaryAccountIdentifier: String?

    /// The network of the card.
    open var paymentNetwork: PKPaymentNetwork?

    /// The kinds of the card.
    open var productIdentifiers: Set<String> = []

    /// Whether the card needs FeliCa.
    open var requiresFelicaSecureElement: Bool = false

    /// How the card is encrypted.
    open private(set) var encryptionScheme: PKEncryptionScheme

    /// A configuration without an encryption.
    public override init() {
        encryptionScheme = PKEncryptionScheme("")
        super.init()
    }

    /// A configuration.
    public init?(encryptionScheme: PKEncryptionScheme) {
        self.encryptionScheme = encryptionScheme
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("encryptionScheme", encryptionScheme.rawValue),
            ("style", style),
            ("cardholderName", cardholderName),
            ("primaryAccountSuffix", primaryAccountSuffix),
            ("cardDetails", cardDetails),
            ("localizedDescription", localizedDescription),
            ("primaryAccountIdentifier", primaryAccountIdentifier),
            ("paymentNetwork", paymentNetwork),
            ("productIdentifiers", productIdentifiers),
            ("requiresFelicaSecureElement", requiresFelicaSecureElement),
        ]
    }

    /// The values.
    open override var description: String { summary }
}

// Sendable is unchecked because an object is filled in before it is handed on.
/// A card, encrypted for the device.
open class PKAddPaymentPassRequest: NSObject, Valued, @unchecked Sendable {
    /// The card.
    open var encryptedPassData: Data?

    /// What activates the card.
    open var activationData: Data?

    /// The key of elliptic curves.
    open var ephemeralPublicKey: Data?

    /// The key of RSA.
    open var wrappedKey: Data?

    /// A request without a card.
    public override init() { super.init() }

    var values: [(name: String, value: Any?)] {
        [
            ("encryptedPassData", encryptedPassData),
            ("activationData", activationData),
            ("ephemeralPublicKey", ephemeralPublicKey),
            ("wrappedKey", wrappedKey),
        ]
    }

    /// The values.
    open override var description: String { summary }
}
