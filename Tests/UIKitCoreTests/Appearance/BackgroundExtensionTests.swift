// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Content that goes on beyond its edges.
@MainActor
@Suite(.serialized)
struct BackgroundExtensionTests {
    private let app: TestApp
    private let controller = UIViewController()
    private let view = UIBackgroundExtensionView(frame: .zero)
    private let content = UIView(frame: .zero)

    init() throws {
        app = try TestApp(device: "iPhone 14")
        controller.view.backgroundColor = .black
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .white
        view.contentView = content
        controller.view.addSubview(view)
        app.show(controller)
        app.update()
    }

    /// The green of a pixel.
    private func green(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        app.picture()[CGPoint(x: x, y: y)] >> 8 & 0xFF
    }

    @Test func theContentLiesInTheSafeArea() {
        #expect(view.automaticallyPlacesContentView && content.isDescendant(of: view))
        #expect(content.frame == view.bounds.inset(by: view.safeAreaInsets))
        #expect(view.safeAreaInsets.top > 0)
        controller.additionalSafeAreaInsets.left = 30
        app.update()
        #expect(content.frame.minX == 30)
    }

    @Test func mirrorImagesFillTheRest() {
        #expect(green(100, 2) > 240 && green(100, 840) > 240)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
        app.update()
        #expect(green(4, 400) > 240 && green(386, 400) > 240 && green(4, 4) > 240)
    }

    @Test func whatIsNearAnEdgeIsNearItOnBothSides() {
        view.automaticallyPlacesContentView = false
        content.frame = CGRect(x: 0, y: 300, width: 390, height: 300)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        bar.backgroundColor = .black
        content.addSubview(bar)
        view.setNeedsLayout()
        app.update()
        #expect(green(100, 350) == 0 && green(100, 450) == 255)
        #expect(green(100, 250) < 60 && green(100, 150) > 200)
        #expect(green(100, 700) > 200)
    }

    @Test func constraintsMayPlaceTheContent() {
        view.automaticallyPlacesContentView = false
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            content.heightAnchor.constraint(equalToConstant: 400),
        ])
        app.update()
        #expect(content.frame == CGRect(x: 0, y: 200, width: 390, height: 400))
        #expect(green(100, 20) > 240 && green(100, 830) > 240)
    }

    @Test func anotherContentTakesTheFormersPlace() {
        let other = UIView(frame: .zero)
        view.contentView = other
        app.update()
        #expect(content.superview == nil && view.contentView === other)
        #expect(green(100, 400) == 0)
        view.contentView = nil
        #expect(other.superview == nil)
    }
}
