// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The application that Scripts/test-accessibility reads and drives over AT-SPI.
@MainActor
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController =
            CommandLine.arguments.contains("--many") ? ManyLabels() : ProbeTabs()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    NSStringFromClass(ProbeDelegate.self)
)
