// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing but the delegate changes after `init`.
/// The payment sheet, as on a device that cannot pay: it never appears.
///
/// - Source: developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    private let request: PKPaymentRequest

    /// Makes a sheet for an empty request, for subclasses.
    public override convenience init() { self.init(paymentRequest: PKPaymentRequest()) }

    /// Makes a sheet for a request.
    public init(paymentRequest request: PKPaymentRequest) {
        self.request = request
        super.init()
    }

    /// Makes a sheet for a transfer to the user.
    public init(disbursementRequest request: PKDisbursementRequest) {
        self.request = request
        super.init()
    }

    /// Answers the sheet's questions; never asked here.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    /// The request.
    open override var description: String {
        "<PKPaymentAuthorizationController: \(request); delegate: \(String(describing: delegate))>"
    }

    /// Whether the device can pay: no.
    open class func canMakePayments() -> Bool { false }

    /// Whether the user has a card of one of the networks: no.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
        false
    }

    /// Whether the user has a card of one of the networks that pays in one of the ways: no.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork],
        capabilities: PKMerchantCapability
    ) -> Bool { false }

    /// Whether the device takes transfers: no.
    open class func supportsDisbursements() -> Bool { false }

    /// Whether the device takes transfers to cards of the networks: no.
    open class func supportsDisbursements(
        using supportedNetworks: [PKPaymentNetwork]
    ) -> Bool { false }

    /// Tells that the sheet did not appear, later and on the main queue.
    open func present(completion: ((Bool) -> Void)? = nil) {
        guard let completion else { return }
        let told = UncheckedTransfer(completion)
        DispatchQueue.main.async { told.value(false) }
    }

    /// Tells that the sheet did not appear.
    @discardableResult
    open func present() async -> Bool { false }

    /// Tells that the sheet is away, later and on the main queue.
    open func dismiss(completion: (() -> Void)? = nil) {
        guard let completion else { return }
        let told = UncheckedTransfer(completion)
        DispatchQueue.main.async { told.value() }
    }

    /// Returns at once: no sheet has appeared.
    open func dismiss() async {}
}
