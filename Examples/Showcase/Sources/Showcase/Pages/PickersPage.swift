// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Wheels of rows, and dates on wheels, in a month's table and in fields.
final class PickersPage: CardsPage, UIPickerViewDataSource, UIPickerViewDelegate {
    private let fruits = ["Apple", "Apricot", "Cherry", "Fig", "Grape", "Lemon", "Mango", "Pear"]
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
    ]
    private let chosen = UILabel()
    private let day = UILabel()

    override func makeCards() -> [Card] {
        [
            Card("Rows: words and views", makeWheels(), size: CGSize(width: 320, height: 250)),
            Card("A month", makeDates(.date, .inline), size: CGSize(width: 320, height: 360)),
            Card("Fields", makeFields(), size: CGSize(width: 320, height: 130)),
            Card("Time", makeDates(.time, .wheels), size: CGSize(width: 320, height: 216)),
            Card(
                "A duration",
                makeDates(.countDownTimer, .wheels),
                size: CGSize(width: 320, height: 216)
            ),
        ]
    }

    private func makeWheels() -> UIView {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(3, inComponent: 1, animated: false)
        chosen.textAlignment = .center
        chosen.textColor = .secondaryLabel
        chosen.text = fruits[2]
        chosen.frame = CGRect(x: 0, y: 220, width: 320, height: 24)
        let view = UIView()
        view.addSubview(picker)
        view.addSubview(chosen)
        return view
    }

    /// All dates of the page are one day, so that its picture is always the same.
    private func makeDates(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSinceReferenceDate: 737_645_400)
        picker.countDownDuration = 5_400
        return picker
    }

    private func makeFields() -> UIView {
        let view = UIView()
        let picker = makeDates(.dateAndTime, .compact)
        picker.frame.origin = CGPoint(x: 40, y: 10)
        picker.addAction(
            UIAction { [weak self, weak picker] _ in
                guard let picker else { return }
                self?.show(picker.date)
            },
            for: .valueChanged
        )
        day.textAlignment = .center
        day.textColor = .secondaryLabel
        day.frame = CGRect(x: 0, y: 70, width: 320, height: 24)
        show(picker.date)
        view.addSubview(picker)
        view.addSubview(day)
        return view
    }

    private func show(_ date: Date) {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateStyle = .full
        day.text = formatter.string(from: date)
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? fruits.count : colors.count
    }

    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        guard component == 1 else {
            let label = view as? UILabel ?? UILabel()
            label.text = fruits[row]
            label.font = .systemFont(ofSize: 21)
            label.textAlignment = .center
            return label
        }
        let view = view ?? UIView()
        let disc = view.subviews.first ?? UIView(frame: CGRect(x: 60, y: 5, width: 22, height: 22))
        disc.layer.cornerRadius = 11
        disc.backgroundColor = colors[row]
        if disc.superview == nil { view.addSubview(disc) }
        return view
    }

    func pickerView(
        _ pickerView: UIPickerView,
        didSelectRow row: Int,
        inComponent component: Int
    ) {
        if component == 0 {
            chosen.text = fruits[row]
        } else {
            chosen.textColor = colors[row]
        }
    }
}
