// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime

/// The probes of `UIPreviewInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIPreviewInteractionDelegateProbes: AnyObject {}

/// Who shows a preview while a finger presses.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol,
    _UIPreviewInteractionDelegateProbes
{
    /// Whether a press begins a preview; it does by default.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

    /// The preview is so far, from 0 to 1; `ended` is told once, with 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// After the preview: going there is so far, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    )

    /// The finger was lifted before all was done, or the program has cancelled.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// Says that there is no such method.
    public func previewInteractionShouldBegin(
        _ previewInteraction: UIPreviewInteraction
    ) -> Bool { _objcDefault(self, "previewInteractionShouldBegin(_:)", previewInteraction) }

    /// Says that there is no such method.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) {
        _objcDefault(
            self,
            "previewInteraction(_:didUpdateCommitTransition:ended:)",
            previewInteraction,
            transitionProgress,
            ended
        )
    }
}

extension _UIPreviewInteractionDelegateProbes {
    private var target: (any UIPreviewInteractionDelegate)? {
        self as? any UIPreviewInteractionDelegate
    }

    /// `previewInteractionShouldBegin(_:)`; nil where it is not implemented.
    public var previewInteractionShouldBegin: _ObjCOptional<UIPreviewInteraction, Bool>? {
        guard let target, _objcImplements(target, "previewInteractionShouldBegin(_:)") else {
            return nil
        }
        return _ObjCOptional { interaction in
            _objcOptional(target, "previewInteractionShouldBegin(_:)") {
                target.previewInteractionShouldBegin(interaction)
            }
        }
    }

    /// The methods called `previewInteraction`.
    public var previewInteraction: _UIPreviewInteractionDelegatePreviewInteraction? {
        target.map { _UIPreviewInteractionDelegatePreviewInteraction(target: $0) }
    }
}

/// The methods of `UIPreviewInteractionDelegate` called `previewInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIPreviewInteractionDelegatePreviewInteraction {
    let target: any UIPreviewInteractionDelegate

    /// Calls `previewInteraction(_:didUpdateCommitTransition:ended:)`.
    @discardableResult
    public func callAsFunction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) -> Void? {
        _objcOptional(target, "previewInteraction(_:didUpdateCommitTransition:ended:)") {
            target.previewInteraction(
                previewInteraction,
                didUpdateCommitTransition: transitionProgress,
                ended: ended
            )
        }
    }
}
