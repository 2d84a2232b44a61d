// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Controls, pickers, menus and bars.
extension LeakTable {
    static let controls: [LeakRow] = [
        LeakRow(UIControl.self) { UIControl() },
        LeakRow(UIPageControl.self) { UIPageControl() },
        LeakRow(UIProgressView.self) { UIProgressView() },
        LeakRow(UISegmentedControl.self) { UISegmentedControl() },
        LeakRow(UISlider.self) { UISlider() },
        LeakRow(UIStepper.self) { UIStepper() },
        LeakRow(UISwitch.self) { UISwitch() },
        LeakRow(UIRefreshControl.self) { UIRefreshControl() },
        LeakRow(UIPasteControl.self) { UIPasteControl() },
        LeakRow(UIPasteControlConfiguration.self) { UIPasteControlConfiguration() },
        LeakRow(UICalendarView.self) { UICalendarView() },
        LeakRow(UIDatePicker.self) { UIDatePicker() },
        LeakRow(UIPickerView.self) { UIPickerView() },
        LeakRow(UIColorWell.self) { UIColorWell() },
        LeakRow(UIButton.self) {
            UIButton(configuration: .filled(), primaryAction: UIAction(title: "Soak") { _ in })
        },
        LeakRow(UIMenuItem.self) { UIMenuItem(title: "Soak", action: Selector("soak")) },
        LeakRow(UIEditMenuConfiguration.self) {
            UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 40, y: 40))
        },
        LeakRow(UIPreviewAction.self) {
            UIPreviewAction(title: "Soak", style: .default) { _, _ in }
        },
        LeakRow(UIPreviewActionGroup.self) {
            UIPreviewActionGroup(title: "Soak", style: .default, actions: [])
        },
        LeakRow(UIPreviewInteraction.self, on: { UIPreviewInteraction(view: $0.view) }),
        LeakRow(UICalendarView.Decoration.self) { UICalendarView.Decoration() },
        LeakRow(UICalendarSelectionMultiDate.self) {
            let view = UICalendarView()
            let selection = UICalendarSelectionMultiDate(delegate: nil)
            view.selectionBehavior = selection
            return selection
        },
        LeakRow(UICalendarSelectionSingleDate.self) {
            let view = UICalendarView()
            let selection = UICalendarSelectionSingleDate(delegate: nil)
            view.selectionBehavior = selection
            return selection
        },
        LeakRow(UICalendarSelectionWeekOfYear.self) {
            let view = UICalendarView()
            let selection = UICalendarSelectionWeekOfYear(delegate: nil)
            view.selectionBehavior = selection
            return selection
        },
        LeakRow(UIAction.self) { UIAction(title: "Soak") { _ in } },
        LeakRow(UICommand.self) { UICommand(title: "Soak", action: Selector("soak")) },
        LeakRow(UICommandAlternate.self) {
            UICommandAlternate(title: "Soak", action: Selector("soak"), modifierFlags: .shift)
        },
        LeakRow(UIKeyCommand.self) {
            UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("soak"))
        },
        LeakRow(UIMenu.self) {
            UIMenu(
                title: "Soak",
                children: [UIAction(title: "One") { _ in }, UIMenu(title: "More")]
            )
        },
        LeakRow(UIMenuDisplayPreferences.self) { UIMenuDisplayPreferences() },
        LeakRow(UIDeferredMenuElement.self) {
            UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) }
        },
        LeakRow(UIWindowSceneActivationAction.self) {
            UIWindowSceneActivationAction { _ in nil }
        },
    ]
}

/// Bars, and what stands in them.
extension LeakTable {
    static let bars: [LeakRow] = [
        LeakRow(UINavigationBar.self) { UINavigationBar() },
        LeakRow(UITabBar.self) { UITabBar() },
        LeakRow(UIToolbar.self) { UIToolbar() },
        LeakRow(UIBarItem.self) { UIBarItem() },
        LeakRow(UIBarAppearance.self) { UIBarAppearance() },
        LeakRow(UINavigationBarAppearance.self) { UINavigationBarAppearance() },
        LeakRow(UITabBarAppearance.self) { UITabBarAppearance() },
        LeakRow(UIToolbarAppearance.self) { UIToolbarAppearance() },
        LeakRow(UIBarButtonItemAppearance.self) { UIBarButtonItemAppearance() },
        LeakRow(UITabBarItemAppearance.self) { UITabBarItemAppearance() },
        LeakRow(UIBarButtonItem.self) {
            UIBarButtonItem(title: "Soak", primaryAction: UIAction { _ in })
        },
        LeakRow(UIBarButtonItemGroup.self) {
            UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
        },
        LeakRow(UIBarButtonItemStateAppearance.self) { UIBarButtonItemAppearance().normal },
        LeakRow(UITabBarItemStateAppearance.self) { UITabBarItemAppearance().normal },
        LeakRow(UINavigationItem.self) { UINavigationItem(title: "Soak") },
        LeakRow(UITabBarItem.self) { UITabBarItem(title: "Soak", image: nil, tag: 0) },
    ]
}
