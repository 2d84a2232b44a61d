// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The optionals are those of Apple's declarations.

import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// The outcome of a payment, which the program tells the sheet.
open class PKPaymentAuthorizationResult: NSObject, Valued, @unchecked Sendable {
    /// The outcome.
    open var status: PKPaymentAuthorizationStatus = .success

    /// What the user has to correct.
    open var errors: [any Error]! {
        get { all }
        set { all = newValue ?? [] }
    }

    private var all: [any Error] = []

    /// The order that Wallet tracks.
    open var orderDetails: PKPaymentOrderDetails?

    /// A success.
    public override init() { super.init() }

    /// An outcome.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        all = errors ?? []
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("status", status),
            ("errors", errors),
            ("orderDetails", orderDetails),
        ]
    }

    /// The values.
    open override var description: String { summary }
}
