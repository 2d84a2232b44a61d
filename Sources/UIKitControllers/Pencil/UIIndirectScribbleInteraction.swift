// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime
public import UIKitCore

/// Lets a pencil write into parts of a view that become text fields only then.
///
/// Nothing recognizes handwriting here: it answers as on a device without a pencil, and its delegate is
/// never called.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>:
    NSObject, UIInteraction
{
    private final weak var host: UIView?
    private final weak var listener: Delegate?

    /// Makes an interaction.
    public init(delegate: Delegate) {
        listener = delegate
        super.init()
    }

    /// Who knows the parts.
    open weak var delegate: Delegate? { listener }

    /// Whether somebody is writing; never.
    open var isHandlingWriting: Bool { false }

    /// The view that the interaction was added to.
    open weak var view: UIView? { host }

    /// Called before the interaction is added to a view or removed.
    open func willMove(to view: UIView?) {}

    /// Takes note of the view.
    open func didMove(to view: UIView?) { host = view }
}

/// Knows the parts of a view that can be written into.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: AnyObject {
    /// What names a part.
    associatedtype ElementIdentifier: Hashable = String

    /// Finds the parts in a rectangle.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void
    )

    /// Whether a part has the keyboard.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool

    /// The frame of a part in the view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect

    /// Makes a part the first responder, and hands out what takes its text.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void
    )

    /// Whether a part becomes first responder only after the writing; false by default.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool

    /// Handwriting begins in a part; does nothing by default.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        willBeginWritingInElement elementIdentifier: ElementIdentifier
    )

    /// Handwriting has ended in a part; does nothing by default.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        didFinishWritingInElement elementIdentifier: ElementIdentifier
    )
}

extension UIIndirectScribbleInteractionDelegate {
    /// False.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }

    /// Nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}

    /// Nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
