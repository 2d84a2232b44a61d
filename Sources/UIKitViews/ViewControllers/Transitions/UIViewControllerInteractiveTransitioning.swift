// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Leads a transition by something other than time, such as a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interaction, which reports its progress to the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the remaining animation, relative to the whole's.
    var completionSpeed: CGFloat { get }

    /// The pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition is interactive from its beginning.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// As fast as the whole would go.
    public var completionSpeed: CGFloat { 1 }

    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// From the beginning.
    public var wantsInteractiveStart: Bool { true }
}
