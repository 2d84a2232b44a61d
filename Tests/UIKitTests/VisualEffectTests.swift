// SPDX-License-Identifier: Apache-2.0

import GoldenPictures
import QuartzCore
import Raster
import RenderServer
import Testing
import UIKitCore

/// Materials and vibrancy over a picture.
@MainActor
struct VisualEffectTests {
    private static let styles: [UIBlurEffect.Style] = (0...20).compactMap {
        UIBlurEffect.Style(rawValue: $0)
    }

    /// Stripes of strong colours, which compress well however blurred.
    private static func backdrop(_ size: CGSize) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .white
        let colors: [UIColor] = [
            UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1),
            UIColor(red: 0.1, green: 0.6, blue: 0.2, alpha: 1),
            UIColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1),
            UIColor(red: 1, green: 0.8, blue: 0, alpha: 1), .black,
        ]
        for index in 0..<8 {
            let stripe = UIView(frame: CGRect(x: index * 30 - 5, y: 0, width: 20, height: 200))
            stripe.backgroundColor = colors[index * 3 % colors.count]
            view.addSubview(stripe)
        }
        return view
    }

    private static func picture(of view: UIView, _ style: UIUserInterfaceStyle) -> PixelBuffer {
        let window = makeWindow(width: view.bounds.width, height: view.bounds.height)
        window.overrideUserInterfaceStyle = style
        window.addSubview(view)
        window.isHidden = false
        CATransaction.flush()
        let buffer = PixelBuffer(width: Int(view.bounds.width), height: Int(view.bounds.height))
        guard let surface = window.windowScene?.surface else { return buffer }
        let context = RenderContext(backdrop: 0xFF00_0000, threads: GoldenPicture.threads)
        if let tree = surface.context.currentTree { context.commit(tree) }
        _ = context.drawFrame(into: buffer, age: 0, at: 0)
        return buffer
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func materialsLookAsTheyDid(_ style: UIUserInterfaceStyle) throws {
        let view = Self.backdrop(CGSize(width: 240, height: 150))
        for (index, blur) in Self.styles.enumerated() {
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: blur))
            effect.frame = CGRect(
                x: index % 5 * 47 + 4,
                y: index / 5 * 37 + 3,
                width: 42,
                height: 32
            )
            effect.layer.cornerRadius = index == 0 ? 8 : 0
            effect.clipsToBounds = index == 0
            view.addSubview(effect)
        }
        let name = style == .dark ? "materials-dark" : "materials-light"
        try GoldenPicture("UIKit/\(name)").expect(Self.picture(of: view, style))
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func vibrancyLooksAsItDid(_ style: UIUserInterfaceStyle) throws {
        let view = Self.backdrop(CGSize(width: 240, height: 120))
        let blur = UIBlurEffect(style: .systemThinMaterial)
        let effect = UIVisualEffectView(effect: blur)
        effect.frame = CGRect(x: 10, y: 10, width: 220, height: 100)
        view.addSubview(effect)
        for index in 0..<8 {
            guard let kind = UIVibrancyEffectStyle(rawValue: index) else { continue }
            let vibrancy = UIVisualEffectView(
                effect: UIVibrancyEffect(blurEffect: blur, style: kind)
            )
            vibrancy.frame = CGRect(
                x: index % 4 * 54 + 6,
                y: index / 4 * 48 + 6,
                width: 46,
                height: 40
            )
            let shape = UIView(frame: CGRect(x: 4, y: 4, width: 38, height: 20))
            shape.backgroundColor = .red
            vibrancy.contentView.addSubview(shape)
            let line = UIView(frame: CGRect(x: 4, y: 30, width: 38, height: 3))
            line.backgroundColor = .blue
            vibrancy.contentView.addSubview(line)
            effect.contentView.addSubview(vibrancy)
        }
        let name = style == .dark ? "vibrancy-dark" : "vibrancy-light"
        try GoldenPicture("UIKit/\(name)").expect(Self.picture(of: view, style))
    }

    @Test func contentFillsTheViewAndTakesTouches() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        #expect(view.contentView.frame == view.bounds)
        #expect(view.subviews.last === view.contentView)
        let button = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.contentView.addSubview(button)
        #expect(view.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
        #expect(view.hitTest(CGPoint(x: 70, y: 50), with: nil) === view.contentView)
        view.bounds.size.width = 200
        view.layoutIfNeeded()
        #expect(view.contentView.frame.width == 200)
    }

    @Test func anEffectComesAndGoesAndFadesInsideAnimations() {
        let window = makeWindow(width: 100, height: 100)
        window.isHidden = false
        let view = UIVisualEffectView(effect: nil)
        view.frame = window.bounds
        window.addSubview(view)
        CATransaction.flush()
        #expect(view.subviews.first?.alpha == 0)
        UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .light) }
        #expect(view.subviews.first?.alpha == 1)
        #expect(view.subviews.first?.layer.animationKeys()?.contains("opacity") == true)
        view.effect = nil
        #expect(view.effect == nil)
        #expect(view.subviews.first?.alpha == 0)
    }

    @Test func effectsOfTheSameMaterialAreEqualAndKeptInArchives() throws {
        let blur = UIBlurEffect(style: .systemThickMaterial)
        #expect(blur == UIBlurEffect(style: .systemThickMaterial))
        #expect(blur != UIBlurEffect(style: .systemThinMaterial))
        #expect(blur.copy(with: nil) as? UIBlurEffect === blur)
        let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .separator)
        #expect(vibrancy == UIVibrancyEffect(blurEffect: blur, style: .separator))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: blur))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: vibrancy,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIVibrancyEffect
        #expect(read == vibrancy)
    }
}
