// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Counts the taps of a button, on a label and in a colour.
private final class CounterController: UIViewController {
    let box = UIView(frame: CGRect(x: 20, y: 80, width: 60, height: 60))
    let label = UILabel(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    let button = UIButton(configuration: .filled())
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = .red
        label.text = "Not yet"
        button.configuration?.title = "Add"
        button.frame = CGRect(x: 20, y: 220, width: 120, height: 50)
        button.addAction(
            UIAction { [weak self] _ in self?.add() },
            for: .touchUpInside
        )
        for part in [box, label, button] { view.addSubview(part) }
    }

    private func add() {
        count += 1
        label.text = "\(count) taps"
        box.backgroundColor = .blue
    }
}

/// Notes the touches that it gets.
private final class TouchedView: UIView {
    var log: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(event?.allTouches?.count ?? 0)")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
    }
}

@MainActor
@Suite("An application in a test")
struct FirstLightTests {
    @Test("A finger taps a button, and the label and the box change in the pixels")
    func tap() throws {
        let app = try TestApp(device: "iPhone 14")
        let controller = CounterController()
        app.show(controller)
        let before = app.picture()
        #expect(before.width == 1170 && before.height == 2532)
        #expect(before[CGPoint(x: 50, y: 110)] == 0xFFFF_0000)
        let words = before.cropped(to: controller.label.frame)
        app.tap(try #require(app.find(UIButton.self, "Add")))
        app.settle()
        let after = app.picture()
        #expect(controller.count == 1)
        #expect(after[CGPoint(x: 50, y: 110)] == 0xFF00_00FF)
        #expect(after.cropped(to: controller.label.frame).difference(from: words) != nil)
        #expect(app.find(UILabel.self, "1 taps") === controller.label)
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            try before.write(to: "\(folder)/first-light-before.png")
            try after.write(to: "\(folder)/first-light-after.png")
        }
    }

    @Test("Fingers come down together, move, go and are taken away")
    func fingers() throws {
        let app = try TestApp()
        let view = TouchedView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        app.show(view)
        let first = app.finger()
        let second = app.finger()
        first.down(at: CGPoint(x: 50, y: 150))
        second.down(at: CGPoint(x: 150, y: 150))
        first.move(to: CGPoint(x: 80, y: 150), duration: 2 * TestApp.frameDuration)
        first.up()
        second.cancel()
        #expect(view.log == ["began 1", "began 2", "moved", "moved", "ended", "cancelled"])
    }

    @Test("Time passes only when told, and an animation moves with it")
    func time() throws {
        let app = try TestApp()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        view.backgroundColor = .black
        app.show(view)
        var isDone = false
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { view.frame.origin.x = 200 },
            completion: { isDone = $0 }
        )
        app.update()
        let start = app.time
        app.advance(by: 0.5)
        #expect(abs(app.time - start - 0.5) < 1e-9)
        let half = app.picture()
        #expect(half[CGPoint(x: 120, y: 120)] == 0xFF00_0000)
        #expect(half[CGPoint(x: 20, y: 120)] == 0xFFFF_FFFF)
        #expect(!isDone)
        #expect(app.settle())
        #expect(isDone)
        #expect(app.picture()[CGPoint(x: 220, y: 120)] == 0xFF00_0000)
        let frames = app.frameCount
        app.advance(by: 1)
        #expect(app.frameCount == frames)
    }

    @Test("Turning, resizing and darkness reach the controller")
    func environment() throws {
        let app = try TestApp(device: "iPhone 14")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        app.show(controller)
        #expect(app.picture()[CGPoint(x: 9, y: 9)] == 0xFFFF_FFFF)
        app.userInterfaceStyle = .dark
        #expect(app.picture()[CGPoint(x: 9, y: 9)] == 0xFF00_0000)
        app.rotate(to: .landscapeLeft)
        #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(app.picture().width == 844 * 3)
    }

    @Test("A view alone is drawn at any scale")
    func viewAlone() throws {
        let app = try TestApp()
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 20))
        view.backgroundColor = .green
        app.show(view)
        let picture = app.picture(of: view, scale: 2)
        #expect(picture.width == 20 && picture.height == 40)
        #expect(picture[CGPoint(x: 5, y: 10)] == 0xFF00_FF00)
        #expect(picture[CGPoint(x: 0, y: 0)] == 0xFF00_FF00)
        #expect(picture[CGPoint(x: 11, y: 10)] == 0)
    }

    @Test("Trees are text without addresses")
    func dumps() throws {
        let app = try TestApp(device: "iPhone 14")
        let view = UIView(frame: CGRect(x: 30, y: 40.5, width: 10, height: 20))
        view.alpha = 0.5
        let window = app.show(view)
        let expected = """
            UIWindow (0 0; 390 844)
              UIView (0 0; 390 844)
                UIView (30 40.5; 10 20) alpha 0.5

            """
        #expect(TreeDump.views(window) == expected)
        #expect(TreeDump.layers(view.layer) == "CALayer (30 40.5; 10 20) opacity 0.5\n")
        #expect(TreeDump.renderTree(of: window).contains("0 0; 10 20"))
        #expect(
            TreeDump.responders(from: view)
                == "UIView\nUIView\nUIViewController\nUIWindow\nUIApplication\n"
        )
    }

    @Test("A label that ends within a pixel has its own colour there, and no darker one")
    func fractionalEdge() throws {
        let app = try TestApp(device: "iPhone 14")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 80, height: 20.2))
        label.text = "x"
        label.backgroundColor = .red
        label.isOpaque = true
        controller.view.addSubview(label)
        app.show(controller)
        let picture = app.picture()
        for y in stride(from: 119.0, to: 122, by: 1.0 / 3) {
            let pixel = picture[CGPoint(x: 80, y: y + 0.1)]
            #expect(pixel >> 16 & 0xFF == 0xFF, "\(y)")
        }
    }

    // Apple's documentation of `isOpaque`: no effect on the system's own classes. Descriptions of labels in
    // public snapshot suites have no `opaque = NO`.
    @Test("A label without a background shows what is behind it, and says that it is opaque")
    func labelWithoutBackground() throws {
        let app = try TestApp(device: "iPhone 14")
        let controller = UIViewController()
        controller.view.backgroundColor = .yellow
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 80, height: 20))
        label.text = "x"
        label.backgroundColor = .red
        let field = UITextField(frame: CGRect(x: 10, y: 200, width: 80, height: 20))
        for view in [label, field] { controller.view.addSubview(view) }
        app.show(controller)
        #expect(app.picture()[CGPoint(x: 80, y: 110)] & 0xFF_FFFF == 0xFF_0000)
        label.backgroundColor = nil
        field.isOpaque = true
        let picture = app.picture()
        #expect(picture[CGPoint(x: 80, y: 110)] & 0xFF_FFFF == 0xFF_FF00)
        #expect(picture[CGPoint(x: 80, y: 210)] & 0xFF_FFFF == 0xFF_FF00)
        #expect(label.isOpaque && field.isOpaque && !UITextField().isOpaque)
    }

    @Test("A device that does not exist is named, with those that do")
    func unknownDevice() {
        let error = #expect(throws: (any Error).self) { _ = try TestApp(device: "iPhone 99") }
        #expect("\(error.map { "\($0)" } ?? "")".contains("iPhone 14"))
    }
}
