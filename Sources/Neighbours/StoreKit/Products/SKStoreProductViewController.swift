// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

public import Foundation
import ObjCRuntime
public import UIKit

/// The number of a product's page.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The identifier of a product to buy.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// The partner who gets a share.
public let SKStoreProductParameterAffiliateToken = "at"
/// The campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The provider.
public let SKStoreProductParameterProviderToken = "pt"
/// The page to show.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"

/// Shows a page of the store; there is none, so that it stays empty.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// Hears that the page was closed.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Loads a page; fails.
    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        Unbuilt.report("SKStoreProductViewController.loadProduct(withParameters:)")
        // From the main thread to the main thread.
        let block = UncheckedTransfer(block)
        DispatchQueue.main.async { block.value?(false, SKError(.storeProductNotAvailable)) }
    }

    /// Loads a page; throws.
    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
        throw SKError(.storeProductNotAvailable)
    }

    /// Shows a button that closes the page.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Done") { [weak self] _ in self?.close() }
        )
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }

    private func close() {
        guard let delegate else { return dismiss(animated: true) }
        if delegate.productViewControllerDidFinish?(self) == nil { dismiss(animated: true) }
    }
}

/// Hears that a page of the store was closed.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol,
    _SKStoreProductViewControllerDelegateProbes
{
    // @optional

    /// The user has closed the page; takes it away.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
