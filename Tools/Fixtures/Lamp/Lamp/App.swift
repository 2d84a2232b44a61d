// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("launched")
        return true
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = LampController()
        window?.makeKeyAndVisible()
    }
}

class LampController: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle(NSLocalizedString("on", comment: ""), for: .normal)
        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
        view.addSubview(button)
        button.sizeToFit()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        button.sendActions(for: .touchUpInside)
    }

    @objc func tap(_ sender: UIButton) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        print("tapped \(sender.currentTitle ?? ""), dark: \(isDark)")
        exit(0)
    }
}
