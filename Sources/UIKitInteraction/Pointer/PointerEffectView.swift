// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An effect under the pointer: a light over or behind a view, a shadow, a view that rises.
@MainActor
final class PointerEffectView {
    private static let duration = 0.18
    private weak var target: UIView?
    private let light = UIView(frame: .zero)
    private var scale: CGFloat = 1
    private var formerTransform = CGAffineTransform.identity
    private var formerShadow: (opacity: Float, radius: CGFloat)?
    private var throwsShadow = false

    private init(_ target: UIView) {
        self.target = target
        light.isUserInteractionEnabled = false
        light.backgroundColor = MenuStyle.highlight
        light.alpha = 0
    }

    /// The effect of a hover style on its view.
    convenience init?(_ style: UIHoverStyle, over view: UIView) {
        self.init(view)
        let whole = UIShape.Resolved(shape: .rect, boundingRect: view.bounds)
        let usual = UIShape.rect(cornerRadius: view.layer.cornerRadius)
        let shape = (style.shape ?? usual).resolve(in: .init(contentShape: whole))
        addLight(shape.path, to: view, isBehind: false)
        if style.effect is UIHoverLiftEffect { rise() }
    }

    /// The effect of a pointer's style.
    convenience init(_ effect: UIPointerEffect, _ shape: UIPointerShape?, in window: UIWindow) {
        let view = effect.preview.view
        self.init(view)
        let outline = PointerEffectView.outline(of: view, shape)
        switch effect {
        case .automatic, .highlight:
            addLight(outline, to: view, isBehind: false)
        case .lift:
            addLight(outline, to: view, isBehind: false)
            rise()
        case .hover(_, let tint, let prefersShadow, let prefersScale):
            if tint != .none { addLight(outline, to: view, isBehind: tint == .underlay) }
            if prefersScale { scale = PointerEffectView.scale(of: view) }
            throwsShadow = prefersShadow
        }
    }

    /// The outline in the view's space.
    private static func outline(of view: UIView, _ shape: UIPointerShape?) -> UIBezierPath {
        switch shape {
        case .path(let path): return path
        case .roundedRect(let rect, let radius):
            let rect = view.superview.map { $0.convert(rect, to: view) } ?? rect
            return UIBezierPath(roundedRect: rect, cornerRadius: radius < 0 ? 8 : radius)
        default:
            let radius = view.layer.cornerRadius
            return UIBezierPath(roundedRect: view.bounds, cornerRadius: radius > 0 ? radius : 6)
        }
    }

    private func addLight(_ path: UIBezierPath, to view: UIView, isBehind: Bool) {
        light.frame = view.bounds
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        light.layer.mask = mask
        if isBehind { view.insertSubview(light, at: 0) } else { view.addSubview(light) }
    }

    private func rise() {
        scale = target.map(PointerEffectView.scale) ?? 1
        throwsShadow = true
    }

    /// Grows by a few points whatever the size is.
    private static func scale(of view: UIView) -> CGFloat {
        1 + 6 / max(60, max(view.bounds.width, view.bounds.height))
    }

    /// Shows the effect, along with what else is to be animated.
    func appear(along animator: InteractionAnimator?) {
        PointerEffectView.appear(self, along: animator)
    }

    static func appear(_ effect: PointerEffectView?, along animator: InteractionAnimator?) {
        effect?.remember()
        run(along: animator) { effect?.show() }
    }

    static func disappear(_ effect: PointerEffectView?, along animator: InteractionAnimator?) {
        run(along: animator) {
            effect?.hide()
        } completion: {
            effect?.light.removeFromSuperview()
        }
    }

    private static func run(
        along animator: InteractionAnimator?,
        _ changes: @escaping () -> Void,
        completion: @escaping () -> Void = {}
    ) {
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            changes()
            animator?.runAnimations()
        } completion: { _ in
            completion()
            animator?.finish()
        }
    }

    private func remember() {
        guard let target else { return }
        formerTransform = target.transform
        formerShadow = (target.layer.shadowOpacity, target.layer.shadowRadius)
    }

    private func show() {
        light.alpha = 1
        guard let target else { return }
        if scale != 1 { target.transform = formerTransform.scaledBy(x: scale, y: scale) }
        if throwsShadow {
            target.layer.shadowOpacity = 0.25
            target.layer.shadowRadius = 10
        }
    }

    private func hide() {
        light.alpha = 0
        guard let target else { return }
        if scale != 1 { target.transform = formerTransform }
        if throwsShadow, let formerShadow {
            target.layer.shadowOpacity = formerShadow.opacity
            target.layer.shadowRadius = formerShadow.radius
        }
    }
}
