// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore
import UIKitCore

/// A notification at the top of the screen, in a window of its own; it goes by itself.
@MainActor
package final class NotificationBanner {
    /// What a banner says and offers.
    package struct Content {
        package var title = ""
        package var subtitle = ""
        package var body = ""
        package var actions: [Action] = []

        package init() {}
    }

    /// A button.
    package struct Action {
        let title: String
        let identifier: String
        let isDestructive: Bool

        package init(title: String, identifier: String, isDestructive: Bool) {
            self.title = title
            self.identifier = identifier
            self.isDestructive = isDestructive
        }
    }

    /// What the user did with a banner.
    package enum Answer {
        case opened
        case dismissed
        case action(String)
    }

    /// How long it stays, in seconds.
    package static let time = 5.0
    /// The one that is shown.
    package private(set) static var shown: NotificationBanner?

    private let window: UIWindow
    private let answer: (Answer) -> Void
    private var end: Deadline?

    /// Shows one in the place of another.
    package static func show(
        _ content: Content,
        _ answer: @escaping (Answer) -> Void
    ) {
        shown?.close(nil)
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
            return
        }
        shown = NotificationBanner(content, in: scene, answer)
    }

    private init(
        _ content: Content,
        in scene: UIWindowScene,
        _ answer: @escaping (Answer) -> Void
    ) {
        self.answer = answer
        let bounds = scene.coordinateSpace.bounds
        let width = min(bounds.width - 16, 400)
        window = UIWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.backgroundColor = .clear
        let card = Self.card(content) { [weak self] in self?.close($0) }
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
            if recognizer.state == .ended { self?.close(.opened) }
        }
        card.addGestureRecognizer(tap)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        swipe.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.close(.dismissed) }
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
    private func close(_ action: Answer?) {
        end?.cancel()
        window.isHidden = true
        if Self.shown === self { Self.shown = nil }
        if let action { answer(action) }
    }

    private static func card(
        _ content: Content,
        _ act: @escaping (Answer) -> Void
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
        if !content.actions.isEmpty { stack.addArrangedSubview(buttons(content.actions, act)) }
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
        _ actions: [Action],
        _ act: @escaping (Answer) -> Void
    ) -> UIView {
        let row = UIStackView()
        row.distribution = .fillEqually
        row.spacing = 12
        for action in actions {
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: action.title) { _ in act(.action(action.identifier))
                }
            )
            if action.isDestructive { button.tintColor = .systemRed }
            row.addArrangedSubview(button)
        }
        return row
    }
}
