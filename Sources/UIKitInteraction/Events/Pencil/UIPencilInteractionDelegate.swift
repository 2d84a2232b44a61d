// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// The probes of `UIPencilInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIPencilInteractionDelegateProbes: AnyObject {}

/// Who hears of taps and squeezes of the pencil.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol,
    _UIPencilInteractionDelegateProbes
{
    /// The pencil was tapped twice; older than `pencilInteraction(_:didReceiveTap:)`, which is
    /// called in its place where it is implemented.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)

    /// The pencil was tapped twice.
    func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveTap tap: UIPencilInteraction.Tap
    )

    /// The pencil is squeezed.
    func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    )
}

extension UIPencilInteractionDelegate {
    /// Says that there is no such method.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {
        _objcDefault(self, "pencilInteractionDidTap(_:)", interaction)
    }

    /// Says that there is no such method.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveTap tap: UIPencilInteraction.Tap
    ) {
        _objcDefault(self, "pencilInteraction(_:didReceiveTap:)", interaction, tap)
    }

    /// Says that there is no such method.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {
        _objcDefault(self, "pencilInteraction(_:didReceiveSqueeze:)", interaction, squeeze)
    }
}

extension _UIPencilInteractionDelegateProbes {
    private var target: (any UIPencilInteractionDelegate)? {
        self as? any UIPencilInteractionDelegate
    }

    /// `pencilInteractionDidTap(_:)`; nil where it is not implemented.
    public var pencilInteractionDidTap: ((UIPencilInteraction) -> Void)? {
        guard let target, _objcImplements(target, "pencilInteractionDidTap(_:)") else { return nil }
        return { interaction in
            _ = _objcOptional(target, "pencilInteractionDidTap(_:)") {
                target.pencilInteractionDidTap(interaction)
            }
        }
    }

    /// The methods called `pencilInteraction`.
    public var pencilInteraction: _UIPencilInteractionDelegatePencilInteraction? {
        target.map { _UIPencilInteractionDelegatePencilInteraction(target: $0) }
    }
}

/// The methods of `UIPencilInteractionDelegate` called `pencilInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIPencilInteractionDelegatePencilInteraction {
    let target: any UIPencilInteractionDelegate

    /// Calls `pencilInteraction(_:didReceiveTap:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIPencilInteraction,
        didReceiveTap tap: UIPencilInteraction.Tap
    ) -> Void? {
        _objcOptional(target, "pencilInteraction(_:didReceiveTap:)") {
            target.pencilInteraction(interaction, didReceiveTap: tap)
        }
    }

    /// Calls `pencilInteraction(_:didReceiveSqueeze:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIPencilInteraction,
        didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) -> Void? {
        _objcOptional(target, "pencilInteraction(_:didReceiveSqueeze:)") {
            target.pencilInteraction(interaction, didReceiveSqueeze: squeeze)
        }
    }
}
