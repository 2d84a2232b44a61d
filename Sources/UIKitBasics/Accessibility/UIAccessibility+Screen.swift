// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitViews

// Places on the screen, its zoom, and guided access.

extension UIAccessibility {
    /// A rectangle of a view in the space of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let inWindow = view.convert(rect, to: nil)
        guard let window = view.window else { return inWindow }
        return window.convert(inWindow, to: window.screen.coordinateSpace)
    }

    /// A path of a view in the space of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(
        _ path: UIBezierPath,
        in view: UIView
    ) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        let right = convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view)
        let down = convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view)
        let result = UIBezierPath(cgPath: path.cgPath)
        result.apply(
            CGAffineTransform(
                a: right.origin.x - origin.x,
                b: right.origin.y - origin.y,
                c: down.origin.x - origin.x,
                d: down.origin.y - origin.y,
                tx: origin.x,
                ty: origin.y
            )
        )
        return result
    }

    /// Reports the place that the zoom of the screen follows; nothing zooms here.
    @preconcurrency @MainActor
    public static func zoomFocusChanged(
        zoomType type: ZoomType,
        toFrame frame: CGRect,
        in view: UIView
    ) {}

    /// Warns a person that the app uses the gesture that zooms the screen; nothing zooms here.
    @preconcurrency @MainActor
    public static func registerGestureConflictWithZoom() {}

    // MARK: Guided access

    /// Requests a guided access session; the request always fails.
    public static func requestGuidedAccessSession(
        enabled enable: Bool,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(false) }
    }

    /// Configures features of guided access; the request always fails.
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature,
        enabled: Bool,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(false, GuidedAccessError(.permissionDenied)) }
    }

    /// Whether a restriction of the app's own allows something: it does.
    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState {
        .allow
    }
}
