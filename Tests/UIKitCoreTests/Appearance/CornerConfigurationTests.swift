// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Testing
import UIKitBasics
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// Corners that follow a configuration.
@MainActor
@Suite(.serialized)
struct CornerConfigurationTests {
    private let app: TestApp
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        root.backgroundColor = .white
        app.show(root)
    }

    private func box(_ frame: CGRect, in parent: UIView, _ color: UIColor = .red) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        parent.addSubview(view)
        return view
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map {
            view.effectiveRadius(corner: $0)
        }
    }

    @Test func aViewIsSquareUntilItHasAConfiguration() {
        let view = box(CGRect(x: 10, y: 10, width: 100, height: 40), in: root)
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
        view.cornerConfiguration = .corners(radius: .fixed(12))
        app.update()
        #expect(view.layer.cornerRadius == 12 && radii(view) == [12, 12, 12, 12])
        view.cornerConfiguration = .corners()
        app.update()
        #expect(view.layer.cornerRadius == 0)
    }

    @Test func aCapsuleIsRoundByHalfOfItsShorterSideAtEachSize() {
        let view = box(CGRect(x: 10, y: 10, width: 100, height: 40), in: root)
        view.cornerConfiguration = .capsule()
        app.update()
        #expect(view.layer.cornerRadius == 20)
        view.frame.size = CGSize(width: 30, height: 60)
        app.update()
        #expect(view.layer.cornerRadius == 15)
        view.cornerConfiguration = .capsule(maximumRadius: 8)
        app.update()
        #expect(view.layer.cornerRadius == 8)
    }

    @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
        let view = box(CGRect(x: 10, y: 10, width: 100, height: 40), in: root)
        view.cornerConfiguration = .uniformCorners(radius: 50)
        #expect(radii(view) == [20, 20, 20, 20])
    }

    @Test func eachCornerIsDrawnWithItsOwnRadius() {
        let view = box(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(40),
            topRightRadius: .fixed(10),
            bottomRightRadius: .fixed(40)
        )
        let picture = app.picture()
        let white = picture[CGPoint(x: 200, y: 200)]
        let red = picture[CGPoint(x: 50, y: 50)]
        #expect(picture[CGPoint(x: 6, y: 6)] == white)
        #expect(picture[CGPoint(x: 93, y: 93)] == white)
        #expect(picture[CGPoint(x: 93, y: 6)] == red)
        #expect(picture[CGPoint(x: 1, y: 98)] == red)
        #expect(radii(view) == [40, 10, 0, 40])
    }

    @Test func aConcentricCornerHasTheContainersRadiusLessTheDistance() {
        let container = box(CGRect(x: 20, y: 20, width: 200, height: 200), in: root, .blue)
        container.cornerConfiguration = .corners(radius: .fixed(40))
        let view = box(CGRect(x: 10, y: 10, width: 100, height: 100), in: container)
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        app.update()
        #expect(radii(view) == [30, 4, 4, 4])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        app.update()
        #expect(radii(view) == [30, 30, 30, 30] && view.layer.cornerRadius == 30)
    }

    @Test func aConcentricCornerFollowsItsPlaceAndItsContainer() {
        let container = box(CGRect(x: 20, y: 20, width: 200, height: 200), in: root, .blue)
        container.cornerConfiguration = .corners(radius: .fixed(40))
        let between = box(container.bounds, in: container, .clear)
        let view = box(CGRect(x: 10, y: 10, width: 100, height: 100), in: between)
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        app.update()
        view.center.x += 15
        view.center.y += 15
        app.update()
        #expect(view.layer.cornerRadius == 15)
        container.cornerConfiguration = .corners(radius: .fixed(60))
        app.update()
        #expect(view.layer.cornerRadius == 35)
        root.addSubview(view)
        app.update()
        #expect(view.layer.cornerRadius == 0)
    }

    @Test func aLayersRadiusMakesAContainer() {
        let container = box(CGRect(x: 20, y: 20, width: 200, height: 200), in: root, .blue)
        container.layer.cornerRadius = 24
        let view = box(CGRect(x: 8, y: 8, width: 184, height: 184), in: container)
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        app.update()
        #expect(view.layer.cornerRadius == 16)
    }

    @Test func uniformEdgesShareTheLargestRadius() {
        let container = box(CGRect(x: 20, y: 20, width: 200, height: 200), in: root, .blue)
        container.cornerConfiguration = .corners(radius: .fixed(40))
        let view = box(CGRect(x: 10, y: 10, width: 100, height: 180), in: container)
        view.cornerConfiguration = .uniformEdges(
            topRadius: .containerConcentric(),
            bottomRadius: .fixed(3)
        )
        #expect(radii(view) == [30, 30, 3, 3])
        view.cornerConfiguration = .uniformLeftRadius(.fixed(5), bottomRightRadius: .fixed(7))
        #expect(radii(view) == [5, 0, 5, 7])
        view.cornerConfiguration = .uniformRightRadius(.fixed(5), topLeftRadius: .fixed(7))
        #expect(radii(view) == [7, 5, 0, 5])
        view.cornerConfiguration = .uniformTopRadius(.fixed(5), bottomLeftRadius: .fixed(7))
        #expect(radii(view) == [5, 5, 7, 0])
        view.cornerConfiguration = .uniformBottomRadius(.fixed(5), topRightRadius: .fixed(7))
        #expect(radii(view) == [0, 7, 5, 5])
        view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(1), rightRadius: .fixed(2))
        #expect(radii(view) == [1, 2, 1, 2])
    }

    @Test func anAnimatedConfigurationAnimatesTheLayer() {
        let view = box(CGRect(x: 10, y: 10, width: 100, height: 40), in: root)
        app.update()
        UIView.animate(withDuration: 1) {
            view.cornerConfiguration = .capsule()
            view.layoutIfNeeded()
        }
        #expect(view.layer.animation(forKey: "cornerRadius") != nil)
    }

    @Test func configurationsWithTheSameCornersAreEqual() {
        let radius = UICornerRadius.containerConcentric()
        #expect(UICornerConfiguration.corners(radius: 8) == .corners(radius: .fixed(8)))
        #expect(UICornerConfiguration.corners(radius: radius) != .uniformCorners(radius: radius))
        #expect("\(UICornerConfiguration.capsule())" == "capsule")
        #expect(
            "\(UICornerConfiguration.uniformEdges(topRadius: 8, bottomRadius: radius))"
                == "corners(topLeft+topRight: fixed(8.0), "
                + "bottomLeft+bottomRight: containerConcentric)"
        )
    }
}
