// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Animations that are held, scrubbed, turned round and never stop.
final class AnimatorsPage: CardsPage {
    private let track = ScrubView()
    private let ball = UIView()
    private var animator: UIViewPropertyAnimator?
    private let deck = UIView()
    private var frontCard = UIView()
    private var rearCard = UIView()
    private var flips = 0

    override func makeCards() -> [Card] {
        [
            Card("Scrub with a finger", makeTrack(), size: CGSize(width: 196, height: 190)),
            Card("Flips and curls", makeDeck(), size: CGSize(width: 200, height: 190)),
            Card("Two seconds of work", makeBusy(), size: CGSize(width: 130, height: 150)),
            Card("Particles", makeParticles(), size: CGSize(width: 200, height: 170)),
            Card("Copies in time", makeCopies(), size: CGSize(width: 130, height: 130)),
            Card("Tilted by the pointer", makeTilted(), size: CGSize(width: 150, height: 130)),
        ]
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // An animator must not go while it is held.
        if let animator, animator.state == .active { animator.stopAnimation(true) }
        animator = nil
    }

    // MARK: Property animator

    private func makeTrack() -> UIView {
        ball.frame = CGRect(x: 0, y: 10, width: 50, height: 50)
        ball.backgroundColor = .systemPink
        ball.layer.cornerRadius = 10
        track.addSubview(ball)
        track.onMove = { [weak self] distance in self?.scrub(by: distance) }
        for (index, title) in ["Go", "Hold", "Back"].enumerated() {
            let button = UIButton(configuration: .tinted())
            button.configuration?.title = title
            button.configuration?.buttonSize = .small
            button.frame = CGRect(x: index * 67, y: 130, width: 62, height: 40)
            button.addAction(
                UIAction { [weak self] _ in self?.press(index) },
                for: .touchUpInside
            )
            track.addSubview(button)
        }
        return track
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        if let animator, animator.state == .active { return animator }
        ball.frame.origin.x = 0
        ball.transform = .identity
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { [ball] in
            ball.frame.origin.x = 146
            ball.transform = CGAffineTransform(rotationAngle: .pi * 0.9)
        }
        animator.addAnimations({ [ball] in ball.backgroundColor = .systemTeal }, delayFactor: 0.5)
        self.animator = animator
        return animator
    }

    private func press(_ index: Int) {
        let animator = makeAnimator()
        switch index {
        case 0: animator.startAnimation()
        case 1: animator.pauseAnimation()
        default:
            animator.pauseAnimation()
            animator.isReversed.toggle()
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.9),
                durationFactor: 0.5
            )
        }
    }

    private func scrub(by distance: CGFloat) {
        let animator = makeAnimator()
        animator.pauseAnimation()
        let fraction = animator.fractionComplete + distance / 146
        animator.fractionComplete = min(max(fraction, 0), 0.999)
    }

    // MARK: Transitions

    private func makeCard(_ color: UIColor, _ text: String) -> UIView {
        let card = UILabel(frame: CGRect(x: 30, y: 5, width: 130, height: 120))
        card.backgroundColor = color
        card.text = text
        card.textColor = .white
        card.font = .boldSystemFont(ofSize: 40)
        card.textAlignment = .center
        return card
    }

    private func makeDeck() -> UIView {
        frontCard = makeCard(.systemIndigo, "A")
        rearCard = makeCard(.systemOrange, "B")
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 190, height: 130))
        stage.addSubview(frontCard)
        deck.addSubview(stage)
        let turn = UIButton(configuration: .filled())
        turn.configuration?.title = "Next"
        turn.frame = CGRect(x: 50, y: 140, width: 90, height: 40)
        turn.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
        deck.addSubview(turn)
        return deck
    }

    private func turn() {
        let all: [UIView.AnimationOptions] = [
            .transitionFlipFromLeft, .transitionCurlUp, .transitionFlipFromTop,
            .transitionCurlDown, .transitionCrossDissolve,
        ]
        UIView.transition(
            from: frontCard,
            to: rearCard,
            duration: 0.9,
            options: all[flips % all.count]
        )
        flips += 1
        swap(&frontCard, &rearCard)
    }

    // MARK: A busy main thread

    /// The square goes on turning while the main thread sleeps.
    private func makeBusy() -> UIView {
        let view = UIView()
        let square = UIView(frame: CGRect(x: 40, y: 10, width: 50, height: 50))
        square.backgroundColor = .systemGreen
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = Double.pi * 2
        turn.duration = 3
        turn.repeatCount = .infinity
        square.layer.add(turn, forKey: "turn")
        view.addSubview(square)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Be busy"
        button.frame = CGRect(x: 5, y: 95, width: 120, height: 44)
        button.addAction(
            UIAction { _ in
                EventLog.note("busy begins")
                Thread.sleep(forTimeInterval: 2)
                EventLog.note("busy ends")
            },
            for: .touchUpInside
        )
        view.addSubview(button)
        return view
    }

    // MARK: Layers

    private func makeParticles() -> UIView {
        let view = UIView()
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = CGPoint(x: 100, y: 150)
        emitter.renderMode = .additive
        emitter.seed = 7
        let cell = CAEmitterCell()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12))
        cell.contents =
            renderer.image { context in
                UIColor.white.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 10, height: 10))
            }.cgImage
        cell.contentsScale = UIScreen.main.scale
        cell.birthRate = 60
        cell.lifetime = 1.6
        cell.velocity = 130
        cell.velocityRange = 50
        cell.yAcceleration = 90
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = 0.9
        cell.color = UIColor.systemOrange.cgColor
        cell.alphaSpeed = -0.6
        cell.scaleRange = 0.6
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
        view.backgroundColor = .black
        return view
    }

    private func makeCopies() -> UIView {
        let view = UIView()
        let ring = CAReplicatorLayer()
        ring.frame = CGRect(x: 0, y: 0, width: 130, height: 130)
        ring.instanceCount = 12
        ring.instanceDelay = 1.0 / 12
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        let dot = CALayer()
        dot.frame = CGRect(x: 59, y: 10, width: 12, height: 26)
        dot.cornerRadius = 6
        dot.backgroundColor = UIColor.systemBlue.cgColor
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.1
        fade.duration = 1
        fade.repeatCount = .infinity
        dot.add(fade, forKey: "fade")
        ring.addSublayer(dot)
        view.layer.addSublayer(ring)
        return view
    }

    private func makeTilted() -> UIView {
        let view = UIView()
        for depth in 0..<4 {
            let inset = CGFloat(depth) * 14
            let sheet = UIView(frame: CGRect(x: 20, y: 10, width: 110, height: 110))
            sheet.frame = sheet.frame.insetBy(dx: inset, dy: inset)
            sheet.backgroundColor = UIColor.systemPurple.withAlphaComponent(0.3)
            sheet.layer.cornerRadius = 12
            let reach = CGFloat(depth + 1) * 6
            let effects = UIMotionEffectGroup()
            effects.motionEffects = [
                ("center.x", UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis),
                ("center.y", .tiltAlongVerticalAxis),
            ].map { path, type in
                let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
                effect.minimumRelativeValue = -reach
                effect.maximumRelativeValue = reach
                return effect
            }
            sheet.addMotionEffect(effects)
            view.addSubview(sheet)
        }
        return view
    }
}

/// Tells how far a finger moves sideways.
private final class ScrubView: UIView {
    var onMove: ((CGFloat) -> Void)?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        onMove?(touch.location(in: self).x - touch.previousLocation(in: self).x)
    }
}
