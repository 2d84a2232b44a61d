// SPDX-License-Identifier: Apache-2.0

import Foundation
import PassKit
import Testing

@MainActor
@Suite("Passes on a device without Wallet")
struct PassTests {
    @Test func thereIsNoLibrary() async {
        #expect(!PKPassLibrary.isPassLibraryAvailable())
        #expect(!PKAddPassesViewController.canAddPasses())
        #expect(!PKAddPaymentPassViewController.canAddPaymentPass())
        let library = PKPassLibrary()
        #expect(library.passes().isEmpty)
        #expect(library.pass(withPassTypeIdentifier: "a", serialNumber: "1") == nil)
        #expect(!library.containsPass(PKPass()))
        #expect(PKAddPassesViewController(pass: PKPass()) == nil)
        let status = await withCheckedContinuation { continuation in
            library.addPasses([PKPass()]) { continuation.resume(returning: $0) }
        }
        #expect(status == .didCancelAddPasses)
    }

    @Test func dataThatAreNoArchiveAreNoPass() {
        #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data("no".utf8)) }
    }

    @Test func archivesAreNotRead() {
        do {
            _ = try PKPass(data: Data([0x50, 0x4B, 3, 4, 0]))
            Issue.record("a pass was read")
        } catch PKPassKitError.unsupportedVersionError {
        } catch {
            Issue.record("\(error) is another error")
        }
    }

    @Test func errorsHaveApplesDomains() {
        let raw: any Error = NSError(domain: "PKPassKitErrorDomain", code: 4)
        #expect((raw as? PKPassKitError)?.code == .notEntitledError)
        #expect((PKAddPaymentPassError(.userCancelled) as NSError).code == 1)
        #expect(PKAddPaymentPassErrorDomain == "PKAddPaymentPassErrorDomain")
    }

    @Test func aCardIsDescribedBeforeItIsAdded() throws {
        let card = try #require(PKAddPaymentPassRequestConfiguration(encryptionScheme: .ECC_V2))
        card.cardholderName = "Ann Lee"
        card.primaryAccountSuffix = "1234"
        card.cardDetails = [PKLabeledValue(label: "Kind", value: "Gold")]
        #expect(card.encryptionScheme == .ECC_V2)
        #expect(card.style == .payment)
        #expect(card.description.contains("Kind: Gold"))
        #expect(
            PKAddPaymentPassViewController(requestConfiguration: card, delegate: nil) == nil
        )
    }

    @Test func cardsAreInTheSecureElement() {
        #expect(PKPaymentPass().passType == .secureElement)
        #expect(PKPass().passType == .barcode)
        let pass: PKPass = PKPaymentPass()
        #expect(pass.paymentPass === pass)
        #expect(PKPass().paymentPass == nil)
    }
}
