// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of pages.
final class Sidebar: UIView {
    var onChoice: ((Int) -> Void)?
    var onAppearance: (() -> Void)?
    var selection = 0 { didSet { updateSelection() } }
    var isNarrow = false {
        didSet {
            guard isNarrow != oldValue else { return }
            for row in rows { row.isNarrow = isNarrow }
            setNeedsLayout()
        }
    }

    /// From row to row.
    private static let pitch: CGFloat = 38

    private let title = UILabel()
    private let list = UIScrollView()
    private let appearance = UIButton(configuration: .gray())
    private var rows: [SidebarRow] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        title.text = "Casement"
        title.font = .systemFont(ofSize: 28, weight: .bold)
        addSubview(title)
        list.showsVerticalScrollIndicator = false
        // One stop for Tab, with arrows inside.
        list.focusGroupIdentifier = "pages"
        addSubview(list)
        for (index, entry) in PageList.all.enumerated() {
            let row = SidebarRow(entry: entry)
            row.addAction(
                UIAction { [weak self] _ in self?.onChoice?(index) },
                for: .touchUpInside
            )
            rows.append(row)
            list.addSubview(row)
        }
        appearance.configuration?.title = "Light / Dark"
        appearance.configuration?.buttonSize = .small
        appearance.addAction(
            UIAction { [weak self] _ in self?.onAppearance?() },
            for: .touchUpInside
        )
        addSubview(appearance)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top + 20
        title.isHidden = isNarrow
        title.frame = CGRect(x: 20, y: top, width: bounds.width - 32, height: 36)
        let foot = safeAreaInsets.bottom + (isNarrow ? 0 : 64)
        let start = top + (isNarrow ? 0 : 52)
        list.frame = CGRect(
            x: 0,
            y: start,
            width: bounds.width,
            height: max(0, bounds.height - start - foot)
        )
        list.contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.pitch)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 10,
                y: CGFloat(index) * Self.pitch,
                width: bounds.width - 20,
                height: Self.pitch - 3
            )
        }
        appearance.isHidden = isNarrow
        appearance.frame = CGRect(
            x: 20,
            y: bounds.height - 52 - safeAreaInsets.bottom,
            width: bounds.width - 40,
            height: 34
        )
    }

    private func updateSelection() {
        for (index, row) in rows.enumerated() { row.isSelected = index == selection }
        guard list.bounds.height > 0, rows.indices.contains(selection) else { return }
        list.scrollRectToVisible(rows[selection].frame, animated: false)
    }
}

/// A page's line in the sidebar.
final class SidebarRow: UIControl {
    var isNarrow = false { didSet { setNeedsLayout() } }
    private let tile = UIView()
    private let icon = UIImageView()
    private let label = UILabel()

    init(entry: PageEntry) {
        super.init(frame: .zero)
        layer.cornerRadius = 9
        layer.cornerCurve = .continuous
        tile.backgroundColor = entry.color
        tile.layer.cornerRadius = 7
        tile.layer.cornerCurve = .continuous
        tile.isUserInteractionEnabled = false
        icon.image = UIImage(systemName: entry.symbol)
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .white
        tile.addSubview(icon)
        label.text = entry.title
        label.font = .systemFont(ofSize: 16)
        addSubview(tile)
        addSubview(label)
        accessibilityIdentifier = entry.title
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { updateLook() } }
    override var isHighlighted: Bool { didSet { updateLook() } }

    private func updateLook() {
        backgroundColor =
            isSelected ? .systemBlue : isHighlighted ? .systemGray5 : .clear
        label.textColor = isSelected ? .white : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = CGRect(
            x: isNarrow ? (bounds.width - 28) / 2 : 10,
            y: (bounds.height - 28) / 2,
            width: 28,
            height: 28
        )
        icon.frame = tile.bounds.insetBy(dx: 5, dy: 5)
        label.isHidden = isNarrow
        label.frame = CGRect(x: 50, y: 0, width: bounds.width - 58, height: bounds.height)
    }
}
