// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
    /// The text.
    var title: String { get set }
    /// A longer text, for the overview of shortcuts.
    var discoverabilityTitle: String? { get set }
    /// The picture beside the text.
    var image: UIImage? { get set }
    /// The picture while the element is on; nil for the usual one.
    var selectedImage: UIImage? { get set }
    /// How the element looks and behaves.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside the element.
    var state: UIMenuElement.State { get set }
    /// The sender of the element, while it is performed.
    var sender: Any? { get }
    /// The source for a presentation by the element: its sender, if it can be one.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

    /// Performs the element; the target is for commands only.
    func performWithSender(_ sender: Any?, target: Any?)
}
