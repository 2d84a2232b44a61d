// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A bubble with a calendar or wheels.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
    let picker = UIDatePicker(frame: .zero)
    var onChange: ((Date) -> Void)?
    var onEnd: (() -> Void)?

    init(_ part: DateField.Part, _ settings: DateSettings, from source: UIView) {
        super.init(nibName: nil, bundle: nil)
        var own = settings
        own.mode = part == .date ? .date : .time
        picker.settings = own
        picker.preferredDatePickerStyle = part == .date ? .inline : .wheels
        picker.tintColor = source.tintColor
        modalPresentationStyle = .popover
        preferredContentSize = picker.intrinsicContentSize
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.sourceRect = source.bounds
        popoverPresentationController?.delegate = self
        picker.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.onChange?(self.picker.date)
            },
            for: .valueChanged
        )
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView(frame: CGRect(origin: .zero, size: preferredContentSize))
        picker.frame = view.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker)
    }

    /// Escape closes the bubble.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        dismiss(animated: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onEnd?()
        onEnd = nil
    }

    /// A bubble on narrow screens, too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
        .none
    }

    /// A bubble on narrow screens, too.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
