// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A date or a time of day on a grey plate, which opens a calendar or wheels beside it.
final class DateField: UIControl, ViewPart {
    enum Part {
        case date, time
    }

    var onChange: ((DateSettings) -> Void)?

    private let part: Part
    private var settings: DateSettings
    private let label = UILabel(frame: .zero)
    private weak var open: DatePopover?

    init(_ part: Part, _ settings: DateSettings) {
        self.part = part
        self.settings = settings
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        show(settings)
    }

    required init?(coder: NSCoder) { nil }

    /// The text with 11 points at its sides; 34 points high.
    var wantedSize: CGSize {
        let text = label.sizeThatFits(CGSize(width: 1_000, height: 34))
        return CGSize(width: text.width.rounded(.up) + 22, height: 34)
    }

    func show(_ settings: DateSettings) {
        self.settings = settings
        let template = part == .date ? "yMMMd" : "jmm"
        label.text = settings.formatter(template: template).string(from: settings.chosenDate)
        accessibilityLabel = label.text
        accessibilityTraits = .button
        open?.picker.setDate(settings.date, animated: true)
        setNeedsLayout()
    }

    override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.3 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    // MARK: Choosing

    private func choose() {
        guard open == nil, let presenter else { return }
        let popover = DatePopover(part, settings, from: self)
        popover.onChange = { [weak self] date in
            guard let self else { return }
            var chosen = self.settings
            chosen.date = date
            self.onChange?(chosen)
        }
        popover.onEnd = { [weak self] in
            self?.label.textColor = .label
            self?.owner?.sendActions(for: .editingDidEnd)
        }
        open = popover
        label.textColor = tintColor
        owner?.sendActions(for: .editingDidBegin)
        presenter.present(popover, animated: true)
    }

    /// The picker that the field belongs to.
    private var owner: UIDatePicker? {
        var view = superview
        while let one = view, !(one is UIDatePicker) { view = one.superview }
        return view as? UIDatePicker
    }

    /// The nearest controller that can show something.
    private var presenter: UIViewController? {
        var responder: UIResponder? = next
        while let one = responder {
            if let controller = one as? UIViewController { return controller }
            responder = one.next
        }
        return window?.rootViewController
    }
}
