// SPDX-License-Identifier: Apache-2.0

import Foundation
import PassKit
import Testing

/// Programs' tests make what the payment sheet is told by subclasses.
@Suite("What the payment sheet is told made by subclasses")
struct SubclassTests {
    private final class Sheet: PKPaymentAuthorizationController, @unchecked Sendable {
        override func present() async -> Bool { true }
    }

    private final class Outcome: PKPaymentAuthorizationResult, @unchecked Sendable {
        private let reason: String

        init(reason: String) {
            self.reason = reason
            super.init()
        }

        override var description: String { reason }
    }

    private final class Receiver: PKPaymentRequestShippingContactUpdate, @unchecked Sendable {
        override init() { super.init() }
    }

    private final class Line: PKLabeledValue, @unchecked Sendable {
        override var label: String { "Card" }
    }

    private final class Card: PKAddPaymentPassRequestConfiguration, @unchecked Sendable {
        override var encryptionScheme: PKEncryptionScheme { .ECC_V2 }
    }

    @Test func theirPropertiesAreOverridden() async {
        #expect(await Sheet().present())
        #expect(Outcome(reason: "late").description == "late")
        #expect(Outcome(reason: "late").status == .success)
        #expect(Receiver().paymentSummaryItems.isEmpty && Receiver().errors.isEmpty)
        #expect(Line().label == "Card" && Line().value.isEmpty)
        #expect(Card().encryptionScheme == .ECC_V2)
    }

    @Test func whatNobodyOverridesIsEmpty() {
        #expect(PKPaymentRequestUpdate().status == .success)
        #expect(PKPaymentRequestMerchantSessionUpdate().session == nil)
        #expect(PKPaymentMerchantSession().isEqual(PKPaymentMerchantSession(dictionary: [:])))
        #expect(PKAddPaymentPassRequestConfiguration().cardholderName == nil)
    }
}
