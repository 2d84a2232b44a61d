// SPDX-License-Identifier: Apache-2.0

import UIKit

final class Greeting: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemIndigo
        layer.cornerRadius = 12
        label.text = "Hello"
        label.textColor = .white
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = bounds
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

final class GreetingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Greetings"
        view.backgroundColor = .systemBackground
        let greeting = Greeting(frame: CGRect(x: 20, y: 140, width: 200, height: 60))
        view.addSubview(greeting)
    }
}
