// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitViews

/// Says which gestures were made on it.
final class GesturesPage: UIViewController {
    private let said = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "pad"
        said.frame = CGRect(x: 20, y: 80, width: 350, height: 30)
        said.accessibilityIdentifier = "said"
        said.text = "nothing"
        view.addSubview(said)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let two = UITapGestureRecognizer()
        two.numberOfTouchesRequired = 2
        add(double, "double tap")
        add(two, "two fingers")
        add(UILongPressGestureRecognizer(), "long press")
        for (direction, name) in [
            (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"),
            (.down, "down"),
        ] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            add(swipe, "swipe " + name)
        }
        let pinch = UIPinchGestureRecognizer()
        add(pinch, "pinch")
        add(UIRotationGestureRecognizer(), "rotation")
    }

    private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addHandler { [weak self] recognizer in
            guard [.began, .ended].contains(recognizer.state) else { return }
            self?.said.text = name
        }
        view.addGestureRecognizer(recognizer)
    }
}
