// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way to interact that can be added to any view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to; held weakly.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or removed: nil.
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view, or removed: nil.
    func didMove(to view: UIView?)
}
