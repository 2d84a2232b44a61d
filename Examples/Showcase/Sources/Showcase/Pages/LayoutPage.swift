// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Constraints and stack views.
final class LayoutPage: CardsPage {
    override var columns: Int { 2 }

    override func makeCards() -> [Card] {
        [
            Card("Fill equally", stack(.fillEqually)),
            Card("Fill proportionally", stack(.fillProportionally)),
            Card("Nested stacks", nested()),
            Card("Constraints: ratio and centre", constrained()),
            Card("Left to right", form(.forceLeftToRight)),
            Card("Right to left", form(.forceRightToLeft)),
        ]
    }

    private func tile(_ color: UIColor, _ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.backgroundColor = color
        label.layer.cornerRadius = 8
        label.layer.masksToBounds = true
        return label
    }

    private func stack(_ distribution: UIStackView.Distribution) -> UIView {
        let stack = UIStackView(arrangedSubviews: [
            tile(.systemBlue, "One"), tile(.systemGreen, "Two and a half"),
            tile(.systemOrange, "3"),
        ])
        stack.distribution = distribution
        stack.spacing = 8
        return stack
    }

    private func nested() -> UIView {
        let column = UIStackView(arrangedSubviews: [
            tile(.systemPink, "A"), tile(.systemPurple, "B"),
        ])
        column.axis = .vertical
        column.distribution = .fillEqually
        column.spacing = 8
        let row = UIStackView(arrangedSubviews: [
            column, tile(.systemIndigo, "C"), tile(.systemTeal, "D"),
        ])
        row.distribution = .fillEqually
        row.spacing = 8
        return row
    }

    private func constrained() -> UIView {
        let view = UIView()
        let square = tile(.systemRed, "1 : 1")
        let side = tile(.systemGray, "½")
        for part in [square, side] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            square.topAnchor.constraint(equalTo: view.topAnchor),
            square.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            square.widthAnchor.constraint(equalTo: square.heightAnchor),
            side.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 8),
            side.centerYAnchor.constraint(equalTo: square.centerYAnchor),
            side.heightAnchor.constraint(equalTo: square.heightAnchor, multiplier: 0.5),
            side.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return view
    }

    private func form(_ direction: UISemanticContentAttribute) -> UIView {
        let isLeft = direction == .forceLeftToRight
        let words = isLeft ? ["Name", "City"] : ["الاسم", "المدينة"]
        let values = isLeft ? ["Ada Lovelace", "London"] : ["آدا لوفلايس", "لندن"]
        let rows = zip(words, values).map { word, value in
            let name = UILabel()
            name.text = word
            name.font = .systemFont(ofSize: 17, weight: .semibold)
            name.setContentHuggingPriority(.required, for: .horizontal)
            let text = UILabel()
            text.text = value
            text.textColor = .secondaryLabel
            text.textAlignment = .natural
            let icon = UIImageView(image: UIImage(systemName: "person.fill"))
            icon.setContentHuggingPriority(.required, for: .horizontal)
            icon.contentMode = .center
            let row = UIStackView(arrangedSubviews: [icon, name, text])
            row.spacing = 12
            row.semanticContentAttribute = direction
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        return stack
    }
}
