// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An effect that an image view has.
@MainActor
final class RunningSymbolEffect: NSObject, @preconcurrency CAAnimationDelegate {
    let effect: any SymbolEffect
    private weak var view: UIImageView?
    private let completion: UISymbolEffectCompletion?

    init(
        _ effect: any SymbolEffect,
        on view: UIImageView,
        _ completion: UISymbolEffectCompletion?
    ) {
        self.effect = effect
        self.view = view
        self.completion = completion
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(flag) }

    func end(_ isFinished: Bool) {
        guard let view else { return }
        completion?(
            UISymbolEffectCompletionContext(isFinished: isFinished, sender: view, effect: effect)
        )
    }
}

/// What effects an image view has.
struct SymbolEffectState {
    /// The effects that last.
    var effects: [SymbolEffectConfiguration.Kind: any SymbolEffect] = [:]
    var state = UIImageView.SymbolState.plain
    /// The layer's opacity without the state's.
    var opacity: Float = 1
}

extension UIImageView {
    /// The key of an effect's animation: one effect of a kind at a time.
    private func key(of effect: any SymbolEffect) -> String {
        "UISymbolEffect.\(effect.configuration.kind)"
    }

    func start(
        _ effect: any SymbolEffect,
        lasts: Bool,
        options: SymbolEffectOptions,
        animated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        let configuration = effect.configuration
        let running = RunningSymbolEffect(effect, on: self, completion)
        symbols.effects[configuration.kind] = lasts ? effect : nil
        if let state = SymbolState(configuration) {
            settle(state, options: options, animated: animated) { running.end($0) }
            return
        }
        guard animated, let animation = Self.animation(of: configuration) else {
            running.end(true)
            return
        }
        animation.speed = Float(options.speed)
        animation.repeatCount = lasts && options.count == nil ? .infinity : options.repetitions
        animation.delegate = running
        layer.add(animation, forKey: key(of: effect))
    }

    func stop(
        _ effect: any SymbolEffect,
        options: SymbolEffectOptions,
        animated: Bool,
        completion: UISymbolEffectCompletion?
    ) {
        let kind = effect.configuration.kind
        symbols.effects[kind] = nil
        layer.removeAnimation(forKey: key(of: effect))
        let running = RunningSymbolEffect(effect, on: self, completion)
        guard SymbolState(effect.configuration) != nil else {
            running.end(true)
            return
        }
        settle(.plain, options: options, animated: animated) { running.end($0) }
    }

    func stopAll(options: SymbolEffectOptions, animated: Bool) {
        for effect in symbols.effects.values {
            stop(effect, options: options, animated: animated, completion: nil)
        }
    }

    /// Puts a symbol in place of the one that is shown.
    func change(
        to image: UIImage,
        _ transition: any ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions,
        completion: UISymbolEffectCompletion?
    ) {
        let course = transition.configuration.course
        let finish = { [weak self] (isFinished: Bool) in
            guard let self else { return }
            completion?(
                UISymbolEffectCompletionContext(
                    isFinished: isFinished,
                    sender: self,
                    contentTransition: transition
                )
            )
        }
        guard window != nil else {
            self.image = image
            return finish(true)
        }
        let half = 0.15 / options.speed
        let old: SymbolState = course == .up ? .grownAway : .shrunkAway
        let swap = { [self] in
            self.image = image
            apply(.shrunkAway)
            UIView.animate(
                withDuration: half,
                delay: 0,
                options: [.curveEaseOut],
                animations: { self.apply(.plain) },
                completion: finish
            )
        }
        if course == .down { return swap() }
        UIView.animate(
            withDuration: half,
            delay: 0,
            options: [.curveEaseIn],
            animations: { self.apply(old) },
            completion: { _ in swap() }
        )
    }

    // MARK: States

    /// How a symbol looks for as long as an effect lasts.
    struct SymbolState: Equatable {
        var scale: CGFloat = 1
        var alpha: CGFloat = 1

        static let plain = SymbolState()
        static let shrunkAway = SymbolState(scale: 0.5, alpha: 0)
        static let grownAway = SymbolState(scale: 1.4, alpha: 0)

        private init(scale: CGFloat = 1, alpha: CGFloat = 1) {
            self.scale = scale
            self.alpha = alpha
        }

        /// Nil for effects that only move.
        init?(_ configuration: SymbolEffectConfiguration) {
            switch configuration.kind {
            case .scale: self.init(scale: configuration.course == .down ? 0.85 : 1.15)
            case .appear: self = .plain
            case .disappear: self = configuration.course == .up ? .grownAway : .shrunkAway
            default: return nil
            }
        }
    }

    /// Shows a state on top of the view's own transform and opacity.
    private func apply(_ state: SymbolState) {
        let ratio = state.scale / symbols.state.scale
        layer.transform = CATransform3DScale(layer.transform, ratio, ratio, 1)
        if symbols.state.alpha == 1 { symbols.opacity = layer.opacity }
        layer.opacity = symbols.opacity * Float(state.alpha)
        symbols.state = state
    }

    private func settle(
        _ state: SymbolState,
        options: SymbolEffectOptions,
        animated: Bool,
        then done: @escaping (Bool) -> Void
    ) {
        guard animated, window != nil else {
            apply(state)
            return done(true)
        }
        UIView.animate(
            withDuration: 0.3 / options.speed,
            delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState],
            animations: { self.apply(state) },
            completion: done
        )
    }

    // MARK: Movements

    private static func keyframes(
        _ path: String,
        _ values: [CGFloat],
        _ duration: Double
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }

    private static func animation(of effect: SymbolEffectConfiguration) -> CAAnimation? {
        switch effect.kind {
        case .bounce:
            let values: [CGFloat] =
                effect.course == .down ? [1, 0.8, 1.1, 1] : [1, 1.25, 0.92, 1]
            return keyframes("transform.scale", values, 0.6)
        case .pulse: return keyframes("opacity", [1, 0.3, 1], 1.4)
        case .variableColor:
            let back: [CGFloat] = effect.course == .reversing ? [0.3, 1, 0.3] : [0.3, 1]
            return keyframes("opacity", back, 1)
        case .wiggle:
            return keyframes("transform.rotation.z", [0, -0.2, 0.2, -0.15, 0.15, 0], 0.7)
        case .rotate: return keyframes("transform.rotation.z", [0, .pi, 2 * .pi], 1.2)
        case .breathe: return keyframes("transform.scale", [1, 1.12, 1], 2)
        default: return nil
        }
    }
}
