// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The smallest application: a window that says hello.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let label = UILabel()
        label.text = "Hello, world"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center

        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        label.frame = controller.view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(label)

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
