// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

/// Encrypts a card for the device; never asked here, since no sheet appears.
@preconcurrency @MainActor
public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
    /// The sheet needs the encrypted card.
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController,
        generateRequestWithCertificateChain certificates: [Data],
        nonce: Data,
        nonceSignature: Data,
        completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void
    )

    /// The sheet is done.
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController,
        didFinishAdding pass: PKPaymentPass?,
        error: (any Error)?
    )
}

/// The sheet that adds a card, of which a device that cannot pay makes none.
@preconcurrency @MainActor
open class PKAddPaymentPassViewController: UIViewController {
    /// Nil, as on a device that cannot pay.
    public init?(
        requestConfiguration configuration: PKAddPaymentPassRequestConfiguration,
        delegate: (any PKAddPaymentPassViewControllerDelegate)?
    ) { nil }

    /// Nil: the controller is not archived.
    public required init?(coder: NSCoder) { nil }

    /// Encrypts the card: nobody, since there is no sheet.
    open weak var delegate: (any PKAddPaymentPassViewControllerDelegate)? {
        get { nil }
        set {}
    }

    /// Whether cards can be added: no.
    open class func canAddPaymentPass() -> Bool { false }
}
