// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`; mutable ones belong to a thread.
/// The wish to buy a product.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values {
        var productIdentifier = ""
        var quantity = 1
        var requestData: Data?
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var paymentDiscount: SKPaymentDiscount?
    }

    var values = Values()

    /// A payment for nothing.
    public override init() { super.init() }

    /// A payment for one of a product.
    public convenience init(product: SKProduct) {
        self.init()
        values.productIdentifier = product.productIdentifier
    }

    /// The product.
    open var productIdentifier: String { values.productIdentifier }
    /// How many.
    open var quantity: Int { values.quantity }
    /// Kept for later.
    open var requestData: Data? { values.requestData }
    /// The user's account in the program.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether somebody else is asked in tests.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    /// The offer.
    open var paymentDiscount: SKPaymentDiscount? { values.paymentDiscount }

    /// The payment itself; of one that can be changed, one that can't.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { copy(with: nil) }

    /// A payment with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = SKMutablePayment()
        copy.values = values
        return copy
    }

    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
}

// Sendable is unchecked because it belongs to the thread that changes it.
/// A payment that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// The product.
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }

    /// How many.
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }

    /// Kept for later.
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }

    /// The user's account in the program.
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }

    /// Whether somebody else is asked in tests.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }

    /// The offer.
    open override var paymentDiscount: SKPaymentDiscount? {
        get { values.paymentDiscount }
        set { values.paymentDiscount = newValue }
    }

    /// A payment with the same values that can't be changed.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPayment()
        copy.values = values
        return copy
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// A signed offer.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    /// The offer.
    open private(set) var identifier: String
    /// The key of the signature.
    open private(set) var keyIdentifier: String
    /// A number that is used once.
    open private(set) var nonce: UUID
    /// The signature.
    open private(set) var signature: String
    /// When it was signed, in milliseconds.
    open private(set) var timestamp: NSNumber

    /// An offer without values.
    public override init() {
        identifier = ""
        keyIdentifier = ""
        nonce = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        signature = ""
        timestamp = 0
        super.init()
    }

    /// An offer.
    public init(
        identifier: String,
        keyIdentifier: String,
        nonce: UUID,
        signature: String,
        timestamp: NSNumber
    ) {
        self.identifier = identifier
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.signature = signature
        self.timestamp = timestamp
        super.init()
    }
}
