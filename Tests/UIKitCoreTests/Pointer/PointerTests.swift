// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitInteraction
@testable import UIKitValues
@testable import UIKitViews

@MainActor
private final class PointerProvider: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var style: UIPointerStyle?

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let isLeft = request.location.x < 50
        return isLeft
            ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left")
            : defaultRegion
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { style }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { log.append("enter \(region.identifier.map { "\($0)" } ?? "all")") }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.identifier.map { "\($0)" } ?? "all")") }
}

@MainActor
final class PointerTests {
    let app: TestApp
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))

    init() throws {
        app = try TestApp(device: "iPad mini")
        app.show(view)
    }

    @Test func regionsAreEnteredAndLeft() {
        let provider = PointerProvider()
        view.addInteraction(UIPointerInteraction(delegate: provider))
        app.hover(at: CGPoint(x: 60, y: 150))
        app.hover(at: CGPoint(x: 70, y: 150))
        app.hover(at: CGPoint(x: 140, y: 150))
        app.hover(at: CGPoint(x: 400, y: 400))
        #expect(provider.log == ["enter left", "exit left", "enter all", "exit all"])
    }

    @Test func theCursorFollowsTheStyle() {
        let provider = PointerProvider()
        let interaction = UIPointerInteraction(delegate: provider)
        view.addInteraction(interaction)
        #expect(app.cursorName == "arrow")
        provider.style = UIPointerStyle(shape: .verticalBeam(length: 20))
        app.hover(over: view)
        #expect(app.cursorName == "text")
        provider.style = .hidden()
        interaction.invalidate()
        #expect(app.cursorName == "hidden")
        let style = UIPointerStyle(shape: .roundedRect(.zero))
        style.accessories = [.arrow(.left), .arrow(.right)]
        provider.style = style
        interaction.invalidate()
        #expect(app.cursorName == "resizeHorizontally")
        app.hover(at: CGPoint(x: 500, y: 500))
        #expect(app.cursorName == "arrow")
        interaction.isEnabled = false
        app.hover(over: view)
        #expect(app.cursorName == "arrow")
    }

    @Test func aLiftedViewRisesAndSinks() {
        let provider = PointerProvider()
        provider.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
        view.addInteraction(UIPointerInteraction(delegate: provider))
        app.hover(over: view)
        app.settle()
        #expect(view.transform.a > 1 && view.layer.shadowOpacity > 0)
        app.hover(at: CGPoint(x: 500, y: 500))
        app.settle()
        #expect(view.transform == .identity && view.layer.shadowOpacity == 0)
        #expect(view.subviews.isEmpty)
    }

    @Test func aHoverStyleLightsItsView() {
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle)
        app.hover(over: view)
        app.settle()
        #expect(view.subviews.count == 1)
        app.leavePointer()
        app.settle()
        #expect(view.subviews.isEmpty)
        view.hoverStyle?.isEnabled = false
        app.hover(over: view)
        #expect(view.subviews.isEmpty)
    }

    @Test func shapesFitThemselvesIntoOthers() {
        let around = UIShape.Resolved(
            shape: .rect,
            boundingRect: CGRect(x: 0, y: 0, width: 100, height: 40)
        )
        let context = UIShape.ResolutionContext(contentShape: around)
        let circle = UIShape.circle.resolve(in: context)
        #expect(circle.boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
        let inner = UIShape.rect.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(
            inner.resolve(in: context).boundingRect == CGRect(x: 5, y: 5, width: 90, height: 30)
        )
        let fixed = UIShape.fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(fixed.resolve(in: context).path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
