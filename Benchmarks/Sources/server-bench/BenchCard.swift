// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A preview card of 1,200 x 630 points: a gradient, a panel with a shadow, three texts.
final class BenchCard: UIView {
    init(_ number: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 1_200, height: 630))
        let gradient = CAGradientLayer()
        gradient.frame = bounds
        gradient.colors = [
            UIColor(hue: CGFloat(number % 97) / 97, saturation: 0.6, brightness: 0.9, alpha: 1)
                .cgColor,
            UIColor.white.cgColor,
        ]
        layer.addSublayer(gradient)
        let panel = UIView(frame: bounds.insetBy(dx: 40, dy: 40))
        panel.backgroundColor = .white
        panel.layer.cornerRadius = 24
        panel.layer.shadowOpacity = 0.3
        panel.layer.shadowRadius = 20
        panel.layer.shadowOffset = CGSize(width: 0, height: 10)
        addSubview(panel)
        let texts = [
            "Card number \(number)",
            "A title that says what it is about, \(number * 7_919 % 1_000)",
            "by somebody",
        ]
        for (index, text) in texts.enumerated() {
            let label = UILabel(
                frame: CGRect(x: 40, y: 40 + CGFloat(index) * 120, width: 1_040, height: 110)
            )
            label.text = text
            label.font = .systemFont(
                ofSize: index == 1 ? 44 : 28,
                weight: index == 0 ? .bold : .regular
            )
            label.numberOfLines = 2
            panel.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }
}
