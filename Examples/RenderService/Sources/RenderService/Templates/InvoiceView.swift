// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An invoice as one high view; the pages are cut between its rows.
final class InvoiceView: UIView {
    private let currency: String

    init(_ invoice: Invoice) {
        currency = invoice.currency
        super.init(frame: .zero)
        backgroundColor = .white
        let rows = invoice.items.enumerated().map { index, item in
            row(
                [item.text, "\(item.count)", money(item.price), money(item.count &* item.price)],
                color: index % 2 == 0 ? UIColor(white: 0.96, alpha: 1) : .white
            )
        }
        let sum = row(["Total", "", "", money(invoice.total ?? 0)], color: .white, isBold: true)
        // The document's structure: a heading, and a table with the names of its columns.
        let title = label("Invoice \(invoice.number)", size: 24, weight: .bold)
        title.accessibilityTraits.insert(.header)
        let names = row(["Item", "Count", "Price", "Sum"], color: .lightGray, isBold: true)
        for name in names.arrangedSubviews { name.accessibilityTraits.insert(.header) }
        let table = UIStackView(arrangedSubviews: [names] + rows + [sum])
        table.axis = .vertical
        table.accessibilityContainerType = .dataTable
        let all = UIStackView(arrangedSubviews: [
            title, label(invoice.date, size: 11), label(invoice.from, size: 11, lines: 0),
            label(invoice.to, size: 11, lines: 0), table,
        ])
        all.axis = .vertical
        all.setCustomSpacing(6, after: all.arrangedSubviews[0])
        for index in 1...3 { all.setCustomSpacing(14, after: all.arrangedSubviews[index]) }
        all.translatesAutoresizingMaskIntoConstraints = false
        addSubview(all)
        NSLayoutConstraint.activate([
            all.leadingAnchor.constraint(equalTo: leadingAnchor),
            all.trailingAnchor.constraint(equalTo: trailingAnchor),
            all.topAnchor.constraint(equalTo: topAnchor),
            all.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func money(_ amount: Int) -> String {
        let cents = amount.magnitude % 100
        let sign = amount < 0 ? "-" : ""
        return "\(sign)\(currency)\(amount.magnitude / 100).\(cents < 10 ? "0" : "")\(cents)"
    }

    private func label(
        _ text: String,
        size: CGFloat,
        weight: UIFont.Weight = .regular,
        lines: Int = 1
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = .black
        label.numberOfLines = lines
        return label
    }

    /// A row of the table: a text that takes what is left, and three columns of numbers.
    private func row(_ texts: [String], color: UIColor, isBold: Bool = false) -> UIStackView {
        let labels = texts.enumerated().map { index, text in
            let label = label(
                text,
                size: 10,
                weight: isBold ? .bold : .regular,
                lines: index == 0 ? 0 : 1
            )
            if index > 0 {
                label.textAlignment = .right
                label.widthAnchor.constraint(equalToConstant: index == 1 ? 50 : 80).isActive = true
            }
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.spacing = 8
        stack.alignment = .top
        stack.backgroundColor = color
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 5,
            leading: 8,
            bottom: 5,
            trailing: 8
        )
        return stack
    }
}
