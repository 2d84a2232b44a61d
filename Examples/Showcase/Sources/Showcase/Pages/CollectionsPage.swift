// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Collection views: a grid that flows, sections of several kinds, and an outline.
final class CollectionsPage: CardsPage {
    override func makeCards() -> [Card] {
        let swatches = SwatchGrid()
        let shop = ShopWindow()
        let outline = OutlineList()
        for list in [swatches, shop, outline] as [UIViewController] {
            addChild(list)
            list.view.layer.cornerRadius = 8
            list.view.clipsToBounds = true
        }
        return [
            Card("A grid that flows, with headers that stay", swatches.view),
            Card("Sections that scroll across", shop.view),
            Card("An outline: open, swipe, move", outline.view),
        ]
    }
}

/// Ten sections of colours.
private final class SwatchGrid: UICollectionViewController {
    private static let layout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 52, height: 52)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 16, right: 12)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }()

    init() { super.init(collectionViewLayout: Self.layout) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .secondarySystemBackground
        collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
        collectionView.register(
            HueHeader.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "hue"
        )
        collectionView.allowsMultipleSelection = true
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { 15 }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "swatch",
            for: indexPath
        )
        cell.contentView.backgroundColor = UIColor(
            hue: CGFloat(indexPath.section) / 10,
            saturation: 0.35 + 0.04 * CGFloat(indexPath.item),
            brightness: 0.95 - 0.035 * CGFloat(indexPath.item),
            alpha: 1
        )
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "hue",
            for: indexPath
        )
        (view as? HueHeader)?.label.text = "Hue \(indexPath.section * 36)°"
        return view
    }
}

/// A colour with round corners, and a ring while it is selected.
private final class SwatchCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        contentView.layer.borderColor = UIColor.label.cgColor
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 }
    }
}

/// A text on a blurred ground.
private final class HueHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        ground.frame = bounds
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(ground)
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = bounds.insetBy(dx: 12, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// Sections with layouts of their own, two of which scroll across.
private final class ShopWindow: UICollectionViewController {
    private static let kinds = ["Featured", "Favourites", "Everything"]

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
                let made = Self.section(section)
                made.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(
                            widthDimension: .fractionalWidth(1),
                            heightDimension: .absolute(36)
                        ),
                        elementKind: UICollectionView.elementKindSectionHeader,
                        alignment: .top
                    )
                ]
                return made
            }
        )
    }

    required init?(coder: NSCoder) { nil }

    private static func section(_ index: Int) -> NSCollectionLayoutSection {
        // The first section has one item in a group, the second two, the third three.
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(index == 2 ? 1 / 3 : 1),
            heightDimension: .fractionalHeight(index == 1 ? 1 / 2 : 1)
        )
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let section: NSCollectionLayoutSection
        switch index {
        case 0:
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(0.86),
                    heightDimension: .absolute(130)
                ),
                subitems: [item]
            )
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPagingCentered
        case 1:
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(
                    widthDimension: .absolute(104),
                    heightDimension: .absolute(150)
                ),
                repeatingSubitem: item,
                count: 2
            )
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
        default:
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .absolute(90)
                ),
                repeatingSubitem: item,
                count: 3
            )
            section = NSCollectionLayoutSection(group: group)
        }
        section.contentInsets = .init(top: 0, leading: 8, bottom: 8, trailing: 8)
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .secondarySystemBackground
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.register(
            UICollectionViewListCell.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title"
        )
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        Self.kinds.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { [5, 14, 24][section] }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        let colors: [UIColor] = [
            .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple,
        ]
        cell.contentView.backgroundColor = colors[(indexPath.item + indexPath.section) % 6]
        (cell as? TileCell)?.label.text = "\(indexPath.item + 1)"
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "title",
            for: indexPath
        )
        var content = UIListContentConfiguration.prominentInsetGroupedHeader()
        content.text = Self.kinds[indexPath.section]
        content.directionalLayoutMargins.leading = 4
        (view as? UICollectionViewListCell)?.contentConfiguration = content
        return view
    }
}

/// A number on a coloured ground.
private final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// A list with branches that open, actions behind rows, and grips.
private final class OutlineList: UICollectionViewController {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private static let plants: [(String, [String])] = [
        ("Fruit", ["Apple", "Cherry", "Pear", "Quince"]),
        ("Herbs", ["Basil", "Dill", "Thyme"]),
        ("Trees", ["Ash", "Beech", "Oak"]),
    ]
    private var source: Source?

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            )
        )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.actions(path)
        }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: configuration
        )
        let branch = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            var content = $0.defaultContentConfiguration()
            content.text = $2
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            $0.contentConfiguration = content
            $0.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            var content = $0.defaultContentConfiguration()
            content.text = $2
            content.image = UIImage(systemName: "leaf.fill")
            content.imageProperties.tintColor = .systemGreen
            $0.contentConfiguration = content
            $0.accessories = [
                .delete(), .reorder(), .label(text: "\($2.count)", displayed: .whenNotEditing),
                .disclosureIndicator(displayed: .whenNotEditing),
            ]
        }
        let heads = Set(Self.plants.map(\.0))
        let source = Source(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(
                using: heads.contains(item) ? branch : leaf,
                for: path,
                item: item
            )
        }
        source.reorderingHandlers.canReorderItem = { !heads.contains($0) }
        self.source = source
        for (index, (head, leaves)) in Self.plants.enumerated() {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append([head])
            outline.append(leaves, to: head)
            if index < 2 { outline.expand([head]) }
            source.apply(outline, to: head, animatingDifferences: false)
        }
    }

    private func actions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard path.item > 0 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, done in
            self?.remove(path)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    private func remove(_ path: IndexPath) {
        guard let source, let item = source.itemIdentifier(for: path) else { return }
        let section = source.snapshot().sectionIdentifiers[path.section]
        var outline = source.snapshot(for: section)
        outline.delete([item])
        source.apply(outline, to: section)
    }
}
