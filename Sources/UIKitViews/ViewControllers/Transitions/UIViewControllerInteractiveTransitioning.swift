// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Leads a transition by something other than time, such as a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins; what leads says how far through the context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest goes; 1 is as fast as the whole would.
    var completionSpeed: CGFloat { get }

    /// The pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether a finger leads from the beginning, and does not take hold later.
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
