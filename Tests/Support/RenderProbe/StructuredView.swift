// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two headings, a text with a link, a picture with a description, and a table of two rows.
final class StructuredView: UIStackView {
    init() {
        super.init(frame: .zero)
        axis = .vertical
        let link = UILabel()
        link.attributedText = NSAttributedString(
            string: "a link",
            attributes: [.link: URL(string: "https://example.org/") as Any]
        )
        link.accessibilityTraits.insert(.link)
        let square = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        let picture = UIImageView(image: square)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Hat"
        let table = UIStackView(arrangedSubviews: [
            row(["Name", "Sum"], isHeader: true), row(["a", "1"]), row(["b", "2"]),
        ])
        table.axis = .vertical
        table.accessibilityContainerType = .dataTable
        for view in [
            label("Title", isHeader: true), link, label("Part", isHeader: true), picture, table,
        ] {
            addArrangedSubview(view)
        }
    }

    required init(coder: NSCoder) { fatalError("StructuredView is made in code") }

    private func label(_ text: String, isHeader: Bool = false) -> UILabel {
        let label = UILabel()
        label.text = text
        if isHeader { label.accessibilityTraits.insert(.header) }
        return label
    }

    private func row(_ texts: [String], isHeader: Bool = false) -> UIView {
        UIStackView(arrangedSubviews: texts.map { label($0, isHeader: isHeader) })
    }
}
