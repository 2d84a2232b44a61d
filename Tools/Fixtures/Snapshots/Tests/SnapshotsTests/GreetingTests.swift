// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import UIKit
import XCTest

@testable import Snapshots

final class GreetingTests: XCTestCase {
    private let greeting = Greeting(frame: CGRect(x: 0, y: 0, width: 160, height: 60))

    func testTheView() {
        assertSnapshot(of: greeting as UIView, as: .image)
        assertSnapshot(of: greeting as UIView, as: .recursiveDescription)
    }

    func testAController() {
        let controller = UINavigationController(rootViewController: GreetingController())
        assertSnapshot(of: controller, as: .image(on: .iPhone13))
        assertSnapshot(
            of: controller,
            as: .image(on: .iPhone13, traits: .init(userInterfaceStyle: .dark))
        )
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13))
        assertSnapshot(of: controller, as: .hierarchy)
    }

    func testALayerAPathAndAPicture() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 4, y: 4, width: 40, height: 24),
            cornerRadius: 6
        )
        assertSnapshot(of: greeting.layer, as: .image)
        assertSnapshot(of: path, as: .image)
        assertSnapshot(of: path, as: .elementsDescription)
        assertSnapshot(of: path.cgPath, as: .image)
        assertSnapshot(of: path.cgPath, as: .elementsDescription)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            context in
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        assertSnapshot(of: picture, as: .image)
    }
}
