// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What layers can do.
final class LayersPage: CardsPage {
    override func makeCards() -> [Card] {
        let square = CGSize(width: 110, height: 110)
        return [
            Card("Continuous corners, border", corners(), size: square),
            Card("Shadow", shadow(), size: square),
            Card("Mask", masked(), size: CGSize(width: 150, height: 110)),
            Card("Perspective", perspective(), size: CGSize(width: 170, height: 110)),
            Card("Conic gradient", gradient(.conic), size: square),
            Card("Radial gradient", gradient(.radial), size: square),
            Card("Shape", shape(), size: square),
            Card("Replicator", replicator(), size: square),
            Card("Group opacity", opacity(), size: CGSize(width: 150, height: 110)),
        ]
    }

    private func colored(_ color: UIColor, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    private func corners() -> UIView {
        let view = colored(.systemTeal, .zero)
        view.layer.cornerRadius = 32
        view.layer.cornerCurve = .continuous
        view.layer.borderWidth = 5
        view.layer.borderColor = UIColor.systemBlue.cgColor
        return view
    }

    private func shadow() -> UIView {
        let view = colored(.systemOrange, .zero)
        view.layer.cornerRadius = 24
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.45
        view.layer.shadowRadius = 12
        view.layer.shadowOffset = CGSize(width: 0, height: 8)
        return view
    }

    private func gradientLayer(_ colors: [UIColor], _ frame: CGRect) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = frame
        layer.colors = colors.map(\.cgColor)
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 1)
        return layer
    }

    private func masked() -> UIView {
        let view = UIView()
        let frame = CGRect(x: 0, y: 0, width: 150, height: 110)
        view.layer.addSublayer(gradientLayer([.systemPink, .systemPurple, .systemBlue], frame))
        let mask = CAShapeLayer()
        mask.frame = frame
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 15, width: 80, height: 80))
        path.append(UIBezierPath(ovalIn: CGRect(x: 60, y: 5, width: 90, height: 90)))
        mask.path = path.cgPath
        view.layer.mask = mask
        return view
    }

    private func perspective() -> UIView {
        let view = UIView()
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 240
        view.layer.sublayerTransform = eye
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
        for (index, color) in colors.enumerated() {
            let x = CGFloat(index) * 38
            let card = colored(
                color.withAlphaComponent(0.85),
                CGRect(x: x, y: 0, width: 94, height: 110)
            )
            card.layer.cornerRadius = 10
            card.layer.transform = CATransform3DMakeRotation(0.95, 0, 1, 0)
            card.layer.zPosition = CGFloat(index)
            view.addSubview(card)
        }
        return view
    }

    private func gradient(_ type: CAGradientLayerType) -> UIView {
        let view = UIView()
        let frame = CGRect(x: 0, y: 0, width: 110, height: 110)
        let colors: [UIColor] =
            type == .conic
            ? [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple, .systemRed]
            : [.white, .systemYellow, .systemOrange, .systemRed]
        let layer = gradientLayer(colors, frame)
        layer.type = type
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
        layer.cornerRadius = 55
        layer.masksToBounds = true
        view.layer.addSublayer(layer)
        return view
    }

    private func shape() -> UIView {
        let view = UIView()
        let star = CAShapeLayer()
        star.frame = CGRect(x: 0, y: 0, width: 110, height: 110)
        let path = UIBezierPath()
        for point in 0..<10 {
            let radius: CGFloat = point % 2 == 0 ? 52 : 23
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let place = CGPoint(x: 55 + cos(angle) * radius, y: 55 + sin(angle) * radius)
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        star.path = path.cgPath
        star.fillColor = UIColor.systemYellow.cgColor
        star.strokeColor = UIColor.systemOrange.cgColor
        star.lineWidth = 4
        star.lineJoin = .round
        view.layer.addSublayer(star)
        return view
    }

    private func replicator() -> UIView {
        let view = UIView()
        let copies = CAReplicatorLayer()
        copies.frame = CGRect(x: 0, y: 0, width: 110, height: 110)
        copies.instanceCount = 12
        copies.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        copies.instanceAlphaOffset = -1 / 14
        let bar = CALayer()
        bar.frame = CGRect(x: 50, y: 4, width: 10, height: 30)
        bar.cornerRadius = 5
        bar.backgroundColor = UIColor.systemIndigo.cgColor
        copies.addSublayer(bar)
        view.layer.addSublayer(copies)
        return view
    }

    private func opacity() -> UIView {
        let view = UIView()
        view.alpha = 0.5
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
        for (index, color) in colors.enumerated() {
            let frame = CGRect(
                x: CGFloat(index) * 38,
                y: CGFloat(index) * 16,
                width: 74,
                height: 74
            )
            let disc = colored(color, frame)
            disc.layer.cornerRadius = 37
            view.addSubview(disc)
        }
        return view
    }
}
