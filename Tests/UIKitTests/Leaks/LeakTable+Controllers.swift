// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

/// Controllers, and what they show.
extension LeakTable {
    static let controllers: [LeakRow] = [
        LeakRow(UIViewController.self) { UIViewController() },
        LeakRow(UINavigationController.self) { UINavigationController() },
        LeakRow(UIPageViewController.self) { UIPageViewController() },
        LeakRow(UISplitViewController.self) { UISplitViewController() },
        LeakRow(UITabBarController.self) { UITabBarController() },
        LeakRow(UIInputViewController.self) { UIInputViewController() },
        LeakRow(UIColorPickerViewController.self) { UIColorPickerViewController() },
        LeakRow(UICloudSharingController.self) { UICloudSharingController() },
        LeakRow(UIFontPickerViewController.self) { UIFontPickerViewController() },
        LeakRow(UIImagePickerController.self) { UIImagePickerController() },
        LeakRow(UITableViewController.self) { UITableViewController() },
        LeakRow(UIActivity.self) { UIActivity() },
        LeakRow(UIAlertAction.self) { UIAlertAction(title: "Soak", style: .default) },
        LeakRow(UIAlertController.self) {
            let alert = UIAlertController(title: "Soak", message: "Again", preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
        },
        LeakRow(
            UIAlertView.self,
            on: { stage in
                let alert = UIAlertView(
                    title: "Soak",
                    message: nil,
                    delegate: nil,
                    cancelButtonTitle: "OK"
                )
                alert.show()
                stage.app.settle(within: 3)
                alert.dismiss(withClickedButtonIndex: 0, animated: true)
                return alert
            }
        ),
        LeakRow(
            UIActionSheet.self,
            on: { stage in
                let sheet = UIActionSheet(
                    title: "Soak",
                    delegate: nil,
                    cancelButtonTitle: "Cancel",
                    destructiveButtonTitle: "Delete"
                )
                sheet.show(in: stage.view)
                stage.app.settle(within: 3)
                sheet.dismiss(withClickedButtonIndex: 0, animated: true)
                return sheet
            }
        ),
        LeakRow(UIActivityViewController.self) {
            UIActivityViewController(activityItems: ["Soak"], applicationActivities: nil)
        },
        LeakRow(UIActivityItemProvider.self) { UIActivityItemProvider(placeholderItem: "Soak") },
        LeakRow(UICollectionViewController.self) {
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        },
        LeakRow(UIDocument.self) { UIDocument(fileURL: URL(fileURLWithPath: "/nowhere/soak.txt")) },
        LeakRow(UIDocumentProperties.self) {
            UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/soak.txt"))
        },
        LeakRow(UIDocumentInteractionController.self) {
            UIDocumentInteractionController(url: URL(fileURLWithPath: "/nowhere/soak.txt"))
        },
        LeakRow(UIDocumentPickerViewController.self) {
            UIDocumentPickerViewController(forOpeningContentTypes: [.text])
        },
        LeakRow(UIFontPickerViewController.Configuration.self) {
            UIFontPickerViewController.Configuration()
        },
        LeakRow(UIPopoverController.self) {
            UIPopoverController(contentViewController: UIViewController())
        },
        LeakRow(UIPopoverPresentationController.self) {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            return controller.popoverPresentationController
        },
        LeakRow(UIPresentationController.self) {
            UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        },
        LeakRow(UISheetPresentationController.self) {
            let controller = UIViewController()
            controller.modalPresentationStyle = .pageSheet
            return controller.sheetPresentationController
        },
        LeakRow(UISheetPresentationController.Detent.self) {
            UISheetPresentationController.Detent.custom { _ in 200 }
        },
        LeakRow(UISearchController.self) { UISearchController(searchResultsController: nil) },
        LeakRow(UISearchContainerViewController.self) {
            UISearchContainerViewController(
                searchController: UISearchController(searchResultsController: nil)
            )
        },
        LeakRow(UIStoryboardSegue.self) {
            UIStoryboardSegue(
                identifier: nil,
                source: UIViewController(),
                destination: UIViewController()
            )
        },
        LeakRow(
            UITab.self,
            on: { stage in
                stage.shown(
                    UITab(title: "Soak", image: nil, identifier: "soak") { _ in UIViewController() }
                )
            }
        ),
        LeakRow(
            UITabGroup.self,
            on: { stage in
                stage.shown(
                    UITabGroup(title: "Soak", image: nil, identifier: "soak") { _ in
                        UIViewController()
                    }
                )
            }
        ),
        LeakRow(UISearchTab.self, on: { $0.shown(UISearchTab { _ in UIViewController() }) }),
        LeakRow(UITabAccessory.self) { UITabAccessory(contentView: UIView()) },
        LeakRow(UITabBarController.Sidebar.self) { UITabBarController().sidebar },
        LeakRow(UIPercentDrivenInteractiveTransition.self) {
            UIPercentDrivenInteractiveTransition()
        },
        LeakRow(UIPrinterPickerController.self) {
            UIPrinterPickerController(initiallySelectedPrinter: nil)
        },
    ]
}
