// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCells
import UIKitCollections
import UIKitCore

// The keys of collection views.

extension UICollectionView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("collectionViewLayout", of: UICollectionView.self) {
                    $0.collectionViewLayout
                } _: {
                    $0.collectionViewLayout = $1
                }
                m.property("delegate", of: UICollectionView.self) {
                    $0.delegate as (any UICollectionViewDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("dataSource", of: UICollectionView.self) {
                    $0.dataSource as (any UICollectionViewDataSource)?
                } _: {
                    $0.dataSource = $1
                }
                m.property("prefetchDataSource", of: UICollectionView.self) {
                    $0.prefetchDataSource as (any UICollectionViewDataSourcePrefetching)?
                } _: {
                    $0.prefetchDataSource = $1
                }
                m.property("isPrefetchingEnabled", of: UICollectionView.self) {
                    $0.isPrefetchingEnabled
                } _: {
                    $0.isPrefetchingEnabled = $1
                }
                m.property("backgroundView", of: UICollectionView.self, { $0.backgroundView }) {
                    $0.backgroundView = $1
                }
                m.property("numberOfSections", of: UICollectionView.self, { $0.numberOfSections })
                m.property("visibleCells", of: UICollectionView.self, { $0.visibleCells })
                m.property("indexPathsForVisibleItems", of: UICollectionView.self) {
                    $0.indexPathsForVisibleItems
                }
                m.property("allowsSelection", of: UICollectionView.self, { $0.allowsSelection }) {
                    $0.allowsSelection = $1
                }
                m.property("allowsMultipleSelection", of: UICollectionView.self) {
                    $0.allowsMultipleSelection
                } _: {
                    $0.allowsMultipleSelection = $1
                }
                m.property("allowsSelectionDuringEditing", of: UICollectionView.self) {
                    $0.allowsSelectionDuringEditing
                } _: {
                    $0.allowsSelectionDuringEditing = $1
                }
                m.property("allowsMultipleSelectionDuringEditing", of: UICollectionView.self) {
                    $0.allowsMultipleSelectionDuringEditing
                } _: {
                    $0.allowsMultipleSelectionDuringEditing = $1
                }
                m.property("indexPathsForSelectedItems", of: UICollectionView.self) {
                    $0.indexPathsForSelectedItems
                }
                m.property("isEditing", of: UICollectionView.self, { $0.isEditing }) {
                    $0.isEditing = $1
                }
                m.property("hasUncommittedUpdates", of: UICollectionView.self) {
                    $0.hasUncommittedUpdates
                }
                m.property("selfSizingInvalidation", of: UICollectionView.self) {
                    $0.selfSizingInvalidation
                } _: {
                    $0.selfSizingInvalidation = $1
                }
                m.property("reorderingCadence", of: UICollectionView.self) {
                    $0.reorderingCadence
                } _: {
                    $0.reorderingCadence = $1
                }
                m.property("dragDelegate", of: UICollectionView.self) {
                    $0.dragDelegate as (any UICollectionViewDragDelegate)?
                } _: {
                    $0.dragDelegate = $1
                }
                m.property("dropDelegate", of: UICollectionView.self) {
                    $0.dropDelegate as (any UICollectionViewDropDelegate)?
                } _: {
                    $0.dropDelegate = $1
                }
                m.property("dragInteractionEnabled", of: UICollectionView.self) {
                    $0.dragInteractionEnabled
                } _: {
                    $0.dragInteractionEnabled = $1
                }
                m.property("contextMenuInteraction", of: UICollectionView.self) {
                    $0.contextMenuInteraction
                }
                m.property("isSpringLoaded", of: UICollectionView.self, { $0.isSpringLoaded }) {
                    $0.isSpringLoaded = $1
                }
                return UICollectionView.self
            }
        }
}

extension UICollectionViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("collectionView", of: UICollectionViewController.self) {
                    $0.collectionView as UICollectionView?
                } _: {
                    $0.collectionView = $1
                }
                m.property("collectionViewLayout", of: UICollectionViewController.self) {
                    $0.collectionViewLayout
                }
                m.property("clearsSelectionOnViewWillAppear", of: UICollectionViewController.self) {
                    $0.clearsSelectionOnViewWillAppear
                } _: {
                    $0.clearsSelectionOnViewWillAppear = $1
                }
                m.property(
                    "useLayoutToLayoutNavigationTransitions",
                    of: UICollectionViewController.self
                ) {
                    $0.useLayoutToLayoutNavigationTransitions
                } _: {
                    $0.useLayoutToLayoutNavigationTransitions = $1
                }
                m.property(
                    "installsStandardGestureForInteractiveMovement",
                    of: UICollectionViewController.self
                ) {
                    $0.installsStandardGestureForInteractiveMovement
                } _: {
                    $0.installsStandardGestureForInteractiveMovement = $1
                }
                return UICollectionViewController.self
            }
        }
}

extension UICollectionReusableView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("reuseIdentifier", of: UICollectionReusableView.self) {
                    $0.reuseIdentifier
                }
                return UICollectionReusableView.self
            }
        }
}

extension UICollectionViewCell {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("contentView", of: UICollectionViewCell.self, { $0.contentView })
                m.property("isSelected", of: UICollectionViewCell.self, { $0.isSelected }) {
                    $0.isSelected = $1
                }
                m.property("isHighlighted", of: UICollectionViewCell.self, { $0.isHighlighted }) {
                    $0.isHighlighted = $1
                }
                m.property("backgroundView", of: UICollectionViewCell.self, { $0.backgroundView }) {
                    $0.backgroundView = $1
                }
                m.property("selectedBackgroundView", of: UICollectionViewCell.self) {
                    $0.selectedBackgroundView
                } _: {
                    $0.selectedBackgroundView = $1
                }
                m.property(
                    "automaticallyUpdatesContentConfiguration",
                    of: UICollectionViewCell.self
                ) {
                    $0.automaticallyUpdatesContentConfiguration
                } _: {
                    $0.automaticallyUpdatesContentConfiguration = $1
                }
                m.property("backgroundConfiguration", of: UICollectionViewCell.self) {
                    $0.backgroundConfiguration
                } _: {
                    $0.backgroundConfiguration = $1
                }
                m.property(
                    "automaticallyUpdatesBackgroundConfiguration",
                    of: UICollectionViewCell.self
                ) {
                    $0.automaticallyUpdatesBackgroundConfiguration
                } _: {
                    $0.automaticallyUpdatesBackgroundConfiguration = $1
                }
                m.property("configurationState", of: UICollectionViewCell.self) {
                    $0.configurationState
                }
                return UICollectionViewCell.self
            }
        }
}

extension UICollectionViewLayout {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("collectionView", of: UICollectionViewLayout.self, { $0.collectionView })
                m.property("collectionViewContentSize", of: UICollectionViewLayout.self) {
                    $0.collectionViewContentSize
                }
                m.property("developmentLayoutDirection", of: UICollectionViewLayout.self) {
                    $0.developmentLayoutDirection
                }
                m.property(
                    "flipsHorizontallyInOppositeLayoutDirection",
                    of: UICollectionViewLayout.self
                ) {
                    $0.flipsHorizontallyInOppositeLayoutDirection
                }
                return UICollectionViewLayout.self
            }
        }
}

extension UICollectionViewFlowLayout {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("minimumLineSpacing", of: UICollectionViewFlowLayout.self) {
                    $0.minimumLineSpacing
                } _: {
                    $0.minimumLineSpacing = $1
                }
                m.property("minimumInteritemSpacing", of: UICollectionViewFlowLayout.self) {
                    $0.minimumInteritemSpacing
                } _: {
                    $0.minimumInteritemSpacing = $1
                }
                m.property("itemSize", of: UICollectionViewFlowLayout.self, { $0.itemSize }) {
                    $0.itemSize = $1
                }
                m.property("estimatedItemSize", of: UICollectionViewFlowLayout.self) {
                    $0.estimatedItemSize
                } _: {
                    $0.estimatedItemSize = $1
                }
                m.property("scrollDirection", of: UICollectionViewFlowLayout.self) {
                    $0.scrollDirection
                } _: {
                    $0.scrollDirection = $1
                }
                m.property("headerReferenceSize", of: UICollectionViewFlowLayout.self) {
                    $0.headerReferenceSize
                } _: {
                    $0.headerReferenceSize = $1
                }
                m.property("footerReferenceSize", of: UICollectionViewFlowLayout.self) {
                    $0.footerReferenceSize
                } _: {
                    $0.footerReferenceSize = $1
                }
                m.property("sectionInset", of: UICollectionViewFlowLayout.self) {
                    $0.sectionInset
                } _: {
                    $0.sectionInset = $1
                }
                m.property("sectionInsetReference", of: UICollectionViewFlowLayout.self) {
                    $0.sectionInsetReference
                } _: {
                    $0.sectionInsetReference = $1
                }
                m.property("sectionHeadersPinToVisibleBounds", of: UICollectionViewFlowLayout.self)
                {
                    $0.sectionHeadersPinToVisibleBounds
                } _: {
                    $0.sectionHeadersPinToVisibleBounds = $1
                }
                m.property("sectionFootersPinToVisibleBounds", of: UICollectionViewFlowLayout.self)
                {
                    $0.sectionFootersPinToVisibleBounds
                } _: {
                    $0.sectionFootersPinToVisibleBounds = $1
                }
                return UICollectionViewFlowLayout.self
            }
        }
}

extension UICollectionViewLayoutAttributes {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("frame", of: UICollectionViewLayoutAttributes.self, { $0.frame }) {
                    $0.frame = $1
                }
                m.property("center", of: UICollectionViewLayoutAttributes.self, { $0.center }) {
                    $0.center = $1
                }
                m.property("size", of: UICollectionViewLayoutAttributes.self, { $0.size }) {
                    $0.size = $1
                }
                m.property("bounds", of: UICollectionViewLayoutAttributes.self, { $0.bounds }) {
                    $0.bounds = $1
                }
                m.property("transform", of: UICollectionViewLayoutAttributes.self) {
                    $0.transform
                } _: {
                    $0.transform = $1
                }
                m.property("transform3D", of: UICollectionViewLayoutAttributes.self) {
                    $0.transform3D
                } _: {
                    $0.transform3D = $1
                }
                m.property("alpha", of: UICollectionViewLayoutAttributes.self, { $0.alpha }) {
                    $0.alpha = $1
                }
                m.property("zIndex", of: UICollectionViewLayoutAttributes.self, { $0.zIndex }) {
                    $0.zIndex = $1
                }
                m.property("isHidden", of: UICollectionViewLayoutAttributes.self, { $0.isHidden }) {
                    $0.isHidden = $1
                }
                m.property("indexPath", of: UICollectionViewLayoutAttributes.self) {
                    $0.indexPath
                } _: {
                    $0.indexPath = $1
                }
                m.property("representedElementCategory", of: UICollectionViewLayoutAttributes.self)
                {
                    $0.representedElementCategory
                }
                m.property("representedElementKind", of: UICollectionViewLayoutAttributes.self) {
                    $0.representedElementKind
                }
                return UICollectionViewLayoutAttributes.self
            }
        }
}
