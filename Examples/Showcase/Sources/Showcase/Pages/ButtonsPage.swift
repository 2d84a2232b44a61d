// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Buttons by their configurations.
final class ButtonsPage: CardsPage {
    private var count = 0

    override func makeCards() -> [Card] {
        [
            Card(
                "Filled and tinted",
                column([button(.filled(), "Filled"), button(.tinted(), "Tinted")]),
                isCentered: true
            ),
            Card(
                "Gray and plain",
                column([button(.gray(), "Gray"), button(.plain(), "Plain")]),
                isCentered: true
            ),
            Card("Sizes", column(sizes()), isCentered: true),
            Card("Image and subtitle", column(rich()), isCentered: true),
            Card("States", column(states()), isCentered: true),
            Card("Capsules and colours", column(colored()), isCentered: true),
        ]
    }

    private func column(_ buttons: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        return stack
    }

    private func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self else { return }
                count += 1
                button?.configuration?.title = "\(title) \(count)"
                EventLog.note("button \(title) \(count)")
            },
            for: .touchUpInside
        )
        return button
    }

    private func sizes() -> [UIButton] {
        let all: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        return all.map { name, size in
            var configuration = UIButton.Configuration.tinted()
            configuration.buttonSize = size
            return button(configuration, name)
        }
    }

    private func rich() -> [UIButton] {
        var first = UIButton.Configuration.filled()
        first.image = UIImage(systemName: "heart.fill")
        first.imagePadding = 8
        var second = UIButton.Configuration.gray()
        second.subtitle = "with a subtitle"
        second.image = UIImage(systemName: "star.fill")
        second.imagePlacement = .top
        second.imagePadding = 4
        return [button(first, "Favourite"), button(second, "Starred")]
    }

    private func states() -> [UIButton] {
        let disabled = button(.filled(), "Disabled")
        disabled.isEnabled = false
        let selected = button(.tinted(), "Selected")
        selected.isSelected = true
        var busy = UIButton.Configuration.filled()
        busy.showsActivityIndicator = true
        busy.imagePadding = 8
        return [disabled, selected, button(busy, "Busy")]
    }

    private func colored() -> [UIButton] {
        let colors: [(String, UIColor)] = [
            ("Green", .systemGreen), ("Orange", .systemOrange), ("Purple", .systemPurple),
        ]
        return colors.map { name, color in
            var configuration = UIButton.Configuration.filled()
            configuration.cornerStyle = .capsule
            configuration.baseBackgroundColor = color
            return button(configuration, name)
        }
    }
}
