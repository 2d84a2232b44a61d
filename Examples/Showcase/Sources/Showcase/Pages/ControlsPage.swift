// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Controls that hold a value.
final class ControlsPage: CardsPage {
    override func makeCards() -> [Card] {
        [
            Card("Switches", switches(), isCentered: true),
            Card("Sliders", sliders(), isCentered: true),
            Card("Steppers", steppers(), isCentered: true),
            Card("Segments", segments(), isCentered: true),
            Card("Progress", progress(), isCentered: true),
            Card("Pages", pages(), isCentered: true),
        ]
    }

    private func column(_ views: [UIView], spacing: CGFloat = 18) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    private func row(_ title: String, _ control: UIView) -> UIStackView {
        let label = UILabel()
        label.text = title
        let stack = UIStackView(arrangedSubviews: [label, control])
        stack.alignment = .center
        stack.distribution = .equalSpacing
        return stack
    }

    private func switches() -> UIView {
        let first = UISwitch()
        first.isOn = true
        let second = UISwitch()
        let third = UISwitch()
        third.isOn = true
        third.onTintColor = .systemPurple
        let fourth = UISwitch()
        fourth.isOn = true
        fourth.isEnabled = false
        return column(
            [
                row("On", first), row("Off", second), row("Tinted", third), row("Disabled", fourth),
            ],
            spacing: 14
        )
    }

    private func sliders() -> UIView {
        let plain = UISlider()
        plain.value = 0.6
        let sound = UISlider()
        sound.minimumValueImage = UIImage(systemName: "minus")
        sound.maximumValueImage = UIImage(systemName: "plus")
        sound.tintColor = .systemOrange
        sound.value = 0.3
        let value = UILabel()
        value.textAlignment = .center
        value.font = .monospacedDigitSystemFont(ofSize: 28, weight: .medium)
        value.text = "60 %"
        plain.addAction(
            UIAction { [weak plain, weak value] _ in
                value?.text = "\(Int(((plain?.value ?? 0) * 100).rounded())) %"
            },
            for: .valueChanged
        )
        return column([value, plain, sound])
    }

    private func steppers() -> UIView {
        let count = UILabel()
        count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        count.text = "3 guests"
        let stepper = UIStepper()
        stepper.value = 3
        stepper.maximumValue = 12
        stepper.addAction(
            UIAction { [weak stepper, weak count] _ in
                let value = Int(stepper?.value ?? 0)
                count?.text = value == 1 ? "1 guest" : "\(value) guests"
            },
            for: .valueChanged
        )
        let first = UIStackView(arrangedSubviews: [count, stepper])
        first.alignment = .center
        first.distribution = .equalSpacing
        let atEnd = UIStepper()
        let disabled = UIStepper()
        disabled.isEnabled = false
        return column([first, row("At its end", atEnd), row("Disabled", disabled)])
    }

    private func segments() -> UIView {
        let first = UISegmentedControl(items: ["Day", "Week", "Month"])
        first.selectedSegmentIndex = 1
        let second = UISegmentedControl(items: ["Map", "List"])
        second.selectedSegmentIndex = 0
        second.selectedSegmentTintColor = .systemIndigo
        second.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let icons = UISegmentedControl(
            items: ["heart.fill", "star.fill", "bell"].compactMap { UIImage(systemName: $0) }
        )
        icons.selectedSegmentIndex = 2
        return column([first, second, icons])
    }

    private func progress() -> UIView {
        let bars = [0.25, 0.6, 0.9].map { part in
            let bar = UIProgressView(progressViewStyle: .default)
            bar.progress = Float(part)
            return bar
        }
        bars[1].progressTintColor = .systemGreen
        bars[2].progressTintColor = .systemPink
        let spinners = [UIActivityIndicatorView.Style.medium, .large].map { style in
            let spinner = UIActivityIndicatorView(style: style)
            spinner.startAnimating()
            return spinner
        }
        spinners[1].color = .systemBlue
        let stack = UIStackView(arrangedSubviews: spinners)
        stack.distribution = .fillEqually
        return column(bars + [stack], spacing: 22)
    }

    private func pages() -> UIView {
        let card = UILabel()
        card.textAlignment = .center
        card.font = .systemFont(ofSize: 34, weight: .semibold)
        card.textColor = .systemTeal
        card.text = "2"
        let dots = UIPageControl()
        dots.numberOfPages = 5
        dots.currentPage = 1
        dots.pageIndicatorTintColor = .systemGray4
        dots.currentPageIndicatorTintColor = .systemTeal
        dots.addAction(
            UIAction { [weak dots, weak card] _ in
                card?.text = "\((dots?.currentPage ?? 0) + 1)"
            },
            for: .valueChanged
        )
        let many = UIPageControl()
        many.numberOfPages = 12
        many.currentPage = 6
        many.backgroundStyle = .prominent
        return column([card, dots, many])
    }
}
