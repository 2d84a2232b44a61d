// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import Platform

extension UIApplication {
    /// Brings the scene of a session in front, or makes a new one.
    package func activate(
        _ session: UISceneSession?,
        _ role: UISceneSession.Role,
        _ activity: NSUserActivity?,
        _ options: UIScene.ActivationRequestOptions?,
        _ errorHandler: ((any Error) -> Void)?
    ) {
        if let scene = session?.scene {
            if let activity { scene.continueActivity(activity) }
            (scene as? UIWindowScene)?.surface.platformWindow?.show()
            if application.state == .active { scene.perform(.activate) }
            return
        }
        guard supportsMultipleScenes || application.scenes.isEmpty else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        let known = session.map { kept in application.sessions.contains { $0 === kept } } ?? true
        guard role == .windowApplication, known else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        let connection = UIScene.ConnectionOptions(
            userActivities: Set([activity].compactMap(\.self)),
            sourceApplication: options?.requestingScene.flatMap { _ in
                Bundle.main.bundleIdentifier
            }
        )
        let made =
            if let open = application.sceneOpener { open(session, connection) } else {
                connectScene(
                    configuration: UISceneConfiguration(name: nil, sessionRole: role),
                    session: session,
                    options: connection
                )
            }
        if made == nil { errorHandler?(UISceneError(.requestDenied)) }
    }

    /// Makes further scenes, as the program's Info.plist says; the composition root sets it.
    package var sceneOpener: ((UISceneSession?, UIScene.ConnectionOptions) -> UIScene?)? {
        get { application.sceneOpener }
        set { application.sceneOpener = newValue }
    }

    /// Makes a scene for an external screen; the composition root sets it where the program's
    /// Info.plist configures one.
    package var externalSceneOpener: ((UIScreen) -> Void)? {
        get { application.externalSceneOpener }
        set { application.externalSceneOpener = newValue }
    }

    /// Closes everything on a screen that was disconnected.
    package func leave(_ screen: UIScreen) {
        for case let scene as UIWindowScene in application.scenes where scene.screen === screen {
            destroy(scene.session)
        }
        for window in screen.surface.orderedWindows { window.isHidden = true }
    }

    /// Whether the program's Info.plist allows several scenes.
    package var allowsMultipleScenes: Bool {
        get { application.allowsMultipleScenes }
        set { application.allowsMultipleScenes = newValue }
    }
}

extension UIScene {
    /// Passes an activity on to the scene's delegate, or else to the application's.
    func continueActivity(_ activity: NSUserActivity) {
        guard delegate == nil else {
            delegate?.scene?(self, willContinueUserActivityWithType: activity.activityType)
            delegate?.scene?(self, continue: activity)
            return
        }
        let program = UIApplication.shared
        program.delegate?.application?(
            program,
            willContinueUserActivityWithType: activity.activityType
        )
        program.delegate?.application?(program, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }
}
