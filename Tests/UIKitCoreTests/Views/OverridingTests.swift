// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

private final class NotingView: UIView {
    var calls: [String] = []

    override func addConstraint(_ constraint: NSLayoutConstraint) {
        calls.append("add")
        super.addConstraint(constraint)
    }

    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        calls.append("remove")
        super.removeConstraint(constraint)
    }

    override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        calls.append("snapshot")
        return nil
    }

    override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        calls.append("convert")
        return super.convert(point, to: coordinateSpace)
    }
}

private final class SpecialScreen: UIScreen {
    private let rawScale: CGFloat

    init(scale: CGFloat) {
        rawScale = scale
        super.init()
    }

    override var scale: CGFloat { rawScale }
}

@MainActor
@Suite("Members that subclasses override, called through the superclass")
struct OverridingTests {
    private let view = NotingView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    @Test func constraintsAreAddedAndRemovedByTheOverride() {
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        let known: UIView = view
        known.addConstraints([width])
        #expect(view.constraints == [width])
        known.removeConstraints([width])
        #expect(view.constraints.isEmpty)
        #expect(view.calls == ["add", "remove"])
    }

    @Test func anAnchorIsTheOverrides() {
        let known: UIView = view
        #expect(known.topAnchor === known.bottomAnchor)
    }

    @Test func conversionsAndSnapshotsReachTheOverride() {
        let known: UIView = view
        let other: any UICoordinateSpace = UIScreen.main.coordinateSpace
        _ = known.convert(CGPoint.zero, to: other)
        #expect(known.snapshotView(afterScreenUpdates: false) == nil)
        #expect(view.calls == ["convert", "snapshot"])
    }

    @Test func aScreensSubclassNeedsNoArgumentsOfItsSuperclass() {
        let screen = SpecialScreen(scale: 7)
        #expect(screen.scale == 7 && screen.bounds == UIScreen.main.bounds)
    }

    @Test func aLayoutGuideOfAControllerAddsTwoConstraints() {
        let controller = UIViewController()
        let before = controller.view.constraints.count
        _ = controller.topLayoutGuide
        #expect(controller.view.constraints.count == before + 2)
        _ = controller.topLayoutGuide
        #expect(controller.view.constraints.count == before + 2)
        _ = controller.bottomLayoutGuide
        #expect(controller.view.constraints.count == before + 4)
    }
}
