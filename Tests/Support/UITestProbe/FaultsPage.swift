// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page with one fault for each kind of audit.
final class FaultsPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let pale = label("Pale", y: 100)
        pale.textColor = UIColor(white: 0.9, alpha: 1)
        let clipped = label("Much more text than there is room for", y: 150)
        clipped.frame.size.width = 60
        let fixed = label("Fixed", y: 200)
        fixed.adjustsFontForContentSizeCategory = false
        let small = UIButton(type: .system)
        small.accessibilityLabel = "x"
        small.frame = CGRect(x: 20, y: 250, width: 10, height: 10)
        let nameless = UIButton(type: .system)
        nameless.frame = CGRect(x: 20, y: 300, width: 60, height: 44)
        nameless.accessibilityIdentifier = "nameless"
        let torn = UIView(frame: CGRect(x: 20, y: 350, width: 60, height: 44))
        torn.isAccessibilityElement = true
        torn.accessibilityLabel = "Torn"
        torn.accessibilityTraits = [.button, .staticText]
        for view in [small, nameless, torn] { self.view.addSubview(view) }
    }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
        label.text = text
        label.textColor = .black
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
        return label
    }
}
