// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Rows

private class Full: NSObject, PanelDelegate {
    var calls = 0
    func panelMust(_ panel: Panel) { calls += 1 }
    func panelDid(_ panel: Panel) { calls += 1 }
    func panelMay(_ panel: Panel) -> Bool { true }
    func panel(_ panel: Panel, titleAt index: Int) -> String? { "t\(index)" }
    func panel(_ panel: Panel, viewAt index: Int) -> UIView {
        let view = UIView()
        view.tag = index
        return view
    }
}

private class Empty: NSObject, PanelDelegate {
    func panelMust(_ panel: Panel) {}
}

private class Late: Empty {
    @objc func panelMay(_ panel: Panel) -> Bool { true }
}

private class Rated: Full {
    var panelRate: CGFloat { 2.5 }
    let panelTitle: String? = "rated"
}

private class Zooming: NSObject, UIScrollViewDelegate {
    let zoomed = UIView()
    var scrolls = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

final class RowsTests: XCTestCase {
    func testAProxyForwardsToADelegate() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let proxy = ScrollProxy()
        let zooming = Zooming()
        scroll.delegate = proxy
        XCTAssertNil(scroll.delegate?.viewForZooming?(in: scroll))
        proxy.next = zooming
        XCTAssertTrue(scroll.delegate?.viewForZooming?(in: scroll) === zooming.zoomed)
        XCTAssertNil(scroll.delegate?.scrollViewShouldScrollToTop?(scroll))
        scroll.contentOffset.y = 10
        XCTAssertEqual(proxy.scrolls, 1)
        XCTAssertEqual(zooming.scrolls, 1)
        XCTAssertTrue(zooming.responds(to: #selector(UIScrollViewDelegate.viewForZooming(in:))))
    }

    func testAProxyForwardsThePackagesOwnRequirements() {
        let panel = Panel()
        let proxy = PanelProxy()
        let full = Full()
        panel.delegate = proxy
        XCTAssertEqual(panel.ask(), ["false", "none"])
        proxy.next = full
        XCTAssertEqual(panel.ask(), ["true", "t1", "2", "has title", "has did"])
        XCTAssertEqual(full.calls, 2)
        let empty = Empty()
        proxy.next = empty
        XCTAssertEqual(panel.ask(), ["false", "none"])
    }

    func testOptionalProperties() {
        let rated = Rated()
        let delegate: PanelDelegate = rated
        XCTAssertEqual(delegate.panelRate, 2.5)
        XCTAssertEqual(delegate.panelTitle ?? "none", "rated")
        let height: CGFloat = rated.panelRate * 2
        XCTAssertEqual(height, 5)
        let other: PanelDelegate = Full()
        XCTAssertNil(other.panelRate)
        XCTAssertEqual(other.panelRate ?? 7, 7)
        XCTAssertNil(other.panelHeir?(Panel()))
    }

    func testMessagesArrive() {
        let panel = Panel()
        panel.send()
        XCTAssertEqual(panel.log, ["tapped", "plain", "act", "noticed"])
        XCTAssertTrue(panel.responds(to: #selector(Panel.plain)))
        XCTAssertFalse(panel.responds(to: Selector(("nothing"))))
        XCTAssertEqual(#selector(Panel.act(_:)), Selector(("act:")))
    }

    func testOptionalRequirements() {
        let panel = Panel()
        let full = Full()
        panel.delegate = full
        XCTAssertEqual(panel.ask(), ["true", "t1", "2", "has title", "has did"])
        XCTAssertEqual(full.calls, 2)
        let empty = Empty()
        panel.delegate = empty
        XCTAssertEqual(panel.ask(), ["false", "none"])
        let late = Late()
        panel.delegate = late
        XCTAssertEqual(panel.ask(), ["true", "none"])
    }

    func testObserving() {
        let model = Model()
        var seen: [String?] = []
        let token = model.observe(\.title, options: [.old, .new]) { _, change in
            seen.append(change.oldValue)
            seen.append(change.newValue)
        }
        model.title = "b"
        model.setValue("c", forKey: #keyPath(Model.title))
        token.invalidate()
        model.title = "d"
        XCTAssertEqual(seen, ["a", "b", "b", "c"])
        model.count = 3
        XCTAssertEqual(model.changes, 1)
        XCTAssertEqual(model.value(forKey: "count") as? Int, 3)
    }

    func testObservingOfEveryKindOfProperty() {
        let model = Model()
        var sizes: [CGSize] = []
        var halves: [Int] = []
        var keys: [Int] = []
        let tokens = [
            model.observe(\.size, options: [.initial, .prior, .new]) { model, change in
                sizes.append(change.isPrior ? model.size : change.newValue ?? .zero)
            },
            model.observe(\.half, options: .new) { _, change in
                halves.append(change.newValue ?? -1)
            },
            model.observe(\.count) { model, _ in keys.append(model.count) },
        ]
        model.size = CGSize(width: 1, height: 2)
        model.half = 4
        for token in tokens { token.invalidate() }
        model.half = 1
        XCTAssertEqual(sizes, [.zero, .zero, CGSize(width: 1, height: 2)])
        XCTAssertEqual(model.heights, [2])
        XCTAssertEqual(halves, [4])
        XCTAssertEqual(keys, [8])
    }

    func testOutletsAreSetByName() {
        let panel = Panel()
        let label = UIView()
        panel.setValue(label, forKey: "label")
        XCTAssertTrue(panel.label === label)
    }

    func testExtensionsOverrideAndAreOverridden() {
        let sub = Sub()
        sub.step()
        XCTAssertEqual(sub.steps, ["base", "sub"])
        XCTAssertEqual(sub.intrinsicContentSize.width, 7)
        sub.perform(#selector(Base.step))
        XCTAssertEqual(sub.steps.count, 4)
    }

    func testGenericClassesSendTheirOwnSelectors() {
        let box = Box<Int>()
        box.run()
        XCTAssertEqual(box.hits, 1)
        box.perform(Selector(("hit")))
        XCTAssertEqual(box.hits, 2)
        XCTAssertTrue(Box<String>().responds(to: Selector(("hit"))))
        XCTAssertFalse(Box<String>().responds(to: Selector(("other"))))
    }

    func testGenericClassesAnswerForOptionalRequirements() {
        let panel = Panel()
        let host = Host(["a", "b"])
        panel.delegate = host
        XCTAssertEqual(panel.ask(), ["false", "b", "has title"])
        let wide = WideHost([1, 2])
        panel.delegate = wide
        XCTAssertEqual(panel.ask(), ["true", "2", "has title"])
    }

    func testConditionsAndNames() {
        XCTAssertTrue(Panel.isPhone)
        XCTAssertEqual(NSStringFromClass(Panel.self), "Rows.Panel")
        XCTAssertTrue(NSClassFromString("Rows.Panel") == Panel.self)
    }

    func testManagedPropertiesAreKept() {
        let ring = Ring()
        XCTAssertEqual(ring.progress, 0)
        XCTAssertNil(ring.title)
        ring.progress = 0.5
        ring.title = "a"
        XCTAssertEqual(ring.value(forKey: "progress") as? CGFloat, 0.5)
        ring.setValue(0.75, forKey: "progress")
        XCTAssertEqual(ring.progress, 0.75)
        XCTAssertEqual(ring.value(forKey: "title") as? String, "a")
    }

    func testObserversOfTheOldKind() {
        let watcher = Watcher()
        watcher.model.count = 5
        watcher.model.title = "new"
        XCTAssertEqual(watcher.heard, ["count 5", "title new"])
    }

    func testObjectsAreAskedWhatTheyAre() {
        let watcher = Watcher()
        XCTAssertTrue(watcher.isModel(Model()))
        XCTAssertFalse(watcher.isModel(UIView()))
        XCTAssertEqual(watcher.selectors, [Selector(("title")), Selector(("setCount:"))])
        XCTAssertTrue(watcher.model.responds(to: watcher.selectors[1]))
        XCTAssertEqual(watcher.color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    func testTheVersionIsThatOfIOS() {
        XCTAssertFalse(Phone.isOfTheFuture)
        XCTAssertTrue(Phone.isOfToday)
        let version = UIDevice.current.systemVersion
        XCTAssertEqual("\(Phone.version)", version.split(separator: ".").first.map(String.init))
    }

    func testSelectorsComeFromVariables() {
        let names = Phone.selectors(Meter.self, Meter())
        XCTAssertEqual(names, [Selector(("standard")), Selector(("fill"))])
        XCTAssertTrue(Meter.responds(to: names[0]))
        XCTAssertFalse(Meter.responds(to: names[1]))
        XCTAssertTrue(Meter.perform(names[0]).takeUnretainedValue() is Meter)
    }

    func testADelegatesWindowIsOptionalTwice() {
        class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        let delegate = Delegate()
        XCTAssertNil(Phone.rootController(delegate))
        delegate.window = UIWindow()
        delegate.window?.rootViewController = UIViewController()
        XCTAssertNotNil(Phone.rootController(delegate))
    }

    func testProxiesOfAppearanceKnowOwnPropertiesAndMethods() {
        Meter.appearance().thickness = 3
        Meter.appearance().setInset(4, for: .normal)
        Meter.appearance().setInset(5, for: .selected)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let plain = Meter()
        let own = Meter()
        own.thickness = 7
        own.setInset(8, for: .selected)
        window.addSubview(plain)
        window.addSubview(own)
        XCTAssertEqual(plain.thickness, 3)
        XCTAssertEqual(plain.insets, [0: 4, 4: 5])
        XCTAssertEqual(own.thickness, 7)
        XCTAssertEqual(own.insets, [0: 4, 4: 8])
    }

    func testAWindowIsGoneInATeardownBlock() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController = UIViewController()
        addTeardownBlock { [weak window] in XCTAssertNil(window) }
    }

    // The device is the one that CASEMENT_DEVICE names; EndToEndTests reads the line.
    func testTheDeviceIsThere() {
        let screen = UIScreen.main
        print(
            "device: \(Int(screen.bounds.width))x\(Int(screen.bounds.height)) @\(Int(screen.scale)) "
                + (UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
        )
        XCTAssertGreaterThan(screen.bounds.width, 0)
    }
}
