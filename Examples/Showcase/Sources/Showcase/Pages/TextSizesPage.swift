// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Text that follows the size that a person has chosen.
final class TextSizesPage: CardsPage {
    override var columns: Int { 2 }

    private static let sizes: [(name: String, category: UIContentSizeCategory)] = [
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
        ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ]

    private let letter = UIView()

    override func makeCards() -> [Card] {
        [
            Card("Choose a size", chooser(), isCentered: true),
            Card("Styles", styles(.large), isCentered: true),
            Card("Extra small", styles(.extraSmall), isCentered: true),
            Card("Extra extra extra large", styles(.extraExtraExtraLarge), isCentered: true),
        ]
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    private func column(_ views: [UIView], spacing: CGFloat = 6) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    /// A note whose text grows and shrinks with the segments.
    private func chooser() -> UIView {
        let segments = UISegmentedControl(items: Self.sizes.map(\.name))
        segments.selectedSegmentIndex = 3
        let detail = label("Labels that adjust take new fonts as the size changes.", .body)
        detail.textColor = .secondaryLabel
        let note = column([label("Dear reader", .title2), detail])
        segments.addAction(
            UIAction { [weak segments, weak note] _ in
                guard let index = segments?.selectedSegmentIndex, index >= 0 else { return }
                note?.traitOverrides.preferredContentSizeCategory = Self.sizes[index].category
            },
            for: .valueChanged
        )
        return column([segments, note], spacing: 20)
    }

    private func styles(_ category: UIContentSizeCategory) -> UIView {
        let all: [(String, UIFont.TextStyle)] = [
            ("Large title", .largeTitle), ("Title 2", .title2), ("Headline", .headline),
            ("Body", .body), ("Callout", .callout), ("Footnote", .footnote),
        ]
        let stack = column(all.map { label($0.0, $0.1) })
        stack.traitOverrides.preferredContentSizeCategory = category
        return stack
    }
}
