// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// A request for a new scene of a role, or for the scene of a session.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// The role of the new scene, or of the session's.
    public let role: UISceneSession.Role
    /// The session whose scene is activated; nil for a new scene.
    public let session: UISceneSession?
    /// The activity to continue in the scene.
    public var userActivity: NSUserActivity?
    /// The options of the request.
    public var options: UIScene.ActivationRequestOptions?

    /// Requests a new scene.
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

    /// Requests the scene of a session, which is connected again if it was closed.
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
