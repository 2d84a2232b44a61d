// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime
public import UIKitViews

/// Says how handwriting with a pencil goes into a view's text.
///
/// Nothing recognizes handwriting here: it answers as on a device without a pencil, and its delegate is
/// never called.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    private final weak var host: UIView?
    private final weak var listener: (any UIScribbleInteractionDelegate)?

    /// Makes an interaction.
    public init(delegate: any UIScribbleInteractionDelegate) {
        listener = delegate
        super.init()
    }

    /// Who decides about handwriting.
    open weak var delegate: (any UIScribbleInteractionDelegate)? { listener }

    /// Whether somebody is writing; never.
    open var isHandlingWriting: Bool { false }

    /// Whether somebody is likely to write with a pencil; never.
    open class var isPencilInputExpected: Bool { false }

    /// The view that the interaction was added to.
    open weak var view: UIView? { host }

    /// Called before the interaction is added to a view or removed.
    open func willMove(to view: UIView?) {}

    /// Takes note of the view.
    open func didMove(to view: UIView?) { host = view }
}

/// Decides about handwriting in a view.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol,
    _UIScribbleInteractionDelegateProbes
{
    // @optional

    /// Whether handwriting may begin at a place of the view.
    func scribbleInteraction(
        _ interaction: UIScribbleInteraction,
        shouldBeginAt location: CGPoint
    ) -> Bool

    /// Whether the view becomes first responder only after the writing.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool

    /// Handwriting begins.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)

    /// Handwriting has ended.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

/// `NSDirectionalRectEdge` by another name.
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge
