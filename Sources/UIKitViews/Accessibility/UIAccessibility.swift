// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a person has chosen to make applications easier to use, and messages to the technology
/// that helps them.
///
/// What is posted reaches those who observe ``AccessibilityPosts``; nothing has a focus of its own.
public enum UIAccessibility {
    /// Tells assistive technology that something happened: at once on the main thread, at its next
    /// turn from others.
    ///
    /// `argument`: the text to say, or what to move the focus to.
    public static func post(notification: Notification, argument: Any?) {
        // Nobody else has the argument any more.
        nonisolated(unsafe) let argument = argument
        guard Thread.isMainThread else {
            return DispatchQueue.main.async {
                AccessibilityPosts.tell(notification, argument)
            }
        }
        MainActor.assumeIsolated { AccessibilityPosts.tell(notification, argument) }
    }

    /// What has the focus of assistive technology, that of all of them for nil: nothing.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        nil
    }

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

    /// Says that the zoom of the screen follows something; nothing zooms here.
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

    /// Asks to tie the device to this app; the answer is always that it was not done.
    public static func requestGuidedAccessSession(
        enabled enable: Bool,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(false) }
    }

    /// Asks for features while the device is tied to an app; the answer is always that they may
    /// not be changed.
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
