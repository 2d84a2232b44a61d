// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(
            rootViewController: BellController()
        )
        window?.makeKeyAndVisible()
        return true
    }
}

class BellController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
    private var count = UserDefaults.standard.integer(forKey: "count")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Ring",
            style: .plain,
            target: self,
            action: #selector(ring)
        )
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Break",
            style: .plain,
            target: self,
            action: #selector(breakDown)
        )
        label.accessibilityIdentifier = "count"
        view.addSubview(label)
        show()
    }

    private func show() {
        let sound = Bundle.main.url(forResource: "sound", withExtension: "txt")
            .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        let word = ProcessInfo.processInfo.arguments.contains("-loud") ? "CLANG" : sound ?? "?"
        label.text = "\(count) \(word.trimmingCharacters(in: .whitespacesAndNewlines))"
    }

    @objc private func ring() {
        count += 1
        UserDefaults.standard.set(count, forKey: "count")
        show()
    }

    @objc private func breakDown() { fatalError("cracked") }
}
