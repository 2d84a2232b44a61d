// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// Asks for a scene: a new one of a role, or that of a session.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// What the new scene is for; that of the session where there is one.
    public let role: UISceneSession.Role
    /// The session whose scene comes to the front; nil for a new scene.
    public let session: UISceneSession?
    /// What the user wants to do there.
    public var userActivity: NSUserActivity?
    /// How the scene is asked for.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Asks for the scene of a session, which is connected again if it was closed.
    public init(
        session: UISceneSession,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
