// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What moves.
final class AnimationPage: CardsPage {
    private let track = UIView()
    private let ball = UIView()
    private let play = UIButton(configuration: .filled())
    private var isRight = false

    override func makeCards() -> [Card] {
        ball.backgroundColor = .systemPink
        ball.frame = CGRect(x: 0, y: 10, width: 56, height: 56)
        ball.layer.cornerRadius = 28
        track.addSubview(ball)
        play.configuration?.title = "Spring"
        play.frame = CGRect(x: 0, y: 90, width: 110, height: 44)
        play.addAction(UIAction { [weak self] _ in self?.spring() }, for: .touchUpInside)
        track.addSubview(play)
        return [
            Card("A spring, from where it is", track, size: CGSize(width: 230, height: 134)),
            Card("Turning for ever", spinner(), size: CGSize(width: 110, height: 110)),
            Card("A path drawn again and again", writer(), size: CGSize(width: 170, height: 100)),
            Card("Colours by keyframes", pulse(), size: CGSize(width: 110, height: 110)),
            Card("Waiting", waiting(), size: CGSize(width: 60, height: 60)),
            Card("Bars", bars(), size: CGSize(width: 150, height: 100)),
        ]
    }

    private func spring() {
        isRight.toggle()
        let x = isRight ? track.bounds.width - ball.bounds.width : 0
        UIView.animate(
            withDuration: 0.9,
            delay: 0,
            usingSpringWithDamping: 0.45,
            initialSpringVelocity: 0,
            options: [],
            animations: { self.ball.frame.origin.x = x },
            completion: nil
        )
    }

    private func repeating(
        _ path: String,
        _ from: Any,
        _ to: Any,
        _ duration: Double
    )
        -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        animation.repeatCount = .infinity
        return animation
    }

    private func spinner() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemIndigo
        view.layer.cornerRadius = 24
        view.layer.cornerCurve = .continuous
        view.layer.add(repeating("transform.rotation.z", 0.0, Double.pi * 2, 4), forKey: "turn")
        return view
    }

    private func writer() -> UIView {
        let view = UIView()
        let shape = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 50))
        for wave in 0..<4 {
            let x = 5 + CGFloat(wave) * 40
            path.addCurve(
                to: CGPoint(x: x + 40, y: 50),
                controlPoint1: CGPoint(x: x + 15, y: wave % 2 == 0 ? -20 : 120),
                controlPoint2: CGPoint(x: x + 25, y: wave % 2 == 0 ? -20 : 120)
            )
        }
        shape.path = path.cgPath
        shape.fillColor = nil
        shape.strokeColor = UIColor.systemTeal.cgColor
        shape.lineWidth = 7
        shape.lineCap = .round
        shape.add(repeating("strokeEnd", 0.05, 1.0, 2), forKey: "write")
        view.layer.addSublayer(shape)
        return view
    }

    private func pulse() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemBlue
        view.layer.cornerRadius = 55
        let colors = CAKeyframeAnimation(keyPath: "backgroundColor")
        colors.values = [UIColor.systemBlue, .systemPurple, .systemPink, .systemBlue].map(\.cgColor)
        colors.duration = 4
        colors.repeatCount = .infinity
        view.layer.add(colors, forKey: "colors")
        return view
    }

    private func waiting() -> UIView {
        let view = UIActivityIndicatorView(style: .large)
        view.startAnimating()
        return view
    }

    private func bars() -> UIView {
        let view = UIView()
        for index in 0..<5 {
            let bar = CALayer()
            bar.frame = CGRect(x: CGFloat(index) * 32, y: 10, width: 20, height: 80)
            bar.cornerRadius = 10
            bar.backgroundColor = UIColor.systemOrange.cgColor
            let grow = repeating("transform.scale.y", 0.3, 1.0, 0.5 + Double(index) * 0.12)
            grow.autoreverses = true
            bar.add(grow, forKey: "grow")
            view.layer.addSublayer(bar)
        }
        return view
    }
}
