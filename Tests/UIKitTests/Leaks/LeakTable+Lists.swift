// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Tables, cells and what they share.
extension LeakTable {
    static let lists: [LeakRow] = [
        LeakRow(
            UITableView.self,
            on: { stage in
                let source = Rows()
                let table = UITableView(frame: stage.frame, style: .insetGrouped)
                table.dataSource = source
                stage.use(table)
                return table
            }
        ),
        LeakRow(UITableViewCell.self) { UITableViewCell(style: .subtitle, reuseIdentifier: nil) },
        LeakRow(UITableViewHeaderFooterView.self) {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        },
        LeakRow(
            UITableViewDiffableDataSource<Int, Int>.self,
            on: { stage in
                let table = UITableView(frame: stage.frame)
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
                    UITableViewCell()
                }
                stage.view.addSubview(table)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 2, 3])
                source.apply(snapshot)
                stage.use(table)
                return source
            }
        ),
        LeakRow(UITableViewDropProposal.self) {
            UITableViewDropProposal(operation: .copy, intent: .automatic)
        },
        LeakRow(UITableViewPlaceholder.self) {
            UITableViewPlaceholder(
                insertionIndexPath: IndexPath(row: 0, section: 0),
                reuseIdentifier: "soak",
                rowHeight: 40
            )
        },
        LeakRow(UITableViewDropPlaceholder.self) {
            UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 0, section: 0),
                reuseIdentifier: "soak",
                rowHeight: 40
            )
        },
        LeakRow(UITableViewFocusUpdateContext.self) { UITableViewFocusUpdateContext() },
        LeakRow(UITableViewRowAction.self) {
            UITableViewRowAction(style: .default, title: "Soak") { _, _ in }
        },
        LeakRow(UIContextualAction.self) {
            UIContextualAction(style: .normal, title: "Soak") { _, _, done in done(true) }
        },
        LeakRow(UISwipeActionsConfiguration.self) { UISwipeActionsConfiguration(actions: []) },
        LeakRow(UIContentUnavailableView.self) {
            UIContentUnavailableView(configuration: .empty())
        },
        LeakRow(UIListContentView.self) {
            var configuration = UIListContentConfiguration.subtitleCell()
            configuration.text = "Soak"
            return UIListContentView(configuration: configuration)
        },
        LeakRow(UINib.self) { UINib(data: Data(), bundle: nil) },
        LeakRow(NSDiffableDataSourceSnapshotReference.self) {
            NSDiffableDataSourceSnapshotReference()
        },
    ]
}

/// Collection views, their layouts and cells.
extension LeakTable {
    static let collections: [LeakRow] = [
        LeakRow(UICollectionReusableView.self) { UICollectionReusableView() },
        LeakRow(UICollectionViewCell.self) { UICollectionViewCell() },
        LeakRow(UICollectionViewListCell.self) { UICollectionViewListCell() },
        LeakRow(UICollectionViewLayout.self) { UICollectionViewLayout() },
        LeakRow(UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() },
        LeakRow(UICollectionViewLayoutInvalidationContext.self) {
            UICollectionViewLayoutInvalidationContext()
        },
        LeakRow(UICollectionViewFlowLayoutInvalidationContext.self) {
            UICollectionViewFlowLayoutInvalidationContext()
        },
        LeakRow(UICollectionViewFocusUpdateContext.self) { UICollectionViewFocusUpdateContext() },
        LeakRow(UICollectionViewCompositionalLayoutConfiguration.self) {
            UICollectionViewCompositionalLayoutConfiguration()
        },
        LeakRow(
            UICollectionView.self,
            on: { stage in
                UICollectionView(frame: stage.frame, collectionViewLayout: grid)
            }
        ),
        LeakRow(UICollectionViewCompositionalLayout.self) { grid },
        LeakRow(
            UICollectionViewDiffableDataSource<Int, Int>.self,
            on: { stage in
                let view = UICollectionView(frame: stage.frame, collectionViewLayout: grid)
                let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                    cell,
                    _,
                    item in
                    var content = cell.defaultContentConfiguration()
                    content.text = "Row \(item)"
                    cell.contentConfiguration = content
                }
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                    $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
                }
                stage.view.addSubview(view)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 2, 3])
                source.apply(snapshot)
                stage.use(view)
                return source
            }
        ),
        LeakRow(UICollectionViewDropProposal.self) {
            UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
        },
        LeakRow(UICollectionViewPlaceholder.self) {
            UICollectionViewPlaceholder(
                insertionIndexPath: IndexPath(item: 0, section: 0),
                reuseIdentifier: "soak"
            )
        },
        LeakRow(UICollectionViewDropPlaceholder.self) {
            UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 0, section: 0),
                reuseIdentifier: "soak"
            )
        },
        LeakRow(UICollectionViewLayoutAttributes.self) {
            UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        },
        LeakRow(UICollectionViewTransitionLayout.self) {
            UICollectionViewTransitionLayout(currentLayout: grid, nextLayout: grid)
        },
        LeakRow(UICollectionLayoutSectionOrthogonalScrollingProperties.self) {
            section.orthogonalScrollingProperties
        },
        LeakRow(NSCollectionLayoutAnchor.self) { NSCollectionLayoutAnchor(edges: .top) },
        LeakRow(NSCollectionLayoutDimension.self) { NSCollectionLayoutDimension.absolute(44) },
        LeakRow(NSCollectionLayoutSize.self) { size },
        LeakRow(NSCollectionLayoutSpacing.self) { NSCollectionLayoutSpacing.fixed(4) },
        LeakRow(NSCollectionLayoutEdgeSpacing.self) {
            NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
        },
        LeakRow(NSCollectionLayoutItem.self) { NSCollectionLayoutItem(layoutSize: size) },
        LeakRow(NSCollectionLayoutGroup.self) { group },
        LeakRow(NSCollectionLayoutGroupCustomItem.self) {
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        },
        LeakRow(NSCollectionLayoutSection.self) { section },
        LeakRow(NSCollectionLayoutSupplementaryItem.self) {
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size,
                elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: .top)
            )
        },
        LeakRow(NSCollectionLayoutBoundarySupplementaryItem.self) {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: "header",
                alignment: .top
            )
        },
        LeakRow(NSCollectionLayoutDecorationItem.self) {
            NSCollectionLayoutDecorationItem.background(elementKind: "background")
        },
    ]
}

extension LeakTable {
    private static var size: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
    }

    private static var group: NSCollectionLayoutGroup {
        NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
    }

    private static var section: NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: group)
    }

    private static var grid: UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: section)
    }
}

/// Thirty rows.
@MainActor private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
