// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A drag over a view that it may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the view is from being opened.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that is shown to open; nil for that of the interaction.
    var targetView: UIView? { get set }
    /// What is opened, for the program's own use.
    var targetItem: Any? { get set }
    /// Where the drag is, in the space of a view.
    func location(in view: UIView?) -> CGPoint
}
