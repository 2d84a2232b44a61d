// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitSheets

@MainActor
private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [(UIColor, Bool)] = []
    var isFinished = 0

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { colors.append((color, continuously)) }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        isFinished += 1
    }
}

@MainActor
@Suite("The picker of colours", .serialized)
struct ColorTests {
    private let app: TestApp
    private let page = UIViewController()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] != nil
        app.show(page)
    }

    @Test func aFieldOfTheGridIsChosen() throws {
        let picker = UIColorPickerViewController()
        let listener = Listener()
        picker.delegate = listener
        page.present(picker, animated: true)
        app.settle()
        try app.write("colors-grid")
        let grid = try #require(app.find(ColorGrid.self))
        let corner = grid.convert(CGPoint(x: 5, y: 5), to: nil)
        app.tap(at: corner, times: 1)
        #expect(picker.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(listener.colors.map(\.1) == [true, false])
        page.dismiss(animated: true)
        app.settle()
        #expect(listener.isFinished == 1)
    }

    @Test func theWaysAgree() throws {
        let picker = UIColorPickerViewController()
        picker.selectedColor = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 0.5)
        page.present(picker, animated: true)
        app.settle()
        let ways = try #require(app.find(UISegmentedControl.self))
        for (index, name) in ["spectrum", "sliders"].enumerated() {
            ways.selectedSegmentIndex = index + 1
            ways.sendActions(for: .valueChanged)
            app.settle()
            try app.write("colors-\(name)")
        }
        let field = try #require(app.find(UITextField.self))
        #expect(field.text == "339966")
        #expect(app.find(UILabel.self, "50 %") != nil)
    }

    @Test func theSpectrumFindsTheColourWhereItIs() {
        for (hue, y) in [(0.1, 0.25), (0.5, 0.5), (0.8, 0.75)] {
            let color = ColorSpectrum.color(at: CGPoint(x: hue, y: y))
            let (found, saturation, brightness) = color.hue
            #expect(abs(found - hue) < 1e-6)
            #expect(abs((brightness < 1 ? 1 - brightness / 2 : saturation / 2) - y) < 1e-6)
        }
    }

    @Test func digitsAreReadAndWritten() {
        #expect(ColorValues(digits: "#FF8000")?.digits == "FF8000")
        #expect(ColorValues(digits: "ff8000")?.digits == "FF8000")
        for wrong in ["", "12345", "GG0000", "1234567", "+12345"] {
            #expect(ColorValues(digits: wrong) == nil)
        }
    }

    @Test func aWellPicksAndSendsItsEvent() throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
        well.title = "Paint"
        page.view.addSubview(well)
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        well.selectedColor = .systemGreen
        app.update()
        try app.write("well")
        #expect(changes == 0)
        app.tap(well)
        app.settle()
        let picker = try #require(page.presentedViewController as? UIColorPickerViewController)
        #expect(picker.title == "Paint")
        let grid = try #require(app.find(ColorGrid.self))
        app.tap(grid)
        #expect(changes == 2)
        #expect(well.selectedColor == picker.selectedColor)
    }
}
