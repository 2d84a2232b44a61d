// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// Force where the device measures it.
@MainActor
@Suite(.serialized)
struct ForceTests {
    private func press(_ screen: UIScreen, force: Double, of most: Double) {
        let router = UIApplication.shared.input
        for phase in [TouchSample.Phase.began, .ended] {
            let sample = TouchSample(
                identifier: 77,
                window: WindowID(0),
                phase: phase,
                x: 20,
                y: 200,
                time: 1,
                force: force,
                maximumForce: most
            )
            router.receive(sample, on: screen.surface)
        }
    }

    @Test func aScreenThatMeasuresForceSaysSo() throws {
        let app = try TestApp(device: "iPhone 14")
        let view = UIView()
        app.show(view)
        let screen = UIScreen.main
        #expect(view.traitCollection.forceTouchCapability == .unavailable)
        press(screen, force: 0, of: 0)
        #expect(view.traitCollection.forceTouchCapability == .unavailable)
        var isHeard = false
        view.registerForTraitChanges([UITraitForceTouchCapability.self]) {
            (_: UIView, previous: UITraitCollection) in
            isHeard = previous.forceTouchCapability == .unavailable
        }
        press(screen, force: 0.4, of: 1)
        app.update()
        #expect(view.traitCollection.forceTouchCapability == .available && isHeard)
        screen.update(measuresForce: false)
    }
}

/// What programs post for assistive technology.
@MainActor
struct AccessibilityPostTests {
    @Test func observersHearOfWhatIsPosted() {
        var heard: [String] = []
        let observation = AccessibilityPosts.observe { notification, argument in
            heard.append("\(notification == .announcement) \(argument as? String ?? "none")")
        }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        withExtendedLifetime(observation) {}
        #expect(heard == ["true Saved", "false none"])
    }

    @Test func anObservationEndsWhenItIsLetGoOf() {
        var count = 0
        do {
            let observation = AccessibilityPosts.observe { _, _ in count += 1 }
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            withExtendedLifetime(observation) {}
        }
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(count == 1)
    }
}
