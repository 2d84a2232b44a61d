// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// What wheels look like.
@MainActor
@Suite("Pictures of pickers", .serialized)
struct PickerPictureTests {
    private final class Bars: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { 20 }

        func pickerView(
            _ pickerView: UIPickerView,
            viewForRow row: Int,
            forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            let view = view ?? UIView(frame: .zero)
            let bar = view.subviews.first ?? UIView(frame: .zero)
            bar.frame = CGRect(x: 10, y: 6, width: 40 + 8 * (row % 5), height: 20)
            bar.backgroundColor = component == 0 ? .systemBlue : .systemOrange
            if bar.superview == nil { view.addSubview(bar) }
            return view
        }
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func wheelsLookAsTheyDid(style: UIUserInterfaceStyle) throws {
        let app = try TestApp(device: "iPhone 14")
        let picker = UIPickerView()
        let bars = Bars()
        picker.overrideUserInterfaceStyle = style
        picker.backgroundColor = .systemBackground
        picker.dataSource = bars
        picker.delegate = bars
        app.show(picker)
        picker.selectRow(6, inComponent: 0, animated: false)
        picker.selectRow(1, inComponent: 1, animated: false)
        app.update()
        let name = style == .dark ? "wheels-dark" : "wheels"
        // The screen's picture, since `render(in:)` has no depth.
        let part = app.picture().cropped(to: CGRect(x: 0, y: 0, width: 160, height: 216))
        try part.expect("Pickers/\(name)", tolerance: .edges)
    }

    /// Text is not compared to the pixel; `CASEMENT_PICTURES=FOLDER` writes the pictures there.
    @Test(arguments: [UIDatePickerStyle.wheels, .inline, .compact])
    func datesHaveInk(style: UIDatePickerStyle) throws {
        let app = try TestApp(device: "iPhone 14")
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = .dateAndTime
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSince1970: 1_715_953_500)
        picker.backgroundColor = .systemBackground
        picker.frame.size = picker.intrinsicContentSize
        app.show(picker)
        app.update()
        let picture = app.picture().cropped(to: picker.frame)
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            try picture.write(to: "\(folder)/date-\(style.rawValue).png")
        }
        let paper = picture[.zero]
        let size = picker.bounds.size
        var ink = 0
        for y in stride(from: 0, to: size.height, by: 1) {
            for x in stride(from: 0, to: size.width, by: 1)
            where picture[CGPoint(x: x, y: y)] != paper { ink += 1 }
        }
        #expect(ink > 300)
    }
}
