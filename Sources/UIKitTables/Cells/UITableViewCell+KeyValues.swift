// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCells
import UIKitViews

// The keys of rows, headers and footers.

extension UITableViewCell {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("reuseIdentifier", of: UITableViewCell.self, { $0.reuseIdentifier })
                m.property("contentView", of: UITableViewCell.self, { $0.contentView })
                m.property("textLabel", of: UITableViewCell.self, { $0.textLabel })
                m.property("detailTextLabel", of: UITableViewCell.self, { $0.detailTextLabel })
                m.property("imageView", of: UITableViewCell.self, { $0.imageView })
                m.property("automaticallyUpdatesContentConfiguration", of: UITableViewCell.self) {
                    $0.automaticallyUpdatesContentConfiguration
                } _: {
                    $0.automaticallyUpdatesContentConfiguration = $1
                }
                m.property("backgroundConfiguration", of: UITableViewCell.self) {
                    $0.backgroundConfiguration
                } _: {
                    $0.backgroundConfiguration = $1
                }
                m.property("automaticallyUpdatesBackgroundConfiguration", of: UITableViewCell.self)
                {
                    $0.automaticallyUpdatesBackgroundConfiguration
                } _: {
                    $0.automaticallyUpdatesBackgroundConfiguration = $1
                }
                m.property("backgroundView", of: UITableViewCell.self, { $0.backgroundView }) {
                    $0.backgroundView = $1
                }
                m.property("selectedBackgroundView", of: UITableViewCell.self) {
                    $0.selectedBackgroundView
                } _: {
                    $0.selectedBackgroundView = $1
                }
                m.property("multipleSelectionBackgroundView", of: UITableViewCell.self) {
                    $0.multipleSelectionBackgroundView
                } _: {
                    $0.multipleSelectionBackgroundView = $1
                }
                m.property("configurationState", of: UITableViewCell.self) {
                    $0.configurationState
                }
                m.property("selectionStyle", of: UITableViewCell.self, { $0.selectionStyle }) {
                    $0.selectionStyle = $1
                }
                m.property("isSelected", of: UITableViewCell.self, { $0.isSelected }) {
                    $0.isSelected = $1
                }
                m.property("isHighlighted", of: UITableViewCell.self, { $0.isHighlighted }) {
                    $0.isHighlighted = $1
                }
                m.property("accessoryType", of: UITableViewCell.self, { $0.accessoryType }) {
                    $0.accessoryType = $1
                }
                m.property("accessoryView", of: UITableViewCell.self, { $0.accessoryView }) {
                    $0.accessoryView = $1
                }
                m.property("editingAccessoryType", of: UITableViewCell.self) {
                    $0.editingAccessoryType
                } _: {
                    $0.editingAccessoryType = $1
                }
                m.property("editingAccessoryView", of: UITableViewCell.self) {
                    $0.editingAccessoryView
                } _: {
                    $0.editingAccessoryView = $1
                }
                m.property("indentationLevel", of: UITableViewCell.self, { $0.indentationLevel }) {
                    $0.indentationLevel = $1
                }
                m.property("indentationWidth", of: UITableViewCell.self, { $0.indentationWidth }) {
                    $0.indentationWidth = $1
                }
                m.property("separatorInset", of: UITableViewCell.self, { $0.separatorInset }) {
                    $0.separatorInset = $1
                }
                m.property("isEditing", of: UITableViewCell.self, { $0.isEditing }) {
                    $0.isEditing = $1
                }
                m.property("editingStyle", of: UITableViewCell.self, { $0.editingStyle })
                m.property("showingDeleteConfirmation", of: UITableViewCell.self) {
                    $0.showingDeleteConfirmation
                }
                m.property("showsReorderControl", of: UITableViewCell.self) {
                    $0.showsReorderControl
                } _: {
                    $0.showsReorderControl = $1
                }
                m.property("shouldIndentWhileEditing", of: UITableViewCell.self) {
                    $0.shouldIndentWhileEditing
                } _: {
                    $0.shouldIndentWhileEditing = $1
                }
                m.property("userInteractionEnabledWhileDragging", of: UITableViewCell.self) {
                    $0.userInteractionEnabledWhileDragging
                } _: {
                    $0.userInteractionEnabledWhileDragging = $1
                }
                return UITableViewCell.self
            }
        }
}

extension UITableViewHeaderFooterView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("reuseIdentifier", of: UITableViewHeaderFooterView.self) {
                    $0.reuseIdentifier
                }
                m.property("contentView", of: UITableViewHeaderFooterView.self, { $0.contentView })
                m.property("textLabel", of: UITableViewHeaderFooterView.self, { $0.textLabel })
                m.property("detailTextLabel", of: UITableViewHeaderFooterView.self) {
                    $0.detailTextLabel
                }
                m.property(
                    "automaticallyUpdatesContentConfiguration",
                    of: UITableViewHeaderFooterView.self
                ) {
                    $0.automaticallyUpdatesContentConfiguration
                } _: {
                    $0.automaticallyUpdatesContentConfiguration = $1
                }
                m.property("backgroundConfiguration", of: UITableViewHeaderFooterView.self) {
                    $0.backgroundConfiguration
                } _: {
                    $0.backgroundConfiguration = $1
                }
                m.property(
                    "automaticallyUpdatesBackgroundConfiguration",
                    of: UITableViewHeaderFooterView.self
                ) {
                    $0.automaticallyUpdatesBackgroundConfiguration
                } _: {
                    $0.automaticallyUpdatesBackgroundConfiguration = $1
                }
                m.property("backgroundView", of: UITableViewHeaderFooterView.self) {
                    $0.backgroundView
                } _: {
                    $0.backgroundView = $1
                }
                m.property("configurationState", of: UITableViewHeaderFooterView.self) {
                    $0.configurationState
                }
                return UITableViewHeaderFooterView.self
            }
        }
}
