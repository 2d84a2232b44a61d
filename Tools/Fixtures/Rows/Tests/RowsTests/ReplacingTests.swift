// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Rows

private class Page: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Calls.all.append("page \(animated)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Calls.all.append("page loads")
    }
}

private class Tile: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        Calls.all.append("tile")
    }
}

final class ReplacingTests: XCTestCase {
    override func setUp() {
        super.setUp()
        Calls.all = []
    }

    func testExchangedMethodsOfViews() {
        let before = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = UIView.exchangeLayout
        _ = UIView.exchangeBounds
        for view in [before, Tile(frame: before.frame)] {
            view.tag = 77
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        XCTAssertEqual(Calls.all, ["layout UILabel", "layout Tile", "tile"])
        before.bounds.size.width = 30
        XCTAssertEqual(Calls.all.last, "bounds 30")
        XCTAssertEqual(before.bounds.width, 30)
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        XCTAssertEqual(plain.sizeThatFits(.zero), CGSize(width: 9, height: 9))
        plain.tag = 77
        XCTAssertEqual(plain.sizeThatFits(.zero), CGSize(width: 7, height: 7))
    }

    func testTheMethodOfAllControllers() {
        UIViewController.trackAppearing()
        let page = Page()
        page.viewDidAppear(true)
        XCTAssertEqual(Calls.all, ["Page appears", "page true"])
        // Exchanged again, each is where it was.
        UIViewController.trackAppearing()
        page.viewDidAppear(false)
        XCTAssertEqual(Calls.all.last, "page false")
        XCTAssertEqual(Calls.all.count, 3)
    }

    func testABlockThatCallsTheOldFunction() {
        Loading.track()
        Page().loadViewIfNeeded()
        XCTAssertEqual(Calls.all, ["Page loaded", "page loads"])
    }

    func testABlockInGenericCode() {
        typealias Function = @convention(c) (UIView, Selector) -> Void
        let name = #selector(UIView.didMoveToSuperview)
        UIView.replace(name, as: Function.self) { old in
            { view in
                old(view, name)
                if view.tag == 78 { Calls.all.append("moved") }
            } as @convention(block) (UIView) -> Void
        }
        let view = UIView()
        view.tag = 78
        UIView().addSubview(view)
        XCTAssertEqual(Calls.all, ["moved"])
    }

    func testMethodsOfThePackagesOwnClass() {
        let gauge = Gauge()
        XCTAssertEqual(gauge.read(3), 3)
        XCTAssertEqual(gauge.unit, "m")
        Gauge.exchange()
        XCTAssertEqual(gauge.read(3), 6)
        XCTAssertEqual(gauge.unit, "metre")
        XCTAssertEqual(gauge.doubled(3), 3)
        Gauge.exchange()
        XCTAssertEqual(gauge.read(3), 3)
        XCTAssertEqual(gauge.unit, "m")
    }

    func testOverridesInExtensionsOfUIKitsClasses() {
        class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var shouldAutorotate: Bool { false }
        }
        XCTAssertEqual(UINavigationController().preferredStatusBarStyle, .default)
        let navigation = UINavigationController(rootViewController: Light())
        XCTAssertEqual(navigation.preferredStatusBarStyle, .lightContent)
        XCTAssertFalse(navigation.shouldAutorotate)
        XCTAssertTrue(UITabBarController().shouldAutorotate)
        UITableView().touchesBegan([], with: nil)
        XCTAssertEqual(Calls.all, ["UITableView touched 0"])
        UIView().touchesBegan([], with: nil)
        let label = UILabel()
        label.tag = 79
        label.isHidden = true
        XCTAssertTrue(label.isHidden)
        XCTAssertEqual(Calls.all, ["UITableView touched 0", "hidden true"])
    }

    func testBlocksThatGoThroughC() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
        XCTAssertEqual(path.collectPoints().prefix(2), [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2)])
        XCTAssertEqual(path.countElements(), 5)
    }
}
