// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit

/// Receives the end of the sheet that adds passes.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol,
    _PKAddPassesViewControllerDelegateProbes
{
    // @optional

    /// The sheet is done.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

/// The sheet that adds passes, of which a device without Wallet makes none.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    /// Nil, as on a device without Wallet.
    public init?(pass: PKPass) { nil }

    /// Nil, as on a device without Wallet.
    public init?(passes: [PKPass]) { nil }

    /// Nil: the controller is not archived.
    public required init?(coder: NSCoder) { nil }

    /// Hears of the end: nobody, since there is no sheet.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)? {
        get { nil }
        set {}
    }

    /// Whether passes can be added: no.
    open class func canAddPasses() -> Bool { false }
}
