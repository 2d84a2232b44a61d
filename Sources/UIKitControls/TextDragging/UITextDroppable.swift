// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitInteraction

/// A view on which text can be dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Decides what a drop does, and hears of it.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that lets text be dropped.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over the view.
    var isTextDropActive: Bool { get }
}

/// Where text is to be dropped.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The place.
    var dropPosition: UITextPosition { get }
    /// What happens unless the delegate answers something else.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag began in the same view.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}
