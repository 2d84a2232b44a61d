// SPDX-License-Identifier: Apache-2.0

import UIKitControllers
import UIKitCore

/// The buttons of an alert or a sheet of old, and the controller that shows them.
@MainActor
final class AlertButtons {
    /// What the delegate hears of.
    enum Event {
        case willPresent
        case didPresent
        case clicked(Int)
        case willDismiss(Int)
        case didDismiss(Int)
    }

    let controller: UIAlertController
    /// The button that cancels; -1 for none.
    var cancel = -1
    /// The button that destroys something; -1 for none.
    var destructive = -1
    private(set) var titles: [String] = []
    /// Set while they are shown: whoever shows them lives as long, whoever else forgets it.
    private var tell: ((Event) -> Void)?

    init(_ style: UIAlertController.Style) {
        controller = UIAlertController(title: nil, message: nil, preferredStyle: style)
    }

    var isShown: Bool { tell != nil }

    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? {
        titles.indices.contains(index) ? titles[index] : nil
    }

    /// The first button that has no other purpose; -1 for none.
    var firstOther: Int { titles.indices.first { style(of: $0) == .default } ?? -1 }

    private func style(of index: Int) -> UIAlertAction.Style {
        switch index {
        case cancel: .cancel
        case destructive: .destructive
        default: .default
        }
    }

    func present(from presenter: UIViewController, _ tell: @escaping (Event) -> Void) {
        guard !isShown else { return }
        self.tell = tell
        // Those that were shown before are there.
        for index in controller.actions.count..<titles.count {
            let action = UIAlertAction(title: titles[index], style: style(of: index)) {
                [weak self] _ in self?.close(index)
            }
            controller.addAction(action)
        }
        tell(.willPresent)
        presenter.present(controller, animated: true) { tell(.didPresent) }
    }

    /// Takes them away as if a button were pressed; nobody hears of a click.
    func dismiss(_ index: Int, animated: Bool) {
        guard let tell else { return }
        self.tell = nil
        tell(.willDismiss(index))
        controller.presentingViewController?.dismiss(animated: animated) {
            tell(.didDismiss(index))
        }
    }

    private func close(_ index: Int) {
        guard let tell else { return }
        self.tell = nil
        tell(.clicked(index))
        tell(.willDismiss(index))
        tell(.didDismiss(index))
    }
}
