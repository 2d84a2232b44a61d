// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page of cards under a large title.
class CardsPage: UIViewController {
    let header = PageHeader()
    private(set) var cards: [Card] = []
    /// How many cards stand side by side where there is room.
    var columns: Int { 3 }

    /// The page's cards.
    func makeCards() -> [Card] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        cards = makeCards()
        view.addSubview(header)
        for card in cards { view.addSubview(card) }
    }

    /// Where the cards are.
    var contentFrame: CGRect {
        let insets = view.safeAreaInsets
        let top = insets.top + 110
        return CGRect(
            x: 28,
            y: top,
            width: view.bounds.width - 56,
            height: view.bounds.height - top - 24 - insets.bottom
        )
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = contentFrame
        header.frame = CGRect(
            x: area.minX,
            y: view.safeAreaInsets.top + 24,
            width: area.width,
            height: 74
        )
        guard !cards.isEmpty, area.width > 0, area.height > 0 else { return }
        let gap: CGFloat = 16
        let columns = max(1, min(columns, Int(area.width / 180)))
        let rows = (cards.count + columns - 1) / columns
        let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * (width + gap),
                y: area.minY + CGFloat(index / columns) * (height + gap),
                width: width,
                height: max(0, height)
            )
        }
    }
}

/// A page's large title and what it shows.
final class PageHeader: UIView {
    private let title = UILabel()
    private let summary = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 34, weight: .bold)
        summary.font = .systemFont(ofSize: 17)
        summary.textColor = .secondaryLabel
        addSubview(title)
        addSubview(summary)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the words of a page.
    func set(_ entry: PageEntry) {
        title.text = entry.title
        summary.text = entry.summary
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 42)
        summary.frame = CGRect(x: 0, y: 44, width: bounds.width, height: 24)
    }
}

/// A rounded panel with a caption.
final class Card: UIView {
    private let caption = UILabel()
    /// Where the contents stand.
    enum Placement {
        case fill
        /// As high as they want to be, in the middle.
        case middle
        case size(CGSize)
    }

    private let content: UIView
    private let placement: Placement

    /// Shows a view in the middle at a size, smaller where the card is, or over the whole card.
    init(_ title: String, _ content: UIView, size: CGSize? = nil, isCentered: Bool = false) {
        self.content = content
        placement = size.map { .size($0) } ?? (isCentered ? .middle : .fill)
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        caption.text = title
        caption.font = .systemFont(ofSize: 13, weight: .medium)
        caption.textColor = .secondaryLabel
        addSubview(content)
        addSubview(caption)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = CGRect(x: 16, y: bounds.height - 32, width: bounds.width - 32, height: 20)
        let area = CGRect(x: 16, y: 16, width: bounds.width - 32, height: bounds.height - 56)
        guard area.width > 0, area.height > 0 else { return }
        switch placement {
        case .fill:
            content.frame = area
        case .middle:
            let wanted = content.systemLayoutSizeFitting(
                CGSize(width: area.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            let height = min(area.height, wanted)
            content.frame = CGRect(
                x: area.minX,
                y: area.minY + (area.height - height) / 2,
                width: area.width,
                height: height
            )
        case .size(let size):
            content.bounds = CGRect(origin: .zero, size: size)
            content.center = CGPoint(x: area.midX, y: area.midY)
            // What is too large for the card is shown smaller.
            let scale = min(1, area.width / size.width, area.height / size.height)
            content.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
}

/// Draws with a block.
final class DrawingView: UIView {
    private let block: (CGRect) -> Void

    init(_ block: @escaping (CGRect) -> Void) {
        self.block = block
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { block(bounds) }
}
