// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Decides where the focus of a scene goes.
///
/// Objects for the same scene are equal: each is a face of the one place that knows.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    let state: FocusState

    /// Posted after the focus has moved; the user info has the context and the coordinator.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when the focus could not move; the user info has the context.
    public static let movementDidFailNotification = Notification.Name(
        "UIFocusMovementDidFailNotification"
    )
    /// Where the user info has the `UIFocusUpdateContext`.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// Where the user info has the `UIFocusAnimationCoordinator`.
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    init(state: FocusState) {
        self.state = state
        super.init()
    }

    /// The system of the scene that shows an environment; nil where none does.
    @available(*, deprecated, message: "Use UIFocusSystem.focusSystem(for:) instead.")
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let state = FocusCenter.shared.state(of: environment) else { return nil }
        self.init(state: state)
    }

    /// The system of the scene that shows an environment; nil where none does.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusCenter.shared.state(of: environment).map { UIFocusSystem(state: $0) }
    }

    /// The item that has the focus.
    open weak var focusedItem: (any UIFocusItem)? { state.focusedItem }

    /// Moves the focus to where an environment would like it, wherever it is now.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        state.request(environment)
    }

    /// Does at once what `setNeedsFocusUpdate()` asked for.
    open func updateFocusIfNeeded() { state.updateIfNeeded() }

    /// Equal to another of the same scene.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIFocusSystem).map { $0.state === state } ?? false
    }

    /// The same for those that are equal.
    open override nonisolated var hash: Int { ObjectIdentifier(state).hashValue }
}
