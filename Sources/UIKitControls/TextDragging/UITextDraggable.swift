// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitInteraction

/// A view whose selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Provides what is dragged, and hears of it.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that drags text out.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether a drag that began here goes on.
    var isTextDragActive: Bool { get }
    /// How dragged text is shown.
    var textDragOptions: UITextDragOptions { get set }
}

/// Which text is to be dragged.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The range that was pressed.
    var dragRange: UITextRange { get }
    /// What is dragged unless the delegate answers something else.
    var suggestedItems: [UIDragItem] { get }
    /// What the drag carries already.
    var existingItems: [UIDragItem] { get }
    /// Whether the range is the selection.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}
