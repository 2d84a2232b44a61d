// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import RenderServer

extension UIApplication {
    /// What can happen to the application.
    package enum Transition {
        case activate
        case deactivate
        case enterBackground
        case enterForeground
        case terminate
        case warnOfMemory
    }

    /// Runs the calls of launching, up to being active.
    package func launch(options: [LaunchOptionsKey: Any]? = nil) {
        _ = delegate?.application?(self, willFinishLaunchingWithOptions: options)
        restorer?.restore(self)
        let isFinished = delegate?.application?(self, didFinishLaunchingWithOptions: options)
        if isFinished == nil { delegate?.applicationDidFinishLaunching?(self) }
        post(UIApplication.didFinishLaunchingNotification)
    }

    /// Goes through a transition if the present state allows it.
    package func perform(_ transition: Transition) {
        switch (transition, application.state) {
        case (.activate, .inactive):
            restorer?.launchDidEnd()
            application.state = .active
            for scene in allScenes { scene.perform(.activate) }
            delegate?.applicationDidBecomeActive?(self)
            post(UIApplication.didBecomeActiveNotification)
        case (.deactivate, .active):
            input.cancelAll()
            keys.cancelAll()
            for scene in allScenes { scene.perform(.deactivate) }
            delegate?.applicationWillResignActive?(self)
            post(UIApplication.willResignActiveNotification)
            application.state = .inactive
        case (.enterBackground, .inactive):
            application.state = .background
            for scene in allScenes { scene.perform(.enterBackground) }
            delegate?.applicationDidEnterBackground?(self)
            post(UIApplication.didEnterBackgroundNotification)
            restorer?.save(self)
            scheduleFetch()
        case (.enterForeground, .background):
            for scene in allScenes { scene.perform(.enterForeground) }
            delegate?.applicationWillEnterForeground?(self)
            post(UIApplication.willEnterForegroundNotification)
            application.state = .inactive
            scheduleFetch()
        case (.terminate, _):
            if application.state != .background { restorer?.save(self) }
            delegate?.applicationWillTerminate?(self)
            post(UIApplication.willTerminateNotification)
        case (.warnOfMemory, _):
            delegate?.applicationDidReceiveMemoryWarning?(self)
            post(UIApplication.didReceiveMemoryWarningNotification)
            for window in windows {
                window.rootViewController?.warnOfMemory()
                window.windowState.surface?.host.purge()
            }
        default:
            break
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Scenes

    /// Connects a scene as the delegate and the Info.plist say, and makes its delegate.
    ///
    /// A session of a scene that was closed is used again, with its configuration.
    ///
    /// - Returns: the scene, or nil for a class that is no scene.
    @discardableResult
    package func connectScene(
        configuration proposed: UISceneConfiguration,
        session former: UISceneSession? = nil,
        options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(),
        size: CGSize? = nil,
        screen: UIScreen? = nil,
        prepare: ((UIScene) -> Void)? = nil
    ) -> UIScene? {
        let remembered = former == nil ? takeRememberedSession(proposed.role) : nil
        let session = former ?? remembered ?? UISceneSession(configuration: proposed)
        if remembered != nil { session.setup = proposed }
        let chosen = delegate?.application?(
            self,
            configurationForConnecting: session,
            options: options
        )
        if let chosen { session.setup = chosen.fillingGaps(from: session.setup) }
        let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        session.connected = scene
        if former == nil, remembered == nil { application.sessions.append(session) }
        application.scenes.append(scene)
        if let windowScene = scene as? UIWindowScene {
            windowScene.windowSceneState.screen = screen
            windowScene.windowSceneState.size = size
        }
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = ClassFactory.make(delegateClass) as? any UISceneDelegate
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        prepare?(scene)
        _ = scene.delegate?.scene?(scene, willConnectTo: session, options: options)
        if let activity = session.stateRestorationActivity {
            _ = scene.delegate?.scene?(scene, restoreInteractionStateWith: activity)
        }
        scene.perform(.enterForeground)
        if application.state == .active { scene.perform(.activate) }
        return scene
    }

    /// The session of the launch before, once, if it is of a role.
    private func takeRememberedSession(_ role: UISceneSession.Role) -> UISceneSession? {
        guard let session = application.rememberedSession, session.role == role else { return nil }
        application.rememberedSession = nil
        return session
    }

    /// Takes a scene away; its session stays.
    package func disconnect(_ scene: UIScene) {
        scene.perform(.deactivate)
        scene.perform(.enterBackground)
        scene.session.restoration = scene.delegate?.stateRestorationActivity?(for: scene)
        scene.perform(.disconnect)
        scene.session.connected = nil
        application.scenes.removeAll { $0 === scene }
        guard let windowScene = scene as? UIWindowScene else { return }
        for window in windowScene.windows { window.isHidden = true }
    }

    func destroy(_ session: UISceneSession) {
        if let scene = session.scene { disconnect(scene) }
        application.sessions.removeAll { $0 === session }
        _ = delegate?.application?(self, didDiscardSceneSessions: [session])
    }
}

extension UISceneConfiguration {
    /// The classes of another configuration where this one has none.
    fileprivate func fillingGaps(from other: UISceneConfiguration) -> UISceneConfiguration {
        if sceneClass == nil { sceneClass = other.sceneClass }
        if delegateClass == nil { delegateClass = other.delegateClass }
        return self
    }
}
