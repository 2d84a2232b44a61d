// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Opens the one window.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = RootController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
