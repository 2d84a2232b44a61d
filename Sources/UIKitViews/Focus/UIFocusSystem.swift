// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Controls the focus of a scene.
///
/// Objects for the same scene are equal: they share their state.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    let state: FocusState

    /// Posted after the focus has moved; the user info has the context and the coordinator.
    public nonisolated static let didUpdateNotification = Notification.Name(
        "UIFocusDidUpdateNotification"
    )
    /// Posted when the focus could not move; the user info has the context.
    public nonisolated static let movementDidFailNotification = Notification.Name(
        "UIFocusMovementDidFailNotification"
    )
    /// The key of the `UIFocusUpdateContext` in the user info.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the `UIFocusAnimationCoordinator` in the user info.
    public nonisolated static let animationCoordinatorUserInfoKey =
        "UIFocusUpdateAnimationCoordinatorKey"

    init(state: FocusState) {
        self.state = state
        super.init()
    }

    /// The focus system of the scene that shows an environment, or nil.
    @available(*, deprecated, message: "Use UIFocusSystem.focusSystem(for:) instead.")
    public convenience init?(for environment: any UIFocusEnvironment) {
        guard let state = FocusCenter.shared.state(of: environment) else { return nil }
        self.init(state: state)
    }

    /// The focus system of the scene that shows an environment, or nil.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        FocusCenter.shared.state(of: environment).map { UIFocusSystem(state: $0) }
    }

    /// The item that has the focus.
    open weak var focusedItem: (any UIFocusItem)? { state.focusedItem }

    /// Moves the focus to an environment's preference, wherever it is now.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        state.request(environment)
    }

    /// Performs a requested focus update now.
    open func updateFocusIfNeeded() { state.updateIfNeeded() }

    /// Equal for the same scene.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIFocusSystem).map { $0.state === state } ?? false
    }

    /// The hash, equal for equal objects.
    open override nonisolated var hash: Int { ObjectIdentifier(state).hashValue }
}
