// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Controls that say in a label what was done to them.
final class ControlsPage: UIViewController, UITextFieldDelegate, UIPickerViewDataSource,
    UIPickerViewDelegate
{
    private let said = UILabel()
    private let field = UITextField()
    private let late = UILabel()
    private let stack = UIStackView()
    private let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        said.accessibilityIdentifier = "said"
        say("nothing")
        stack.addArrangedSubview(said)
        add(button("Press me") { [weak self] in self?.say("press") })
        let disabled = button("Never") {}
        disabled.isEnabled = false
        add(disabled)
        add(button("Animate") { [weak self] in self?.animate() })
        add(button("Wait") { [weak self] in self?.wait() })
        add(button("Ask") { [weak self] in self?.ask() })
        add(button("Crash") { fatalError("on purpose") })
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Airplane mode"
        toggle.addAction(
            UIAction { [weak self] in
                self?.say(($0.sender as? UISwitch)?.isOn == true ? "on" : "off")
            },
            for: .valueChanged
        )
        add(toggle)
        let slider = UISlider()
        slider.accessibilityIdentifier = "volume"
        add(slider)
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 0
        add(segments)
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.delegate = self
        add(field)
        let secret = UITextField()
        secret.placeholder = "Password"
        secret.isSecureTextEntry = true
        add(secret)
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.heightAnchor.constraint(equalToConstant: 120).isActive = true
        add(picker)
        late.text = "Hello after a while"
        late.isHidden = true
        add(late)
    }

    private func add(_ view: UIView) { stack.addArrangedSubview(view) }

    private func say(_ text: String) { said.text = "Did " + text }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func animate() {
        UIView.animate(withDuration: 2) {
            self.said.alpha = 0.5
        } completion: { _ in
            self.said.alpha = 1
            self.say("animation")
        }
    }

    private func wait() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { self.late.isHidden = false }
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Question",
            message: "Go on?",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.say("cancel") })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.say("OK") })
        present(alert, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        say("return " + (textField.text ?? ""))
        textField.resignFirstResponder()
        return true
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        fruits.count
    }

    func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? { fruits[row] }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        say(fruits[row])
    }
}
