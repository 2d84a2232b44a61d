// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import UIKitViews

/// The buttons behind a row.
package final class SwipeActionsView: UIView, ViewPart {
    private let actions: [UIContextualAction]
    private let buttons: [SwipeActionButton]
    private let perform: (UIContextualAction, UIView) -> Void
    /// Whether the buttons come from the left.
    package final var isAtLeft = false
    /// Whether the first button takes all the room.
    package final var isFull = false

    package init(
        _ actions: [UIContextualAction],
        perform: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.actions = actions
        self.perform = perform
        buttons = actions.map { SwipeActionButton($0) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first lies at the edge, and in front when it takes all the room.
        for (action, button) in zip(actions, buttons).reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let button else { return }
                    self.perform(action, button)
                },
                for: .touchUpInside
            )
        }
    }

    package required init?(coder: NSCoder) { nil }

    /// The room that the buttons want.
    package var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    /// The button of an action.
    package func button(of action: UIContextualAction) -> UIView? {
        actions.firstIndex { $0 === action }.map { buttons[$0] }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let natural = naturalWidth
        guard natural > 0 else { return }
        // Buttons spread with the row, and keep their order from the edge.
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            var width = bounds.width * button.naturalWidth / natural
            if isFull { width = index == 0 ? bounds.width : 0 }
            let x = isAtLeft ? edge : bounds.width - edge - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            button.contentAtLeft = isAtLeft
            edge += width
        }
    }
}

/// One of the buttons behind a row.
final class SwipeActionButton: UIControl, ViewPart {
    private static let leastWidth: CGFloat = 74
    private static let margin: CGFloat = 15
    /// From this height on there is room for an image and a text.
    private static let roomyHeight: CGFloat = 91

    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let color: UIColor
    /// Whether the content lies at the left end of a button that is wider than it need be.
    var contentAtLeft = false { didSet { setNeedsLayout() } }

    init(_ action: UIContextualAction) {
        color = action.backgroundColor
        super.init(frame: .zero)
        backgroundColor = color
        label.text = action.title
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.image = action.image?.withRenderingMode(
            action.image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate
        )
        picture.tintColor = .white
        picture.contentMode = .center
        clipsToBounds = true
        addSubview(label)
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat {
        let text = label.text == nil ? 0 : label.intrinsicContentSize.width
        let image = picture.image?.size.width ?? 0
        let content = picture.image == nil ? text : max(image, 0)
        return max(
            SwipeActionButton.leastWidth,
            content.rounded(.up) + 2 * SwipeActionButton.margin
        )
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.8 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = naturalWidth
        let x = contentAtLeft ? bounds.width - width : 0
        let room = CGRect(
            x: bounds.width <= width ? (bounds.width - width) * (contentAtLeft ? 1 : 0) : x,
            y: 0,
            width: width,
            height: bounds.height
        )
        let hasImage = picture.image != nil
        let showsBoth =
            hasImage && label.text != nil
            && bounds.height >= SwipeActionButton.roomyHeight
        label.isHidden = hasImage && !showsBoth
        picture.isHidden = !hasImage
        if showsBoth, let size = picture.image?.size {
            let text = label.sizeThatFits(CGSize(width: width - 8, height: room.height))
            let height = size.height + 4 + text.height
            let top = (room.height - height) / 2
            picture.frame = CGRect(x: room.minX, y: top, width: width, height: size.height)
            label.frame = CGRect(
                x: room.minX + 4,
                y: top + size.height + 4,
                width: width - 8,
                height: text.height
            )
        } else {
            picture.frame = room
            label.frame = room.insetBy(dx: 4, dy: 0)
        }
    }
}
