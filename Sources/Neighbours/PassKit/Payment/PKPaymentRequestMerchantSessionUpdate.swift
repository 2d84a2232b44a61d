// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A session of a merchant, as its server gave it.
open class PKPaymentMerchantSession: NSObject, @unchecked Sendable {
    private let dictionary: [AnyHashable: Any]

    /// A session without values.
    public override init() {
        dictionary = [:]
        super.init()
    }

    /// A session of the server's values.
    public init(dictionary: [AnyHashable: Any]) {
        self.dictionary = dictionary
        super.init()
    }

    /// The server's values.
    open override var description: String { "<PKPaymentMerchantSession: \(dictionary)>" }

    /// Whether another session has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PKPaymentMerchantSession else { return false }
        return NSDictionary(dictionary: dictionary).isEqual(
            NSDictionary(dictionary: other.dictionary)
        )
    }

    /// A hash of the keys.
    open override var hash: Int { Set(dictionary.keys).hashValue }
}

// Sendable is unchecked because an object is filled in before it is handed on.
/// The answer to a question for the merchant's session.
open class PKPaymentRequestMerchantSessionUpdate: NSObject, Valued, @unchecked Sendable {
    /// Whether there is a session.
    open var status: PKPaymentAuthorizationStatus

    /// The session.
    open var session: PKPaymentMerchantSession?

    /// A success without a session.
    public override init() {
        status = .success
        super.init()
    }

    /// An answer.
    public init(
        status: PKPaymentAuthorizationStatus,
        merchantSession session: PKPaymentMerchantSession?
    ) {
        self.status = status
        self.session = session
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("status", status),
            ("session", session),
        ]
    }

    /// The values.
    open override var description: String { summary }
}
