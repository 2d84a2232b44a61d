// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitText

/// A slider for red, green and blue each, and the colour as digits.
@MainActor
final class ColorSliders: UIView, ColorWay, UITextFieldDelegate {
    var didChoose: ((ColorValues, Bool) -> Void)?

    private let parts: [(WritableKeyPath<ColorValues, CGFloat>, ColorSlider)] = [
        (\.red, ColorSlider("Red")), (\.green, ColorSlider("Green")),
        (\.blue, ColorSlider("Blue")),
    ]
    private let digits = UITextField()
    private var shown = ColorValues()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (part, slider) in parts {
            addSubview(slider)
            slider.didChange = { [weak self] value, isMoving in
                guard let self else { return }
                var color = shown
                color[keyPath: part] = value
                didChoose?(color, isMoving)
            }
        }
        digits.borderStyle = .roundedRect
        digits.textAlignment = .center
        digits.autocapitalizationType = .allCharacters
        digits.autocorrectionType = .no
        digits.accessibilityLabel = "sRGB Hex Color #"
        digits.delegate = self
        addSubview(digits)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ColorValues) {
        shown = color
        for (part, slider) in parts {
            var low = color.with(alpha: 1)
            var high = low
            low[keyPath: part] = 0
            high[keyPath: part] = 1
            slider.show(color[keyPath: part], from: low, to: high)
        }
        if !digits.isEditing { digits.text = color.digits }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, part) in parts.enumerated() {
            part.1.frame = CGRect(
                x: 0,
                y: CGFloat(index) * 68,
                width: bounds.width,
                height: 60
            )
        }
        digits.frame = CGRect(x: max(0, bounds.width - 110), y: 208, width: 110, height: 36)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let color = ColorValues(digits: textField.text ?? "") { didChoose?(color, false) }
        textField.text = shown.digits
    }
}

/// A slider over what it comes to: a name, a band of colours, a number.
@MainActor
final class ColorSlider: UIView {
    /// Told of the value, and whether a finger still moves.
    var didChange: ((CGFloat, Bool) -> Void)?

    private let name = UILabel()
    private let number = UILabel()
    private let band = CAGradientLayer()
    private let slider = UISlider()
    private let isShare: Bool

    init(_ title: String) {
        isShare = title == "Opacity"
        super.init(frame: .zero)
        name.text = title.uppercased()
        name.font = .systemFont(ofSize: 13, weight: .semibold)
        name.textColor = .secondaryLabel
        number.font = .systemFont(ofSize: 15)
        number.textAlignment = .center
        number.backgroundColor = .secondarySystemGroupedBackground
        number.layer.cornerRadius = 8
        number.clipsToBounds = true
        band.startPoint = CGPoint(x: 0, y: 0.5)
        band.endPoint = CGPoint(x: 1, y: 0.5)
        slider.minimumTrackTintColor = .clear
        slider.maximumTrackTintColor = .clear
        slider.accessibilityLabel = title
        layer.addSublayer(band)
        for part in [name, number, slider] as [UIView] { addSubview(part) }
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                didChange?(CGFloat(slider.value), slider.isTracking)
            },
            for: .valueChanged
        )
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a value and what the ends would come to.
    func show(_ value: CGFloat, from low: ColorValues, to high: ColorValues) {
        if !slider.isTracking { slider.value = Float(value) }
        let clamped = min(max(value, 0), 1)
        number.text =
            isShare
            ? "\(Int((clamped * 100).rounded())) %" : "\(Int((clamped * 255).rounded()))"
        band.colors = [low.color.cgColor, high.color.cgColor]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
        let width = max(0, bounds.width - 92)
        slider.frame = CGRect(x: 0, y: 24, width: width, height: 36)
        band.frame = CGRect(x: 0, y: 25, width: width, height: 34)
        band.cornerRadius = 17
        band.masksToBounds = true
        number.frame = CGRect(x: bounds.width - 76, y: 24, width: 76, height: 36)
    }
}
