// SPDX-License-Identifier: Apache-2.0

/// The app for tests that no target of the manifest has and that ask for the one they run in: a
/// generator's project gives them an app whose delegate has a window with a root controller.
enum LooseTestApp {
    /// The module that the tests are linked with.
    static let module = "CasementTestApp"

    /// Its only file, as it is lowered.
    static let source = """
        // Made by casement; changes here are lost.
        import Dispatch
        import Foundation
        import UIKit
        import XCTest

        final class TestAppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }

        private final class TestAppLauncher: XCTestObservation {
            @MainActor static var delegate: TestAppDelegate?

            @MainActor static func launch() {
                if delegate != nil { return }
                let new = TestAppDelegate()
                delegate = new
                _objcHostTests(in: nil)
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                new.window = window
                UIApplication.shared.delegate = new
            }

            func testBundleWillStart(_ testBundle: Bundle) {
                MainActor.assumeIsolated { TestAppLauncher.launch() }
            }
        }

        @section(".init_array") @used
        private let addLauncher: @convention(c) @Sendable () -> Void = {
            XCTestObservationCenter.shared.addTestObserver(TestAppLauncher())
            // For Swift Testing, which has no observers: before any test on the main actor.
            DispatchQueue.main.async { MainActor.assumeIsolated { TestAppLauncher.launch() } }
        }

        """
}
