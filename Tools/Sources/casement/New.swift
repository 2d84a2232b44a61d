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
        try Files.write(controller, to: sources.appendingPathComponent("ViewController.swift"))
        let tests = folder.appendingPathComponent("Tests/\(name)Tests")
        try Files.write(test, to: tests.appendingPathComponent("ViewControllerTests.swift"))
        try Files.write(".build\n", to: folder.appendingPathComponent(".gitignore"))
        print(
            """
            Made \(name). Try:
                casement run --package-path \(name)
                casement test --package-path \(name)
                casement render Start --package-path \(name) -o start.png
            """
        )
    }

    private var manifest: String {
        """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15)],
            targets: [
                .executableTarget(name: "\(name)"),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
            ]
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

        """
    }

    private var controller: String {
        """
        import UIKit

        final class ViewController: UIViewController {
            let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = "Tap"
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
                let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
                view.addGestureRecognizer(tap)
            }

            @objc func tapped() { label.text = "Hello" }
        }

        @available(iOS 17.0, *)
        #Preview("Start") {
            ViewController()
        }

        """
    }

    private var test: String {
        """
        import XCTest

        @testable import \(name)

        @MainActor
        final class ViewControllerTests: XCTestCase {
            func testATapGreets() {
                let controller = ViewController()
                controller.loadViewIfNeeded()
                XCTAssertEqual(controller.label.text, "Tap")
                controller.tapped()
                XCTAssertEqual(controller.label.text, "Hello")
            }
        }

        """
    }
}
