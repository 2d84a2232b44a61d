// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import ObjCRuntime
import PassKit
import Testing
import UIKit

@MainActor
private final class Merchant: NSObject, PKPaymentAuthorizationControllerDelegate,
    PKPaymentAuthorizationViewControllerDelegate
{
    nonisolated func paymentAuthorizationControllerDidFinish(
        _ controller: PKPaymentAuthorizationController
    ) {}

    nonisolated func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .success, errors: nil)) }

    func paymentAuthorizationViewControllerDidFinish(
        _ controller: PKPaymentAuthorizationViewController
    ) {}
}

@MainActor
@Suite("Payments on a device that cannot pay")
struct PaymentTests {
    @Test func nothingCanPay() {
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
        #expect(
            !PKPaymentAuthorizationViewController.canMakePayments(
                usingNetworks: [.visa],
                capabilities: .threeDSecure
            )
        )
        #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
    }

    @Test func theSheetDoesNotAppear() async {
        let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
        let merchant = Merchant()
        controller.delegate = merchant
        #expect(controller.delegate === merchant)
        let isShown = await withCheckedContinuation { continuation in
            controller.present { continuation.resume(returning: $0) }
        }
        #expect(!isShown)
        #expect(await controller.present() == false)
        await withCheckedContinuation { continuation in
            controller.dismiss { continuation.resume() }
        }
    }

    @Test func aDelegateAnswersWhatItImplements() {
        let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
        let merchant: any PKPaymentAuthorizationControllerDelegate = Merchant()
        var status: PKPaymentAuthorizationStatus?
        merchant.paymentAuthorizationController?(controller, didAuthorizePayment: PKPayment()) {
            (result: PKPaymentAuthorizationResult) in status = result.status
        }
        #expect(status == .success)
        let isAsked: Void? = merchant.paymentAuthorizationController?(
            controller,
            didChangeCouponCode: "A"
        ) { _ in }
        #expect(isAsked == nil)
    }

    @Test func testsMakePaymentsByKeys() {
        let method = PKPaymentMethod()
        #expect(method.type == .unknown)
        _ = method.perform(Selector(("setDisplayName:")), with: "Visa 1234")
        _ = method.perform(Selector(("setNetwork:")), with: "Visa")
        method.setValue(2, forKey: "type")
        let token = PKPaymentToken()
        token.setValue(method, forKey: "paymentMethod")
        token.setValue("id", forKey: "transactionIdentifier")
        let payment = PKPayment()
        payment.setValue(token, forKey: "token")
        #expect(payment.token === token)
        #expect(payment.token.paymentMethod.displayName == "Visa 1234")
        #expect(payment.token.paymentMethod.network == .visa)
        #expect(payment.token.paymentMethod.type == .credit)
        #expect(payment.token.transactionIdentifier == "id")
        #expect(payment.token.paymentData.isEmpty)
    }

    @Test func resultsHaveNoErrorsAtFirst() {
        let result = PKPaymentAuthorizationResult(status: .failure, errors: nil)
        #expect(result.errors.isEmpty)
        result.errors = [PKPaymentError(.unknownError)]
        #expect(result.errors.count == 1)
        result.errors = nil
        #expect(result.errors.isEmpty)
    }

    @Test func updatesFailWithErrors() {
        let items = [PKPaymentSummaryItem(label: "Tea", amount: 2.5)]
        let fine = PKPaymentRequestShippingContactUpdate(paymentSummaryItems: items)
        #expect(fine.status == .success)
        #expect(fine.errors.isEmpty)
        #expect(fine.paymentSummaryItems == items)
        let wrong = PKPaymentRequestShippingContactUpdate(
            errors: [PKPaymentError(.shippingAddressUnserviceableError)],
            paymentSummaryItems: items,
            shippingMethods: [PKShippingMethod(label: "Post", amount: 5)]
        )
        #expect(wrong.status == .failure)
        #expect(wrong.shippingMethods.map(\.label) == ["Post"])
        let card = PKPaymentRequestPaymentMethodUpdate(errors: nil, paymentSummaryItems: items)
        #expect(card.status == .success)
    }

    @Test func errorsNameTheField() throws {
        let error = PKPaymentRequest.paymentBillingAddressInvalidError(
            withKey: CNPostalAddressCityKey,
            localizedDescription: "No such city"
        )
        let payment = try #require(error as? PKPaymentError)
        #expect(payment.code == .billingContactInvalidError)
        #expect(payment.localizedDescription == "No such city")
        let info = (error as NSError).userInfo
        let field = info[PKPaymentErrorKey.contactFieldUserInfoKey.rawValue] as? String
        #expect(field == PKContactField.postalAddress.rawValue)
        let part = info[PKPaymentErrorKey.postalAddressUserInfoKey.rawValue] as? String
        #expect(part == CNPostalAddressCityKey)
        #expect((error as NSError).domain == PKPaymentErrorDomain)
        #expect((error as NSError).code == 2)
    }

    @Test func eachMakerHasItsCode() {
        func code(_ error: any Error) -> PKPaymentError.Code? { (error as? PKPaymentError)?.code }
        #expect(
            code(
                PKPaymentRequest.paymentContactInvalidError(
                    withContactField: .emailAddress,
                    localizedDescription: nil
                )
            ) == .shippingContactInvalidError
        )
        #expect(
            code(
                PKPaymentRequest.paymentShippingAddressInvalidError(
                    withKey: CNPostalAddressCityKey,
                    localizedDescription: nil
                )
            ) == .shippingContactInvalidError
        )
        #expect(
            code(
                PKPaymentRequest.paymentShippingAddressUnserviceableError(
                    withLocalizedDescription: nil
                )
            ) == .shippingAddressUnserviceableError
        )
        #expect(code(PKPaymentRequest.paymentCouponCodeInvalidError()) == .couponCodeInvalidError)
        #expect(code(PKPaymentRequest.paymentCouponCodeExpiredError()) == .couponCodeExpiredError)
    }

    @Test func buttonsSayWhatTheyAreFor() {
        let button = PKPaymentButton(paymentButtonType: .donate, paymentButtonStyle: .whiteOutline)
        #expect(button.title(for: .normal) == "Donate with Apple Pay")
        #expect(button.layer.borderWidth == 1)
        button.cornerRadius = 12
        #expect(button.layer.cornerRadius == 12)
        #expect(button.intrinsicContentSize.width >= 140)
        #expect(PKPaymentButtonType.continue.rawValue == 16)
        let add = PKAddPassButton(addPassButtonStyle: .black)
        add.addPassButtonStyle = .blackOutline
        #expect(add.addPassButtonStyle == .blackOutline)
        #expect(add.layer.borderWidth == 1)
    }
}
