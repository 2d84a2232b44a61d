// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The tool tip that is shown, or will be when the pointer has rested for long enough.
@MainActor
package final class ToolTips {
    package static let shared = ToolTips()

    /// How long the pointer rests before, in seconds; our choice.
    static let delay = 0.8

    private weak var view: UIView?
    private var configuration: UIToolTipConfiguration?
    private var timer: Deadline?
    private var label: ToolTipView?

    /// The pointer is at a point of a window, over a view; nil for neither.
    func pointerMoved(to point: CGPoint, in window: UIWindow?, over hit: UIView?) {
        guard let window, let (owner, found) = find(from: hit, at: point, in: window) else {
            return hide()
        }
        if label != nil, owner === view, found.toolTip == configuration?.toolTip,
            found.sourceRect == configuration?.sourceRect
        {
            return
        }
        hide()
        view = owner
        configuration = found
        timer = Deadlines.shared.add(after: ToolTips.delay) { [weak self, weak window] in
            guard let self, let window, self.view?.window === window else { return }
            self.show(found.toolTip, beside: point, in: window)
        }
    }

    private func find(
        from hit: UIView?,
        at point: CGPoint,
        in window: UIWindow
    ) -> (UIView, UIToolTipConfiguration)? {
        var candidate = hit
        while let view = candidate {
            for case let interaction as UIToolTipInteraction in view.interactions {
                let place = view.convert(point, from: window)
                if let found = interaction.configuration(at: place) {
                    if let rect = found.sourceRect, !rect.contains(place) { continue }
                    if !found.toolTip.isEmpty { return (view, found) }
                }
            }
            candidate = view.superview
        }
        return nil
    }

    private func show(_ text: String, beside point: CGPoint, in window: UIWindow) {
        let label = ToolTipView(text: text)
        let room = window.bounds.inset(by: window.safeAreaInsets)
            .narrowed(dx: MenuStyle.margin, dy: MenuStyle.margin)
        let size = label.sizeThatFits(CGSize(width: min(room.width, 320), height: room.height))
        // Below the pointer's tip, or above it where there is no room.
        var origin = CGPoint(x: point.x + 2, y: point.y + 20)
        if origin.y + size.height > room.maxY { origin.y = point.y - 6 - size.height }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        label.frame = CGRect(origin: origin, size: size)
        window.addSubview(label)
        self.label = label
        label.alpha = 0
        UIView.animate(withDuration: 0.15) { label.alpha = 1 }
    }

    /// Takes away what is shown and what was going to be.
    package func hide() {
        timer?.cancel()
        timer = nil
        view = nil
        configuration = nil
        label?.removeFromSuperview()
        label = nil
    }

    /// A view has nothing to say any more.
    package func forget(_ owner: UIView) {
        if view === owner { hide() }
    }
}

/// A few words on a small sheet.
final class ToolTipView: UIView, ViewPart {
    private static let inset = CGSize(width: 8, height: 5)
    private let label = UILabel(frame: .zero)

    init(text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor.secondarySystemBackground
        layer.cornerRadius = 6
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = .label
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inset = ToolTipView.inset
        let room = CGSize(width: size.width - 2 * inset.width, height: size.height)
        let text = label.sizeThatFits(room)
        return CGSize(
            width: min(text.width, room.width).rounded(.up) + 2 * inset.width,
            height: text.height.rounded(.up) + 2 * inset.height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.narrowed(dx: ToolTipView.inset.width, dy: ToolTipView.inset.height)
    }
}
