// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// `UIColor.tintColor`, which stands for the tint of the view that uses it.
@MainActor
struct TintColorTests {
    private func background(_ view: UIView) -> [CGFloat]? {
        view.layer.backgroundColor?.components
    }

    @Test func aBackgroundFollowsTheTintOfTheViewAndOfThoseAround() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.backgroundColor = .tintColor
        outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(background(inner) == [1, 0, 0, 1])
        inner.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(background(inner) == [0, 1, 0, 1])
        inner.tintColor = .tintColor
        #expect(background(inner) == [1, 0, 0, 1])
        inner.tintColor = nil
        #expect(background(inner) == [1, 0, 0, 1])
        let resolved = UIColor.tintColor.resolvedColor(with: inner.traitCollection)
        #expect(resolved == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(background(outer) == nil)
    }

    @Test func aViewThatComesUnderATintTakesIt() {
        let outer = UIView()
        outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let inner = UIView()
        inner.backgroundColor = .tintColor.withAlphaComponent(0.5)
        outer.addSubview(inner)
        #expect(background(inner) == [1, 0, 0, 0.5])
    }

    @Test func dimmingMakesItGrey() throws {
        let view = UIView()
        view.backgroundColor = .tintColor
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        let parts = try #require(background(view))
        #expect(Set(parts.dropLast()).count == 1)
        view.tintAdjustmentMode = .normal
        #expect(background(view) == [1, 0, 0, 1])
    }

    @Test func aChangeOfTheTintIsNoChangeOfTraits() throws {
        final class Told: UIView {
            var changes = 0
            var drawings = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
            override func draw(_ rect: CGRect) { drawings += 1 }
        }
        let app = try TestApp(device: "iPhone 14")
        let view = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        let (changes, drawings) = (view.changes, view.drawings)
        let traits = view.traitCollection
        view.superview?.tintColor = .green
        app.advance(by: 0.1)
        #expect(view.changes == changes && view.traitCollection == traits)
        #expect(view.drawings == drawings + 1)
    }

    @Test func aFilledButtonHasTheTint() throws {
        let app = try TestApp(device: "iPhone 14")
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        app.show(button)
        let image = UIGraphicsImageRenderer(bounds: button.bounds).image { _ in
            button.drawHierarchy(in: button.bounds, afterScreenUpdates: true)
        }
        let middle = try #require(
            image.cgImage?.cropping(to: CGRect(x: 20, y: 75, width: 1, height: 1))
        )
        let data = try #require(middle.dataProvider?.data as Data?)
        #expect(Set(data.prefix(4)) == [0, 255])
        #expect(data.prefix(3).filter { $0 == 255 }.count == 1)
    }
}
