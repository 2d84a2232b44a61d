// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore
import UIKitCore

/// A notification at the top of the screen, in a window of its own; it goes by itself.
@MainActor
final class NotificationBanner {
    /// How long it stays, in seconds.
    static let time = 5.0
    /// The one that is shown.
    private(set) static var shown: NotificationBanner?

    private let window: UIWindow
    private let answer: (String) -> Void
    private var end: Deadline?

    /// Shows one in the place of another.
    static func show(
        _ content: UNNotificationContent,
        actions: [UNNotificationAction],
        _ answer: @escaping (String) -> Void
    ) {
        shown?.close(nil)
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
            return
        }
        shown = NotificationBanner(content, actions, in: scene, answer)
    }

    private init(
        _ content: UNNotificationContent,
        _ actions: [UNNotificationAction],
        in scene: UIWindowScene,
        _ answer: @escaping (String) -> Void
    ) {
        self.answer = answer
        let bounds = scene.coordinateSpace.bounds
        let width = min(bounds.width - 16, 400)
        window = UIWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.backgroundColor = .clear
        let card = Self.card(content, actions) { [weak self] in self?.close($0) }
        let height = card.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let top = scene.windows.first?.safeAreaInsets.top ?? 0
        window.frame = CGRect(
            x: (bounds.width - width) / 2,
            y: max(top, 8),
            width: width,
            height: height
        )
        card.frame = window.bounds
        window.addSubview(card)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.close(UNNotificationDefaultActionIdentifier) }
        }
        card.addGestureRecognizer(tap)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        swipe.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.close(UNNotificationDismissActionIdentifier) }
        }
        card.addGestureRecognizer(swipe)
        window.isHidden = false
        slideIn(card)
        end = Deadlines.shared.add(after: Self.time) { [weak self] in self?.close(nil) }
    }

    private func slideIn(_ card: UIView) {
        card.transform = CGAffineTransform(translationX: 0, y: -card.bounds.height - 60)
        UIView.animate(
            withDuration: 0.5,
            delay: 0,
            usingSpringWithDamping: 0.85,
            initialSpringVelocity: 0
        ) {
            card.transform = .identity
        }
    }

    /// Goes; `action` is what was done with it, nil for nothing.
    private func close(_ action: String?) {
        end?.cancel()
        window.isHidden = true
        if Self.shown === self { Self.shown = nil }
        if let action { answer(action) }
    }

    private static func card(
        _ content: UNNotificationContent,
        _ actions: [UNNotificationAction],
        _ act: @escaping (String) -> Void
    ) -> UIView {
        let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        card.layer.cornerRadius = 22
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 2
        for (text, style) in [
            (content.title, UIFont.TextStyle.headline), (content.subtitle, .subheadline),
            (content.body, .subheadline),
        ] where !text.isEmpty {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.numberOfLines = style == .headline ? 1 : 4
            stack.addArrangedSubview(label)
        }
        if !actions.isEmpty { stack.addArrangedSubview(buttons(actions, act)) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.contentView.addSubview(stack)
        let bottom = stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -14)
        // The card's first height comes from its autoresizing mask.
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            bottom,
        ])
        return card
    }

    private static func buttons(
        _ actions: [UNNotificationAction],
        _ act: @escaping (String) -> Void
    ) -> UIView {
        let row = UIStackView()
        row.distribution = .fillEqually
        row.spacing = 12
        for action in actions {
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: action.title) { _ in act(action.identifier) }
            )
            if action.options.contains(.destructive) { button.tintColor = .systemRed }
            row.addArrangedSubview(button)
        }
        return row
    }
}
