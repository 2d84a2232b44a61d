// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Panes of glass: how they look, answer fingers and are copied.
@MainActor
@Suite(.serialized)
struct GlassEffectTests {
    private let app: TestApp
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        root.backgroundColor = .black
        app.show(root)
    }

    private func pane(_ effect: UIVisualEffect, _ frame: CGRect) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = frame
        root.addSubview(view)
        return view
    }

    /// The green of a pixel.
    private func green(_ picture: Picture, _ x: CGFloat, _ y: CGFloat) -> UInt32 {
        picture[CGPoint(x: x, y: y)] >> 8 & 0xFF
    }

    @Test func glassBrightensWhatLiesBehindAndIsACapsule() {
        let view = pane(UIGlassEffect(style: .regular), CGRect(x: 0, y: 0, width: 100, height: 60))
        let picture = app.picture()
        #expect(green(picture, 50, 30) > 40)
        #expect(green(picture, 2, 2) == 0)
        #expect(view.effectiveRadius(corner: .topLeft) == 30 && view.layer.cornerRadius == 0)
        #expect(view.contentView.backgroundColor == nil)
    }

    @Test func glassHasTheShapeOfTheCornerConfiguration() {
        let view = pane(UIGlassEffect(style: .regular), CGRect(x: 0, y: 0, width: 100, height: 60))
        view.cornerConfiguration = .corners(bottomRightRadius: .fixed(30))
        let picture = app.picture()
        #expect(green(picture, 2, 2) > 40)
        #expect(green(picture, 97, 57) == 0)
    }

    @Test func regularGlassBlursMoreThanClearGlass() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        bar.backgroundColor = .white
        root.addSubview(bar)
        for (index, style) in [UIGlassEffect.Style.regular, .clear].enumerated() {
            let frame = CGRect(x: 20, y: 20 + index * 150, width: 200, height: 100)
            _ = pane(UIGlassEffect(style: style), frame)
        }
        let picture = app.picture()
        func step(_ y: CGFloat) -> UInt32 {
            green(picture, 90, y) - min(green(picture, 90, y), green(picture, 110, y))
        }
        #expect(step(70) < step(220))
    }

    @Test func theEdgeIsLighterThanTheMiddle() {
        let view = pane(UIGlassEffect(style: .clear), CGRect(x: 0, y: 0, width: 100, height: 60))
        view.cornerConfiguration = .corners()
        let picture = app.picture()
        #expect(green(picture, 50, 0.4) > green(picture, 50, 30) + 30)
    }

    @Test func tintedGlassHasItsColour() {
        let effect = UIGlassEffect(style: .regular)
        effect.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        _ = pane(effect, CGRect(x: 0, y: 0, width: 100, height: 60))
        let pixel = app.picture()[CGPoint(x: 50, y: 30)]
        #expect(pixel >> 8 & 0xFF > 80 && pixel >> 16 & 0xFF < 40 && pixel & 0xFF < 40)
    }

    @Test func aViewKeepsACopy() {
        let effect = UIGlassEffect(style: .clear)
        effect.tintColor = .red
        let view = UIVisualEffectView(effect: effect)
        #expect(view.effect == effect)
        effect.tintColor = .blue
        effect.isInteractive = true
        let kept = view.effect as? UIGlassEffect
        #expect(kept?.tintColor == .red && kept?.isInteractive == false && view.effect != effect)
        view.effect = effect
        #expect(view.effect == effect)
    }

    @Test func otherEffectsAndNoneTakeTheGlassAway() {
        let view = pane(UIGlassEffect(style: .regular), CGRect(x: 0, y: 0, width: 100, height: 60))
        app.update()
        view.effect = UIBlurEffect(style: .systemThickMaterialLight)
        #expect(green(app.picture(), 2, 2) > 40)
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
        view.effect = nil
        #expect(green(app.picture(), 50, 30) == 0)
    }

    @Test func effectsComeBackFromArchives() throws {
        let effect = UIGlassEffect(style: .clear)
        effect.isInteractive = true
        effect.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let container = UIGlassContainerEffect()
        container.spacing = 12
        for one in [effect, container] {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: one,
                requiringSecureCoding: true
            )
            let reader = try NSKeyedUnarchiver(forReadingFrom: data)
            let back = reader.decodeObject(of: type(of: one), forKey: NSKeyedArchiveRootObjectKey)
            #expect(back == one)
        }
    }

    @Test func interactiveGlassSwellsUnderAFinger() {
        let effect = UIGlassEffect(style: .regular)
        effect.isInteractive = true
        let view = pane(effect, CGRect(x: 20, y: 20, width: 100, height: 60))
        app.update()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 60, y: 50))
        #expect(view.layer.sublayerTransform.m11 > 1)
        finger.up()
        #expect(view.layer.sublayerTransform.m11 == 1)
        effect.isInteractive = false
        view.effect = effect
        finger.down(at: CGPoint(x: 60, y: 50))
        #expect(view.layer.sublayerTransform.m11 == 1)
        finger.up()
    }

    @Test func interactiveGlassLeavesTouchesToWhatItContains() {
        let effect = UIGlassEffect(style: .regular)
        effect.isInteractive = true
        let view = pane(effect, CGRect(x: 20, y: 20, width: 100, height: 60))
        var taps = 0
        let button = UIButton(frame: view.bounds, primaryAction: UIAction { _ in taps += 1 })
        view.contentView.addSubview(button)
        app.update()
        app.tap(button)
        #expect(taps == 1)
    }

    @Test func aContainerShowsItsPanesAndNothingElse() {
        let container = pane(
            UIGlassContainerEffect(),
            CGRect(x: 0, y: 0, width: 200, height: 60)
        )
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 100, y: 0, width: 100, height: 60)
        container.contentView.addSubview(view)
        let picture = app.picture()
        #expect(green(picture, 50, 30) == 0 && green(picture, 150, 30) > 40)
    }

    // MARK: Buttons

    private func glass(of configuration: UIButton.Configuration) -> UIGlassEffect? {
        let button = UIButton(configuration: configuration)
        return configuration.updated(for: button).background.visualEffect as? UIGlassEffect
    }

    @Test func glassButtonsHaveTheGlassOfTheirStyle() {
        #expect(glass(of: .glass()) == UIGlassEffect(style: .regular))
        #expect(glass(of: .clearGlass()) == UIGlassEffect(style: .clear))
        let prominent = UIGlassEffect(style: .regular)
        prominent.tintColor = .tintColor
        #expect(glass(of: .prominentGlass()) == prominent)
        #expect(glass(of: .prominentClearGlass())?.tintColor == .tintColor)
        #expect(glass(of: .plain()) == nil)
        var own = UIButton.Configuration.glass()
        own.baseBackgroundColor = .red
        #expect(glass(of: own)?.tintColor == .red)
        #expect(UIButton.Configuration.glass() != .clearGlass())
    }

    @Test func aGlassButtonShowsACapsuleOfGlass() {
        var configuration = UIButton.Configuration.glass()
        configuration.title = "Go"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        root.addSubview(button)
        let picture = app.picture()
        #expect(green(picture, 12, 20) > 40 && green(picture, 1, 1) == 0)
        #expect(button.titleLabel?.textColor == .label)
    }

    @Test func aDisabledProminentButtonLosesItsTint() {
        let button = UIButton(configuration: .prominentGlass())
        button.isEnabled = false
        let shown = UIButton.Configuration.prominentGlass().updated(for: button)
        #expect((shown.background.visualEffect as? UIGlassEffect)?.tintColor == nil)
    }

    @Test func aBackgroundShowsItsEffect() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.backgroundColor = .clear
        configuration.background.visualEffect = UIBlurEffect(style: .systemThickMaterialLight)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        root.addSubview(button)
        #expect(green(app.picture(), 50, 20) > 40)
    }
}
