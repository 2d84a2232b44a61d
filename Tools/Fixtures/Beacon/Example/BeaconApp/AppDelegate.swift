// SPDX-License-Identifier: Apache-2.0

import Beacon
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launches = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        launches += 1
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = BeaconController()
        window?.makeKeyAndVisible()
        return true
    }
}

class BeaconController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Beacon.beam
    }
}
