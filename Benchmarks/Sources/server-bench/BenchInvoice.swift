// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page of 595 x 842 points with a table of 30 rows.
final class BenchInvoice: UIView {
    init(_ number: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 595, height: 842))
        backgroundColor = .white
        add(
            "Invoice \(number)",
            CGRect(x: 40, y: 40, width: 515, height: 30),
            size: 22,
            weight: .bold
        )
        for row in 0..<30 {
            let top = 100 + CGFloat(row) * 22
            let band = UIView(frame: CGRect(x: 40, y: top, width: 515, height: 22))
            band.backgroundColor = UIColor(white: row % 2 == 0 ? 0.95 : 1, alpha: 1)
            addSubview(band)
            let price = (number + row * 37) % 900 + 100
            add("Item \(row + 1) of the order", CGRect(x: 48, y: top, width: 280, height: 22))
            add("\(row % 7 + 1)", CGRect(x: 330, y: top, width: 60, height: 22), isRight: true)
            add("\(price).00", CGRect(x: 400, y: top, width: 70, height: 22), isRight: true)
            add(
                "\(price * (row % 7 + 1)).00",
                CGRect(x: 475, y: top, width: 72, height: 22),
                isRight: true
            )
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(
        _ text: String,
        _ frame: CGRect,
        size: CGFloat = 11,
        weight: UIFont.Weight = .regular,
        isRight: Bool = false
    ) {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textAlignment = isRight ? .right : .left
        addSubview(label)
    }
}
