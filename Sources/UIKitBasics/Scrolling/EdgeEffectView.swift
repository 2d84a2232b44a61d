// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Shows the effect at one edge: bands of blur that weaken inwards, and the background's colour over
/// them; or one band with a line.
@MainActor
final class EdgeEffectView: UIView, ViewPart {
    private let edge: EdgeEffects.Edge
    private let bands: [UIView]
    private let shade = GradientView(frame: .zero)
    private let line = UIView(frame: .zero)
    private var isHard = false
    private var color: UIColor?

    /// The blur of the bands from the edge inwards, in points; our choice.
    private static let blurs: [CGFloat] = [8, 5, 3, 1.5]

    init(_ edge: EdgeEffects.Edge) {
        self.edge = edge
        bands = EdgeEffectView.blurs.map { _ in UIView(frame: .zero) }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        // In front of content that is added later.
        layer.zPosition = 900
        for view in bands + [shade, line] { addSubview(view) }
        line.backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }

    func show(isHard: Bool, color: UIColor) {
        guard isHard != self.isHard || color != self.color else { return }
        self.isHard = isHard
        self.color = color
        for (band, blur) in zip(bands, EdgeEffectView.blurs) {
            band.layer.backgroundFilters = [
                LayerFilter.blur(isHard ? EdgeEffectView.blurs[0] : blur)
            ]
        }
        line.isHidden = !isHard
        showShade()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showShade()
    }

    private func showShade() {
        guard let resolved = color?.resolvedColor(with: traitCollection) else { return }
        let alphas: [CGFloat] = isHard ? [0.8, 0.8] : [0.9, 0.6, 0]
        shade.gradient?.colors = alphas.map { resolved.withAlphaComponent($0).cgColor }
        let isFar = edge == .bottom || edge == .right
        let start: CGFloat = isFar ? 1 : 0
        let axis = edge.isVertical ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0)
        shade.gradient?.startPoint = CGPoint(x: axis.x * start, y: axis.y * start)
        shade.gradient?.endPoint = CGPoint(x: axis.x * (1 - start), y: axis.y * (1 - start))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let length = edge.isVertical ? bounds.height : bounds.width
        let step = length / CGFloat(bands.count)
        for (index, band) in bands.enumerated() {
            band.frame = slice(from: CGFloat(index) * step, to: CGFloat(index + 1) * step)
        }
        let width = 1 / max(traitCollection.displayScale, 1)
        line.frame = slice(from: length - width, to: length)
    }

    /// The part between two distances from the edge.
    private func slice(from low: CGFloat, to high: CGFloat) -> CGRect {
        switch edge {
        case .top: CGRect(x: 0, y: low, width: bounds.width, height: high - low)
        case .bottom:
            CGRect(x: 0, y: bounds.height - high, width: bounds.width, height: high - low)
        case .left: CGRect(x: low, y: 0, width: high - low, height: bounds.height)
        case .right:
            CGRect(x: bounds.width - high, y: 0, width: high - low, height: bounds.height)
        }
    }

    /// Shows a gradient.
    private final class GradientView: UIView, ViewPart {
        override class var layerClass: AnyClass { CAGradientLayer.self }

        var gradient: CAGradientLayer? { layer as? CAGradientLayer }
    }
}
