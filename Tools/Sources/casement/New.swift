// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Makes a starter app.")

    @Argument(help: "The app's name; a folder of that name is made.")
    var name: String

    func validate() throws {
        let letters = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard letters, name.first?.isLetter ?? false else {
            throw ValidationError("a name is letters and digits, a letter first")
        }
    }

    func run() throws {
        let folder = URL(fileURLWithPath: name)
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw Failure("\(name) is there already")
        }
        try Files.write(manifest, to: folder.appendingPathComponent("Package.swift"))
        let sources = folder.appendingPathComponent("Sources/\(name)")
        try Files.write(app, to: sources.appendingPathComponent("AppDelegate.swift"))
        print("Made \(name). Try: casement run --package-path \(name)")
    }

    private var manifest: String {
        """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15)],
            targets: [.executableTarget(name: "\(name)")]
        )

        """
    }

    private var app: String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = ViewController()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        final class ViewController: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = "Tap"
                label.sizeToFit()
                label.center = view.center
                view.addSubview(label)
                let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
                view.addGestureRecognizer(tap)
            }

            @objc private func tapped() {
                label.text = "Hello"
                label.sizeToFit()
            }
        }

        """
    }
}
