// SPDX-License-Identifier: Apache-2.0

// A program whose Info.plist has no scenes shows its windows on the screen itself. It finds one
// connected scene all the same, as on iOS, which stands for the screen and holds these windows.

extension UIApplication {
    /// The scenes that the program connected, and the one that stands for the screen.
    var allScenes: [UIScene] {
        application.scenes + [application.defaultScene].compactMap(\.self)
    }

    /// Connects the scene of a program that has none of its own.
    package func connectDefaultScene() {
        guard application.defaultScene == nil else { return }
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(configuration: configuration)
        let scene = UIWindowScene(
            session: session,
            connectionOptions: UIScene.ConnectionOptions()
        )
        scene.windowSceneState.surface = UIScreen.main.surface
        session.connected = scene
        application.sessions.append(session)
        application.defaultScene = scene
        scene.perform(.enterForeground)
        if application.state == .active { scene.perform(.activate) }
    }
}

extension UIWindow {
    /// Whether the program put the window into a scene.
    package var hasOwnScene: Bool { windowState.scene != nil }

    /// The scene that stands for the main screen, for a window that was not put into another.
    var defaultScene: UIWindowScene? {
        guard windowState.scene == nil, currentScreen === UIScreen.main else { return nil }
        return UIApplication.sharedOrNil?.application.defaultScene
    }
}

extension UIWindowScene {
    private var isDefault: Bool { UIApplication.sharedOrNil?.application.defaultScene === self }

    /// The scene's windows; those without a scene, too, where this one stands for the screen.
    var shownWindows: [UIWindow] {
        guard isDefault else { return windowSceneState.windows }
        let others = UIApplication.shared.windows.filter { $0.defaultScene === self }
        return others + windowSceneState.windows
    }

    var keyWindowOfScene: UIWindow? {
        guard isDefault else { return windowSceneState.keyWindow }
        return UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
            ?? windowSceneState.keyWindow
    }
}
