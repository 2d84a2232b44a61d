// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

@MainActor
@Suite("Symbol effects and invalidating properties", .serialized)
struct SymbolEffectTests {
    private let window = makeWindow()
    private let view = UIImageView(image: UIImage(systemName: "star"))

    init() {
        window.isHidden = false
        window.addSubview(view)
    }

    @Test("An effect is an animation of the layer, once or until it is removed")
    func effects() {
        view.addSymbolEffect(.bounce)
        view.addSymbolEffect(.pulse)
        let keys = Set(view.layer.animationKeys() ?? [])
        #expect(keys == ["UISymbolEffect.bounce", "UISymbolEffect.pulse"])
        #expect(view.layer.animation(forKey: "UISymbolEffect.bounce")?.repeatCount == 1)
        #expect(view.layer.animation(forKey: "UISymbolEffect.pulse")?.repeatCount == .infinity)
        view.addSymbolEffect(.pulse, options: .repeat(3).speed(2))
        let pulse = view.layer.animation(forKey: "UISymbolEffect.pulse")
        #expect(pulse?.repeatCount == 3 && pulse?.speed == 2)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(view.layer.animation(forKey: "UISymbolEffect.pulse") == nil)
    }

    @Test("Scale, disappear and appear are states on top of the view's own")
    func states() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0.5
        view.addSymbolEffect(.scale.up, animated: false)
        #expect(abs(view.transform.a - 2.3) < 1e-9 && view.alpha == 0.5)
        var told: [Bool] = []
        view.addSymbolEffect(.disappear, animated: false) { told.append($0.isFinished) }
        #expect(view.layer.opacity == 0 && told == [true])
        view.addSymbolEffect(.appear, animated: false)
        #expect(view.layer.opacity == 0.5 && abs(view.transform.a - 2) < 1e-9)
        view.addSymbolEffect(.scale.down, animated: false)
        view.removeAllSymbolEffects(animated: false)
        #expect(abs(view.transform.a - 2) < 1e-9)
    }

    @Test("A symbol takes another's place")
    func replace() {
        view.removeFromSuperview()
        var context: UISymbolEffectCompletionContext?
        let heart = UIImage(systemName: "heart") ?? UIImage()
        view.setSymbolImage(heart, contentTransition: .replace) { context = $0 }
        #expect(view.image === heart && context?.isFinished == true)
        #expect(context?.contentTransition != nil && context?.effect == nil)
    }

    private final class Badge: UIView {
        @Invalidating(.layout, .intrinsicContentSize) var inset = 4
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("A property marks what it makes stale, when it changes")
    func invalidating() {
        let badge = Badge()
        badge.layoutIfNeeded()
        let before = badge.layouts
        badge.inset = 4
        badge.layoutIfNeeded()
        #expect(badge.layouts == before)
        badge.inset = 8
        badge.layoutIfNeeded()
        #expect(badge.layouts == before + 1 && badge.inset == 8)
    }
}
