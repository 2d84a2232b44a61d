// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Raster
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// Snapshots show what the screen shows.
@MainActor
@Suite(.serialized)
struct ScreenSnapshotTests {
    /// The pixels of a view's hierarchy, one to a point.
    private func pixels(_ view: UIView, afterScreenUpdates: Bool) throws -> PixelBuffer {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterScreenUpdates)
        return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage).pixelBuffer
    }

    private func scene(_ app: TestApp) -> (UIView, UIView) {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        view.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        box.backgroundColor = .red
        view.addSubview(box)
        app.show(view)
        return (view, box)
    }

    @Test func anAnimationInFlightIsShownWhereItIs() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, box) = scene(app)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.frame.origin.x = 160
        }
        app.update()
        app.advance(by: 0.5)
        for afterUpdates in [false, true] {
            let picture = try pixels(view, afterScreenUpdates: afterUpdates)
            #expect(picture[100, 20] == 0xFFFF_0000 && picture[180, 20] == 0xFFFF_FFFF)
        }
        let copy = try #require(view.snapshotView(afterScreenUpdates: false))
        copy.frame.origin = CGPoint(x: 0, y: 300)
        view.superview?.addSubview(copy)
        #expect(app.picture()[CGPoint(x: 100, y: 320)] == 0xFFFF_0000)
    }

    @Test func pendingChangesAreShownOnlyAfterUpdates() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, box) = scene(app)
        box.backgroundColor = .blue
        #expect(try pixels(view, afterScreenUpdates: false)[20, 20] == 0xFFFF_0000)
        #expect(try pixels(view, afterScreenUpdates: true)[20, 20] == 0xFF00_00FF)
    }

    @Test func depthIsShownAsOnTheScreen() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, box) = scene(app)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 50
        transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        box.frame.origin.x = 80
        box.layer.transform = transform
        app.update()
        let shown = app.picture()
        let picture = try pixels(view, afterScreenUpdates: false)
        // Edges differ by the scale of the two pictures, what is inside does not.
        let places = stride(from: 62, to: 140, by: 5).filter { x in
            [shown[CGPoint(x: CGFloat(x) + 0.2, y: 120.2)], picture[x, 20]].allSatisfy(isPlain)
        }
        #expect(places.count > 10)
        for x in places {
            #expect(picture[x, 20] == shown[CGPoint(x: CGFloat(x) + 0.2, y: 120.2)])
        }
        // The nearer side is taller than the box, the other lower.
        let columns = (85..<115).map { x in (0..<40).filter { picture[x, $0] == 0xFFFF_0000 }.count
        }
        #expect(Set(columns).count > 1)
    }

    /// Whether a pixel is of one of the two colours, not at an edge between them.
    private func isPlain(_ pixel: UInt32) -> Bool {
        pixel == 0xFFFF_0000 || pixel == 0xFFFF_FFFF
    }

    @Test func gradientsEqualThoseOfTheScreen() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, _) = scene(app)
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        view.layer.addSublayer(gradient)
        app.update()
        let middle = try pixels(view, afterScreenUpdates: false)[100, 20] & 0xFF
        #expect((126...130).contains(middle))
        // A context mixes them in generic RGB, as recordings of `render(in:)` show.
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        view.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        #expect((145...149).contains(image.pixelBuffer[100, 20] & 0xFF))
    }

    @Test func theScreenItselfIsShownWithItsAnimations() throws {
        let app = try TestApp(device: "iPhone SE (1st generation)")
        let (_, box) = scene(app)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.frame.origin.x = 160
        }
        app.update()
        app.advance(by: 0.5)
        let copy = UIScreen.main.snapshotView(afterScreenUpdates: false)
        app.show(copy)
        #expect(app.picture()[CGPoint(x: 100, y: 120)] == 0xFFFF_0000)
    }

    @Test func animatedImagesShowTheFrameOfTheMoment() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, _) = scene(app)
        let frames = [UIColor.green, UIColor.blue].map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        let changes = CAKeyframeAnimation(keyPath: "contents")
        changes.values = frames.compactMap(\.cgImage)
        changes.calculationMode = .discrete
        changes.duration = 2
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 10, width: 20, height: 20)
        view.layer.addSublayer(layer)
        layer.add(changes, forKey: nil)
        app.update()
        app.advance(by: 0.5)
        #expect(try pixels(view, afterScreenUpdates: false)[110, 20] == 0xFF00_FF00)
        app.advance(by: 1)
        #expect(try pixels(view, afterScreenUpdates: false)[110, 20] == 0xFF00_00FF)
    }

    @Test func effectsAreShownAsOnTheScreen() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, box) = scene(app)
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        effect.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        view.addSubview(effect)
        app.update()
        let shown = app.picture()
        // Far from the edge, where a blur of any width has one colour.
        let (red, white) = (shown[CGPoint(x: 20, y: 105)], shown[CGPoint(x: 190, y: 105)])
        #expect(red != 0xFFFF_0000 && red != white)
        for afterUpdates in [false, true] {
            let picture = try pixels(view, afterScreenUpdates: afterUpdates)
            #expect(isNear(picture[20, 5], red) && isNear(picture[190, 5], white))
            #expect(picture[20, 30] == 0xFFFF_0000)
        }
        let copy = try #require(view.snapshotView(afterScreenUpdates: false))
        copy.frame.origin = CGPoint(x: 0, y: 300)
        view.superview?.addSubview(copy)
        #expect(isNear(app.picture()[CGPoint(x: 20, y: 305)], red))
    }

    /// Whether two pixels are the same but for rounding.
    private func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
        [24, 16, 8, 0].allSatisfy { (shift: UInt32) in
            abs(Int(first >> shift & 255) - Int(second >> shift & 255)) <= 2
        }
    }

    @Test func aTransitionInFlightIsShownWhereItIs() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, box) = scene(app)
        let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
        UIView.transition(with: view, duration: 1, options: options) {
            box.backgroundColor = .blue
        }
        app.update()
        app.advance(by: 0.5)
        let shown = app.picture()[CGPoint(x: 20, y: 120)]
        #expect(shown != 0xFFFF_0000 && shown != 0xFF00_00FF)
        #expect(isNear(try pixels(view, afterScreenUpdates: false)[20, 20], shown))
        #expect(isNear(try pixels(view, afterScreenUpdates: true)[20, 20], shown))
    }

    @Test func layoutAndNewViewsAreShownOnlyAfterUpdates() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, box) = scene(app)
        let bar = UIView()
        bar.backgroundColor = .green
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
            bar.topAnchor.constraint(equalTo: view.topAnchor),
            bar.widthAnchor.constraint(equalToConstant: 40),
            bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(try pixels(view, afterScreenUpdates: false)[80, 20] == 0xFFFF_FFFF)
        #expect(try pixels(view, afterScreenUpdates: true)[80, 20] == 0xFF00_FF00)
    }

    @Test func theViewsOwnPlaceAndTransformDoNotCount() throws {
        let app = try TestApp(device: "iPhone 14")
        let (view, _) = scene(app)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        app.update()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
        app.update()
        app.advance(by: 0.5)
        for afterUpdates in [false, true] {
            let picture = try pixels(view, afterScreenUpdates: afterUpdates)
            #expect(picture[20, 20] == 0xFFFF_0000 && picture[60, 20] == 0xFFFF_FFFF)
        }
    }
}
