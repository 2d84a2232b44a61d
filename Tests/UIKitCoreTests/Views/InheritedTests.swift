// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct TintTests {
    @MainActor private final class Told: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    @Test func theTintComesFromTheNearestThatHasOne() {
        let outer = Told()
        let inner = Told()
        outer.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red && inner.count == 1 && outer.count == 1)
        inner.tintColor = .green
        #expect(inner.tintColor == .green && inner.count == 2)
        outer.tintColor = .blue
        #expect(inner.count == 2)
        inner.tintColor = nil
        #expect(inner.tintColor == .blue && inner.count == 3)
    }

    /// A published page control sets the tint colour to itself whenever it is told.
    @Test func theTintThatIsThereAlreadyIsNoChange() {
        @MainActor final class Echo: UIView {
            var count = 0
            override func tintColorDidChange() {
                count += 1
                if count < 10 { tintColor = tintColor }
            }
        }
        let view = Echo()
        view.tintColor = .red
        #expect(view.count == 1)
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(view.count == 1)
        view.tintColor = .green
        #expect(view.count == 2)
    }

    @Test func dimmingTakesTheHueAway() {
        let outer = Told()
        let inner = Told()
        outer.addSubview(inner)
        #expect(inner.tintAdjustmentMode == .normal)
        outer.tintColor = .red
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed && inner.count == 2)
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green && green == blue)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
    }

    @Test func aNewSuperviewBringsItsTint() {
        let outer = UIView()
        outer.tintColor = .red
        let inner = Told()
        outer.addSubview(inner)
        #expect(inner.count == 1 && inner.tintColor == .red)
    }

    @Test func theModeOfAViewIsNeverReadAsAutomatic() {
        let outer = Told()
        let inner = Told()
        outer.addSubview(inner)
        inner.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed && outer.tintAdjustmentMode == .normal)
        inner.tintAdjustmentMode = .automatic
        #expect(inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed && inner.count == 3)
    }
}

@MainActor
struct TraitTests {
    @MainActor private final class Told: UIView {
        var previous: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ old: UITraitCollection?) {
            previous.append(old?.userInterfaceStyle)
        }
    }

    @Test func theStyleGoesDownTheHierarchy() {
        let window = makeWindow()
        let outer = Told()
        let inner = Told()
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.previous == [.light] && outer.previous == [.light])
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .light && inner.previous.count == 2)
    }

    @Test func overridesAndRegistrations() {
        let window = makeWindow()
        let view = UIView()
        let inner = UIView()
        window.addSubview(view)
        view.addSubview(inner)
        var seen: [UIUserInterfaceSizeClass] = []
        let registration = inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (view: UIView, previous: UITraitCollection) in
            seen.append(view.traitCollection.horizontalSizeClass)
        }
        view.traitOverrides.horizontalSizeClass = .regular
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(seen == [.regular])
        inner.unregisterForTraitChanges(registration)
        view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(seen == [.regular] && inner.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func traitsAreUpdatedWhenAskedFor() {
        let window = makeWindow()
        let outer = UIView()
        let inner = Told()
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.updateTraitsIfNeeded()
        #expect(inner.previous == [.light])
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        outer.updateTraitsIfNeeded()
        #expect(inner.previous.count == 1)
    }

    @Test func aViewThatMovesTakesTheTraitsOfItsPlace() {
        let window = makeWindow()
        let (dark, light) = (UIView(), UIView())
        dark.overrideUserInterfaceStyle = .dark
        window.addSubview(dark)
        window.addSubview(light)
        let view = Told()
        dark.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.previous = []
        light.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .light && view.previous == [.dark])
    }

    @Test func aControllersOverridesReachItsView() {
        let window = makeWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        let child = UIViewController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        window.overrideUserInterfaceStyle = .dark
        controller.overrideUserInterfaceStyle = .light
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func whatAClassSaysOfItsTraitsHoldsInside() {
        final class Large: UIView {
            override var traitCollection: UITraitCollection {
                UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
            }
        }
        final class Compact: UIViewController {
            override var traitCollection: UITraitCollection {
                super.traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
            }
        }
        let inner = UIView()
        let outer = UIView()
        outer.addSubview(inner)
        let large = Large()
        large.addSubview(outer)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        outer.removeFromSuperview()
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        let controller = Compact()
        let child = UIViewController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.view.addSubview(inner)
        #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func dynamicBackgroundsFollowTheStyle() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let window = makeWindow()
        window.addSubview(view)
        #expect(view.layer.backgroundColor?.components?.first == 0)
        window.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor?.components?.first == 1)
    }
}

@MainActor
struct LayoutPassTests {
    @MainActor private final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test func aNewViewNeedsLayoutOnce() {
        let view = Counting()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.setNeedsLayout()
        #expect(view.layouts == 1)
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test func aResizeMarksTheViewAndItsSuperview() {
        let outer = Counting()
        let inner = Counting()
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(outer.layouts == 1 && inner.layouts == 1)
        inner.bounds.size = CGSize(width: 5, height: 5)
        outer.layoutIfNeeded()
        #expect(outer.layouts == 2 && inner.layouts == 2)
        inner.bounds.origin = CGPoint(x: 3, y: 3)
        outer.layoutIfNeeded()
        #expect(outer.layouts == 2 && inner.layouts == 3)
        inner.center = CGPoint(x: 9, y: 9)
        outer.layoutIfNeeded()
        #expect(outer.layouts == 2 && inner.layouts == 3)
    }

    @Test func constraintsAreUpdatedBeforeLayoutSubviewsFirst() {
        @MainActor final class Log { var entries: [String] = [] }
        @MainActor final class Noting: UIView {
            var log: Log?
            override func updateConstraints() {
                log?.entries.append("update \(tag)")
                super.updateConstraints()
            }
            override func layoutSubviews() { log?.entries.append("layout \(tag)") }
        }
        let log = Log()
        let outer = Noting()
        let inner = Noting()
        outer.tag = 1
        inner.tag = 2
        outer.log = log
        inner.log = log
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(log.entries == ["update 2", "update 1", "layout 1", "layout 2"])
    }

    @Test func interactionsMoveBetweenViews() {
        @MainActor final class Noting: NSObject, UIInteraction {
            weak var view: UIView?
            var calls: [String] = []
            func willMove(to view: UIView?) { calls.append("will \(view == nil ? "nil" : "view")") }
            func didMove(to view: UIView?) {
                self.view = view
                calls.append("did \(view == nil ? "nil" : "view")")
            }
        }
        let first = UIView()
        let second = UIView()
        let interaction = Noting()
        first.addInteraction(interaction)
        #expect(interaction.view === first && first.interactions.count == 1)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty && interaction.view === second)
        #expect(
            interaction.calls == [
                "will view", "did view", "will nil", "did nil", "will view", "did view",
            ]
        )
        second.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }
}
