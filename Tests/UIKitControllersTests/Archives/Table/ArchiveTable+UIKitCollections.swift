// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUICollectionReusableView() {
    }

    mutating func addUICollectionView() {
        add("UICollectionView.allowsFocus", \UICollectionView.allowsFocus)
        add("UICollectionView.allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
        add("UICollectionView.allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
        add("UICollectionView.allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
        add("UICollectionView.allowsSelection", \UICollectionView.allowsSelection)
        add("UICollectionView.allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
        add("UICollectionView.backgroundView", \UICollectionView.backgroundView)
        add("UICollectionView.collectionViewLayout", \UICollectionView.collectionViewLayout)
        add("UICollectionView.dataSource", \UICollectionView.dataSource)
        add("UICollectionView.delegate", \UICollectionView.delegate)
        add("UICollectionView.dragDelegate", \UICollectionView.dragDelegate)
        add("UICollectionView.dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
        add("UICollectionView.dropDelegate", \UICollectionView.dropDelegate)
        add("UICollectionView.isEditing", \UICollectionView.isEditing)
        add("UICollectionView.isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
        add("UICollectionView.isSpringLoaded", \UICollectionView.isSpringLoaded)
        add("UICollectionView.prefetchDataSource", \UICollectionView.prefetchDataSource)
        add("UICollectionView.remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
        add("UICollectionView.reorderingCadence", \UICollectionView.reorderingCadence)
        add("UICollectionView.selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
        add("UICollectionView.selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
    }

    mutating func addUICollectionViewCell() {
        add("UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
        add("UICollectionViewCell.automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
        add("UICollectionViewCell.backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
        add("UICollectionViewCell.backgroundView", \UICollectionViewCell.backgroundView)
        add("UICollectionViewCell.configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
        add("UICollectionViewCell.contentConfiguration", \UICollectionViewCell.contentConfiguration)
        add("UICollectionViewCell.isHighlighted", \UICollectionViewCell.isHighlighted)
        add("UICollectionViewCell.isSelected", \UICollectionViewCell.isSelected)
        add("UICollectionViewCell.selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    }

    mutating func addUICollectionViewCompositionalLayout() {
        add("UICollectionViewCompositionalLayout.configuration", \UICollectionViewCompositionalLayout.configuration)
    }

    mutating func addUICollectionViewController() {
        add("UICollectionViewController.clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
        add("UICollectionViewController.collectionView", \UICollectionViewController.collectionView)
        add("UICollectionViewController.installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement)
        add("UICollectionViewController.useLayoutToLayoutNavigationTransitions", \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
    }

    mutating func addUICollectionViewFlowLayout() {
        add("UICollectionViewFlowLayout.estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        add("UICollectionViewFlowLayout.footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
        add("UICollectionViewFlowLayout.headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        add("UICollectionViewFlowLayout.itemSize", \UICollectionViewFlowLayout.itemSize)
        add("UICollectionViewFlowLayout.minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        add("UICollectionViewFlowLayout.minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
        add("UICollectionViewFlowLayout.scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
        add("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
        add("UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
        add("UICollectionViewFlowLayout.sectionInset", \UICollectionViewFlowLayout.sectionInset)
        add("UICollectionViewFlowLayout.sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
    }

    mutating func addUICollectionViewLayout() {
    }

    mutating func addUICollectionViewListCell() {
        add("UICollectionViewListCell.accessories", \UICollectionViewListCell.accessories)
        add("UICollectionViewListCell.indentationLevel", \UICollectionViewListCell.indentationLevel)
        add("UICollectionViewListCell.indentationWidth", \UICollectionViewListCell.indentationWidth)
        add("UICollectionViewListCell.indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    }

    mutating func addUICollectionViewTransitionLayout() {
        add("UICollectionViewTransitionLayout.transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
    }
}
