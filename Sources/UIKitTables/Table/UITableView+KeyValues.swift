// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCells
import UIKitViews

// The keys of tables.

extension UITableView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("style", of: UITableView.self, { $0.style })
                m.property("dataSource", of: UITableView.self) {
                    $0.dataSource as (any UITableViewDataSource)?
                } _: {
                    $0.dataSource = $1
                }
                m.property("delegate", of: UITableView.self) {
                    $0.delegate as (any UITableViewDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("prefetchDataSource", of: UITableView.self) {
                    $0.prefetchDataSource as (any UITableViewDataSourcePrefetching)?
                } _: {
                    $0.prefetchDataSource = $1
                }
                m.property("isPrefetchingEnabled", of: UITableView.self) {
                    $0.isPrefetchingEnabled
                } _: {
                    $0.isPrefetchingEnabled = $1
                }
                m.property("dragDelegate", of: UITableView.self) {
                    $0.dragDelegate as (any UITableViewDragDelegate)?
                } _: {
                    $0.dragDelegate = $1
                }
                m.property("dropDelegate", of: UITableView.self) {
                    $0.dropDelegate as (any UITableViewDropDelegate)?
                } _: {
                    $0.dropDelegate = $1
                }
                m.property("numberOfSections", of: UITableView.self, { $0.numberOfSections })
                m.property("hasUncommittedUpdates", of: UITableView.self) {
                    $0.hasUncommittedUpdates
                }
                m.property("rowHeight", of: UITableView.self, { $0.rowHeight }) {
                    $0.rowHeight = $1
                }
                m.property("sectionHeaderHeight", of: UITableView.self) {
                    $0.sectionHeaderHeight
                } _: {
                    $0.sectionHeaderHeight = $1
                }
                m.property("sectionFooterHeight", of: UITableView.self) {
                    $0.sectionFooterHeight
                } _: {
                    $0.sectionFooterHeight = $1
                }
                m.property("estimatedRowHeight", of: UITableView.self, { $0.estimatedRowHeight }) {
                    $0.estimatedRowHeight = $1
                }
                m.property("estimatedSectionHeaderHeight", of: UITableView.self) {
                    $0.estimatedSectionHeaderHeight
                } _: {
                    $0.estimatedSectionHeaderHeight = $1
                }
                m.property("estimatedSectionFooterHeight", of: UITableView.self) {
                    $0.estimatedSectionFooterHeight
                } _: {
                    $0.estimatedSectionFooterHeight = $1
                }
                m.property("fillerRowHeight", of: UITableView.self, { $0.fillerRowHeight }) {
                    $0.fillerRowHeight = $1
                }
                m.property("sectionHeaderTopPadding", of: UITableView.self) {
                    $0.sectionHeaderTopPadding
                } _: {
                    $0.sectionHeaderTopPadding = $1
                }
                m.property("selfSizingInvalidation", of: UITableView.self) {
                    $0.selfSizingInvalidation
                } _: {
                    $0.selfSizingInvalidation = $1
                }
                m.property("contentHuggingElements", of: UITableView.self) {
                    $0.contentHuggingElements
                } _: {
                    $0.contentHuggingElements = $1
                }
                m.property("separatorStyle", of: UITableView.self, { $0.separatorStyle }) {
                    $0.separatorStyle = $1
                }
                m.property("separatorColor", of: UITableView.self, { $0.separatorColor }) {
                    $0.separatorColor = $1
                }
                m.property("separatorEffect", of: UITableView.self, { $0.separatorEffect }) {
                    $0.separatorEffect = $1
                }
                m.property("separatorInset", of: UITableView.self, { $0.separatorInset }) {
                    $0.separatorInset = $1
                }
                m.property("separatorInsetReference", of: UITableView.self) {
                    $0.separatorInsetReference
                } _: {
                    $0.separatorInsetReference = $1
                }
                m.property("cellLayoutMarginsFollowReadableWidth", of: UITableView.self) {
                    $0.cellLayoutMarginsFollowReadableWidth
                } _: {
                    $0.cellLayoutMarginsFollowReadableWidth = $1
                }
                m.property("insetsContentViewsToSafeArea", of: UITableView.self) {
                    $0.insetsContentViewsToSafeArea
                } _: {
                    $0.insetsContentViewsToSafeArea = $1
                }
                m.property("backgroundView", of: UITableView.self, { $0.backgroundView }) {
                    $0.backgroundView = $1
                }
                m.property("tableHeaderView", of: UITableView.self, { $0.tableHeaderView }) {
                    $0.tableHeaderView = $1
                }
                m.property("tableFooterView", of: UITableView.self, { $0.tableFooterView }) {
                    $0.tableFooterView = $1
                }
                m.property("sectionIndexMinimumDisplayRowCount", of: UITableView.self) {
                    $0.sectionIndexMinimumDisplayRowCount
                } _: {
                    $0.sectionIndexMinimumDisplayRowCount = $1
                }
                m.property("sectionIndexColor", of: UITableView.self, { $0.sectionIndexColor }) {
                    $0.sectionIndexColor = $1
                }
                m.property("sectionIndexBackgroundColor", of: UITableView.self) {
                    $0.sectionIndexBackgroundColor
                } _: {
                    $0.sectionIndexBackgroundColor = $1
                }
                m.property("sectionIndexTrackingBackgroundColor", of: UITableView.self) {
                    $0.sectionIndexTrackingBackgroundColor
                } _: {
                    $0.sectionIndexTrackingBackgroundColor = $1
                }
                m.property("visibleCells", of: UITableView.self, { $0.visibleCells })
                m.property("indexPathsForVisibleRows", of: UITableView.self) {
                    $0.indexPathsForVisibleRows
                }
                m.property("allowsSelection", of: UITableView.self, { $0.allowsSelection }) {
                    $0.allowsSelection = $1
                }
                m.property("allowsSelectionDuringEditing", of: UITableView.self) {
                    $0.allowsSelectionDuringEditing
                } _: {
                    $0.allowsSelectionDuringEditing = $1
                }
                m.property("allowsMultipleSelection", of: UITableView.self) {
                    $0.allowsMultipleSelection
                } _: {
                    $0.allowsMultipleSelection = $1
                }
                m.property("allowsMultipleSelectionDuringEditing", of: UITableView.self) {
                    $0.allowsMultipleSelectionDuringEditing
                } _: {
                    $0.allowsMultipleSelectionDuringEditing = $1
                }
                m.property("indexPathForSelectedRow", of: UITableView.self) {
                    $0.indexPathForSelectedRow
                }
                m.property("indexPathsForSelectedRows", of: UITableView.self) {
                    $0.indexPathsForSelectedRows
                }
                m.property("isEditing", of: UITableView.self, { $0.isEditing }) {
                    $0.isEditing = $1
                }
                m.property("dragInteractionEnabled", of: UITableView.self) {
                    $0.dragInteractionEnabled
                } _: {
                    $0.dragInteractionEnabled = $1
                }
                m.property("contextMenuInteraction", of: UITableView.self) {
                    $0.contextMenuInteraction
                }
                m.property("isSpringLoaded", of: UITableView.self, { $0.isSpringLoaded }) {
                    $0.isSpringLoaded = $1
                }
                return UITableView.self
            }
        }
}

extension UITableViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("tableView", of: UITableViewController.self) {
                    $0.tableView as UITableView?
                } _: {
                    $0.tableView = $1
                }
                m.property("clearsSelectionOnViewWillAppear", of: UITableViewController.self) {
                    $0.clearsSelectionOnViewWillAppear
                } _: {
                    $0.clearsSelectionOnViewWillAppear = $1
                }
                m.property("refreshControl", of: UITableViewController.self) {
                    $0.refreshControl
                } _: {
                    $0.refreshControl = $1
                }
                return UITableViewController.self
            }
        }
}
