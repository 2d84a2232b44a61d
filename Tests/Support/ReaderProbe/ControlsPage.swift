// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Controls that say in a label what was done to them.
final class ControlsPage: UIViewController {
    private let said = UILabel()
    /// Says which preferences of the desktop the program knows.
    private let preferences = UILabel()
    private var observation: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            heading(), said, preferences, button(), toggle(), slider(), stepper(), segments(),
            progress(),
            card(),
            alertButton(), announceButton(), hangButton(),
        ])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        say("nothing")
        observation = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.showPreferences() } }
        showPreferences()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showPreferences()
    }

    private func showPreferences() {
        preferences.accessibilityIdentifier = "preferences"
        let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        preferences.text =
            style + (UIAccessibility.isReduceMotionEnabled ? ", still" : ", moving")
    }

    private func say(_ text: String) {
        said.text = "Did " + text
        said.accessibilityIdentifier = "said"
    }

    private func heading() -> UILabel {
        let label = UILabel()
        label.text = "All controls"
        label.accessibilityTraits = .header
        return label
    }

    private func button() -> UIButton {
        var count = 0
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Press me") { [weak self] _ in
                count += 1
                self?.say("press \(count)")
            }
        )
        button.accessibilityHint = "Counts"
        button.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { [weak self] _ in
                self?.say("archive")
                return true
            }
        ]
        return button
    }

    private func toggle() -> UISwitch {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Airplane mode"
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                self?.say(toggle?.isOn == true ? "on" : "off")
            },
            for: .valueChanged
        )
        return toggle
    }

    private func slider() -> UISlider {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 4
        slider.accessibilityLabel = "Volume"
        slider.addAction(
            UIAction { [weak self, weak slider] _ in self?.say("volume \(slider?.value ?? -1)") },
            for: .valueChanged
        )
        return slider
    }

    private func stepper() -> UIStepper {
        let stepper = UIStepper()
        stepper.accessibilityLabel = "Copies"
        stepper.maximumValue = 5
        return stepper
    }

    private func segments() -> UISegmentedControl {
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [weak self, weak segments] _ in
                self?.say("segment \(segments?.selectedSegmentIndex ?? -1)")
            },
            for: .valueChanged
        )
        return segments
    }

    private func progress() -> UIProgressView {
        let progress = UIProgressView()
        progress.progress = 0.25
        progress.accessibilityLabel = "Download"
        return progress
    }

    /// A view with an element that is no view.
    private func card() -> UIView {
        let card = UIView()
        card.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let element = UIAccessibilityElement(accessibilityContainer: card)
        element.accessibilityLabel = "Chart bar"
        element.accessibilityValue = "7 apples"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 40, height: 20)
        card.accessibilityElements = [element]
        return card
    }

    private func alertButton() -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: "Ask") { [weak self] _ in
                let alert = UIAlertController(
                    title: "Really?",
                    message: "It cannot be undone",
                    preferredStyle: .alert
                )
                alert.addAction(
                    UIAlertAction(title: "Delete", style: .destructive) { _ in self?.say("delete") }
                )
                alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
                self?.present(alert, animated: false)
            }
        )
    }

    private func announceButton() -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: "Announce") { _ in
                UIAccessibility.post(notification: .announcement, argument: "Dinner is ready")
            }
        )
    }

    /// Stops the main thread for two seconds, as a program does that computes there.
    private func hangButton() -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: "Hang") { [weak self] _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    Thread.sleep(forTimeInterval: 2)
                    self?.say("hang")
                }
            }
        )
    }
}

/// Fields and a text view.
final class TextPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Text"
        view.backgroundColor = .systemBackground
        let name = UITextField(frame: CGRect(x: 20, y: 80, width: 280, height: 34))
        name.placeholder = "Name"
        let secret = UITextField(frame: CGRect(x: 20, y: 130, width: 280, height: 34))
        secret.isSecureTextEntry = true
        secret.accessibilityLabel = "Password"
        secret.text = "hunter2"
        let notes = UITextView(frame: CGRect(x: 20, y: 180, width: 280, height: 160))
        notes.accessibilityLabel = "Notes"
        notes.text = "The first line\nThe second \u{1F600} line. And more."
        for part in [name, secret, notes] { view.addSubview(part) }
    }
}
