// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUITableView() {
        add("UITableView.allowsFocus", \UITableView.allowsFocus)
        add("UITableView.allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
        add("UITableView.allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        add("UITableView.allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
        add("UITableView.allowsSelection", \UITableView.allowsSelection)
        add("UITableView.allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
        add("UITableView.backgroundView", \UITableView.backgroundView)
        add("UITableView.cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
        add("UITableView.contentHuggingElements", \UITableView.contentHuggingElements)
        add("UITableView.dataSource", \UITableView.dataSource)
        add("UITableView.delegate", \UITableView.delegate)
        add("UITableView.dragDelegate", \UITableView.dragDelegate)
        add("UITableView.dragInteractionEnabled", \UITableView.dragInteractionEnabled)
        add("UITableView.dropDelegate", \UITableView.dropDelegate)
        add("UITableView.estimatedRowHeight", \UITableView.estimatedRowHeight)
        add("UITableView.estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
        add("UITableView.estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
        add("UITableView.fillerRowHeight", \UITableView.fillerRowHeight)
        add("UITableView.insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
        add("UITableView.isEditing", \UITableView.isEditing)
        add("UITableView.isPrefetchingEnabled", \UITableView.isPrefetchingEnabled)
        add("UITableView.isSpringLoaded", \UITableView.isSpringLoaded)
        add("UITableView.prefetchDataSource", \UITableView.prefetchDataSource)
        add("UITableView.remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
        add("UITableView.rowHeight", \UITableView.rowHeight)
        add("UITableView.sectionFooterHeight", \UITableView.sectionFooterHeight)
        add("UITableView.sectionHeaderHeight", \UITableView.sectionHeaderHeight)
        add("UITableView.sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
        add("UITableView.sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
        add("UITableView.sectionIndexColor", \UITableView.sectionIndexColor)
        add("UITableView.sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
        add("UITableView.sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
        add("UITableView.selectionFollowsFocus", \UITableView.selectionFollowsFocus)
        add("UITableView.selfSizingInvalidation", \UITableView.selfSizingInvalidation)
        add("UITableView.separatorColor", \UITableView.separatorColor)
        add("UITableView.separatorEffect", \UITableView.separatorEffect)
        add("UITableView.separatorInset", \UITableView.separatorInset)
        add("UITableView.separatorInsetReference", \UITableView.separatorInsetReference)
        add("UITableView.separatorStyle", \UITableView.separatorStyle)
        add("UITableView.tableFooterView", \UITableView.tableFooterView)
        add("UITableView.tableHeaderView", \UITableView.tableHeaderView)
    }

    mutating func addUITableViewCell() {
        add("UITableViewCell.accessoryType", \UITableViewCell.accessoryType)
        add("UITableViewCell.accessoryView", \UITableViewCell.accessoryView)
        add("UITableViewCell.automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
        add("UITableViewCell.automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
        add("UITableViewCell.backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
        add("UITableViewCell.backgroundView", \UITableViewCell.backgroundView)
        add("UITableViewCell.configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
        add("UITableViewCell.contentConfiguration", \UITableViewCell.contentConfiguration)
        add("UITableViewCell.editingAccessoryType", \UITableViewCell.editingAccessoryType)
        add("UITableViewCell.editingAccessoryView", \UITableViewCell.editingAccessoryView)
        add("UITableViewCell.focusStyle", \UITableViewCell.focusStyle)
        add("UITableViewCell.indentationLevel", \UITableViewCell.indentationLevel)
        add("UITableViewCell.indentationWidth", \UITableViewCell.indentationWidth)
        add("UITableViewCell.isEditing", \UITableViewCell.isEditing)
        add("UITableViewCell.isHighlighted", \UITableViewCell.isHighlighted)
        add("UITableViewCell.isSelected", \UITableViewCell.isSelected)
        add("UITableViewCell.multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
        add("UITableViewCell.selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
        add("UITableViewCell.selectionStyle", \UITableViewCell.selectionStyle)
        add("UITableViewCell.separatorInset", \UITableViewCell.separatorInset)
        add("UITableViewCell.shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
        add("UITableViewCell.showsReorderControl", \UITableViewCell.showsReorderControl)
        add("UITableViewCell.userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
    }

    mutating func addUITableViewController() {
        add("UITableViewController.clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
        add("UITableViewController.refreshControl", \UITableViewController.refreshControl)
        add("UITableViewController.tableView", \UITableViewController.tableView)
    }

    mutating func addUITableViewHeaderFooterView() {
        add("UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
        add("UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
        add("UITableViewHeaderFooterView.backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
        add("UITableViewHeaderFooterView.backgroundView", \UITableViewHeaderFooterView.backgroundView)
        add("UITableViewHeaderFooterView.configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
        add("UITableViewHeaderFooterView.contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
    }
}
