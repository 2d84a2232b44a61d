// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows the page that the first argument names.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.page(CommandLine.arguments.dropFirst().first ?? "")
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private static func page(_ name: String) -> UIViewController {
        switch name {
        case "rows": UINavigationController(rootViewController: RowsPage())
        case "gestures": GesturesPage()
        case "faults": FaultsPage()
        default: ControlsPage()
        }
    }
}
