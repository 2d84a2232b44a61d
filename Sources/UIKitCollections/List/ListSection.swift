// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCells
import UIKitControls

/// What a section of a list knows of itself.
@MainActor
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.configuration = configuration
    }

    var isInset: Bool { configuration.appearance == .insetGrouped }
    var isGrouped: Bool { isInset || configuration.appearance == .grouped }

    /// The colour behind the rows; nil for the collection view's own.
    var backgroundColor: UIColor? {
        configuration.backgroundColor ?? (isGrouped ? .systemGroupedBackground : nil)
    }

    /// Whether a swipe on a row may show actions.
    var hasSwipes: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }
}

extension NSCollectionLayoutSection {
    /// A section whose items are rows.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(44)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let section = NSCollectionLayoutSection(group: group)
        let list = ListSection(configuration)
        section.list = list
        let side: CGFloat =
            list.isInset ? (layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16) : 0
        let hasHeader = configuration.headerMode == .supplementary
        let hasHeading = configuration.headerMode != .none
        let top = configuration.headerTopPadding ?? (list.isGrouped ? (hasHeading ? 17.5 : 35) : 0)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : top,
            leading: side,
            bottom: list.isGrouped && configuration.footerMode == .none ? 17.5 : 0,
            trailing: side
        )
        func edge(_ kind: String, _ alignment: NSRectAlignment) {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .estimated(28)
                ),
                elementKind: kind,
                alignment: alignment
            )
            // Headers of plain lists stay at the top.
            item.pinToVisibleBounds = alignment == .top && !list.isGrouped
            section.boundarySupplementaryItems.append(item)
        }
        if hasHeader { edge(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary {
            edge(UICollectionView.elementKindSectionFooter, .bottom)
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout all of whose sections are lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
