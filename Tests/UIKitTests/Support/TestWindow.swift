// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A window of its own surface, shown, so that tests do not meet each other.
@MainActor
func makeWindow(width: CGFloat, height: CGFloat) -> UIWindow {
    let session = UISceneSession(
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.resize(to: CGSize(width: width, height: height))
    let window = UIWindow(windowScene: scene)
    keptScenes.append(scene)
    return window
}

/// A window does not keep its scene alive; the application does, where there is one.
@MainActor private var keptScenes: [UIWindowScene] = []
