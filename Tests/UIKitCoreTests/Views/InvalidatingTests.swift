// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitBasics
@testable import UIKitViews

/// Properties that make something stale when they change.
@MainActor
struct InvalidatingTests {
    private final class Marked: UIView, ConfigurationUpdating {
        @Invalidating(.display) var drawing = 0
        @Invalidating(.layout) var placing = 0
        @Invalidating(.constraints) var constraining = 0
        @Invalidating(.intrinsicContentSize) var sizing = 0
        @Invalidating(.configuration) var configuring = 0
        @Invalidating(.display, .layout) var two = 0
        @Invalidating(.display, .layout, .constraints) var three = 0
        @Invalidating(.display, .layout, .constraints, .intrinsicContentSize) var four = 0
        @Invalidating(.display, .layout, .constraints, .intrinsicContentSize, .configuration)
        var five = 0
        @Invalidating(.display, .display, .display, .display, .display, .layout) var six = 0
        @Invalidating(.layout, .layout, .layout, .layout, .layout, .layout, .layout) var seven = 0
        @Invalidating(.layout, .layout, .layout, .layout, .layout, .layout, .layout, .layout)
        var eight = 0
        @Invalidating(
            .layout,
            .layout,
            .layout,
            .layout,
            .layout,
            .layout,
            .layout,
            .layout,
            .layout
        ) var nine = 0
        @Invalidating(
            .display,
            .display,
            .display,
            .display,
            .display,
            .display,
            .display,
            .display,
            .display,
            .layout
        ) var ten = 0

        var marks: [String] = []

        func take() -> [String] {
            defer { marks = [] }
            return marks
        }

        override func setNeedsDisplay() { marks.append("display") }
        override func setNeedsLayout() { marks.append("layout") }
        override func setNeedsUpdateConstraints() { marks.append("constraints") }
        override func invalidateIntrinsicContentSize() { marks.append("size") }
        func setNeedsUpdateConfiguration() { marks.append("configuration") }
    }

    @Test func eachMarksWhatItNames() {
        let view = Marked()
        _ = view.take()
        view.drawing = 1
        #expect(view.take() == ["display"] && view.drawing == 1)
        view.placing = 1
        #expect(view.take() == ["layout"])
        view.constraining = 1
        #expect(view.take() == ["constraints"])
        view.sizing = 1
        #expect(view.take() == ["size"])
        view.configuring = 1
        #expect(view.take() == ["configuration"])
    }

    @Test func anEqualValueMarksNothing() {
        let view = Marked()
        view.drawing = 3
        _ = view.take()
        view.drawing = 3
        #expect(view.take().isEmpty)
    }

    @Test func severalAreMarkedInTheirOrder() {
        let view = Marked()
        _ = view.take()
        view.two = 1
        #expect(view.take() == ["display", "layout"])
        view.three = 1
        #expect(view.take() == ["display", "layout", "constraints"])
        view.four = 1
        #expect(view.take() == ["display", "layout", "constraints", "size"])
        view.five = 1
        #expect(view.take() == ["display", "layout", "constraints", "size", "configuration"])
        let many: [(ReferenceWritableKeyPath<Marked, Int>, Int)] = [
            (\.six, 6), (\.seven, 7), (\.eight, 8), (\.nine, 9), (\.ten, 10),
        ]
        for (path, count) in many {
            view[keyPath: path] = 1
            let marks = view.take()
            #expect(marks.count == count && marks.last == "layout")
        }
    }

    @Test func aThingThatIsInvalidatedMarksTheView() {
        let view = Marked()
        _ = view.take()
        UIView.Invalidations.Display().invalidate(view: view)
        UIView.Invalidations.Layout().invalidate(view: view)
        UIView.Invalidations.Constraints().invalidate(view: view)
        UIView.Invalidations.IntrinsicContentSize().invalidate(view: view)
        UIView.Invalidations.Configuration().invalidate(view: view)
        #expect(view.take() == ["display", "layout", "constraints", "size", "configuration"])
        UIView.Invalidations.Tuple(
            UIView.Invalidations.Layout(),
            UIView.Invalidations.Display()
        ).invalidate(view: view)
        #expect(view.take() == ["layout", "display"])
        // A plain view has no configuration.
        UIView.Invalidations.Configuration().invalidate(view: UIView())
    }
}
