// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Views that follow the angle under which the device is looked at.
@MainActor struct MotionEffectTests {
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.viewerOffset = .zero
        app.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)))
            .rootViewController?.view.addSubview(view)
        app.update()
    }

    private func effect(
        _ path: String,
        _ type: UIInterpolatingMotionEffect.EffectType,
        _ reach: CGFloat
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        effect.minimumRelativeValue = -reach
        effect.maximumRelativeValue = reach
        return effect
    }

    private var seen: CGPoint { view.layer.presentation()?.position ?? .zero }

    @Test func section10AViewIsSeenElsewhereButStaysWhereItIs() {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, 20))
        #expect(seen == CGPoint(x: 120, y: 120))
        app.viewerOffset = UIOffset(horizontal: 0.5, vertical: 1)
        #expect(seen == CGPoint(x: 130, y: 120) && view.center == CGPoint(x: 120, y: 120))
        app.viewerOffset = UIOffset(horizontal: -9, vertical: 0)
        #expect(seen.x == 100)
        #expect(!app.isMoving)
        view.motionEffects = []
        #expect(seen.x == 120)
    }

    @Test func groupsAddUp() {
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("center.x", .tiltAlongHorizontalAxis, 10),
            effect("center.x", .tiltAlongHorizontalAxis, 5),
            effect("center.y", .tiltAlongVerticalAxis, 8),
        ]
        view.addMotionEffect(group)
        app.viewerOffset = UIOffset(horizontal: 1, vertical: -1)
        #expect(seen == CGPoint(x: 135, y: 112))
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty && seen == view.center)
    }

    @Test func layersAndSizesFollow() {
        let shadow = UIInterpolatingMotionEffect(
            keyPath: "layer.shadowOffset",
            type: .tiltAlongVerticalAxis
        )
        shadow.minimumRelativeValue = CGSize(width: -4, height: -4)
        shadow.maximumRelativeValue = CGSize(width: 4, height: 4)
        view.layer.shadowOffset = .zero
        view.addMotionEffect(shadow)
        app.viewerOffset = UIOffset(horizontal: 0, vertical: 1)
        #expect(view.layer.presentation()?.shadowOffset == CGSize(width: 4, height: 4))
    }

    @Test func subclassesSayThemselvesWhatFollows() {
        final class Lift: UIMotionEffect {
            override func keyPathsAndRelativeValues(
                forViewerOffset viewerOffset: UIOffset
            ) -> [String: Any]? {
                ["alpha": -abs(viewerOffset.horizontal) / 2]
            }
        }
        view.addMotionEffect(Lift())
        app.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
        #expect(view.layer.presentation()?.opacity == 0.5)
    }
}
