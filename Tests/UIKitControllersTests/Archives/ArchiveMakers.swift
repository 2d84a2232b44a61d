// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// How the table's test makes an object of each class.
@MainActor
enum ArchiveMakers {
    private static let box = CGRect(x: 0, y: 0, width: 120, height: 60)

    static let all: [String: () -> Foundation.NSObject] = layers.merging(values) { first, _ in first
    }
    .merging(views) { first, _ in first }
    .merging(controls) { first, _ in first }
    .merging(bars) { first, _ in first }
    .merging(controllers) { first, _ in first }

    private static let layers: [String: () -> Foundation.NSObject] = [
        "CAAnimationGroup": { CAAnimationGroup() },
        "CABasicAnimation": { CABasicAnimation(keyPath: "opacity") },
        "CAEmitterCell": { CAEmitterCell() },
        "CAEmitterLayer": { CAEmitterLayer() },
        "CAGradientLayer": { CAGradientLayer() },
        "CAKeyframeAnimation": { CAKeyframeAnimation(keyPath: "opacity") },
        "CALayer": { CALayer() },
        "CAMediaTimingFunction": { CAMediaTimingFunction(name: .easeIn) },
        "CAReplicatorLayer": { CAReplicatorLayer() },
        "CAScrollLayer": { CAScrollLayer() },
        "CAShapeLayer": { CAShapeLayer() },
        "CASpringAnimation": { CASpringAnimation(keyPath: "opacity") },
        "CATextLayer": { CATextLayer() },
        "CATiledLayer": { CATiledLayer() },
        "CAEDRMetadata": { CAEDRMetadata.hlg },
        "CATransformLayer": { CATransformLayer() },
        "CAValueFunction": { CAValueFunction(name: .rotateZ) ?? NSObject() },
        "CATransition": { CATransition() },
    ]

    private static let values: [String: () -> Foundation.NSObject] = [
        "NSMutableParagraphStyle": { NSMutableParagraphStyle() },
        "NSParagraphStyle": { NSParagraphStyle() },
        "NSShadow": { NSShadow() },
        "NSLayoutManager": { NSLayoutManager() },
        "NSTextList": { NSTextList(markerFormat: .decimal) },
        "NSTextAttachment": { NSTextAttachment() },
        "NSTextContainer": { NSTextContainer(size: CGSize(width: 50, height: 60)) },
        "NSTextStorage": { NSTextStorage(string: "sample") },
        "NSTextTab": { NSTextTab(textAlignment: .right, location: 7) },
        "UIBezierPath": { UIBezierPath(rect: box) },
        "UIBlurEffect": { UIBlurEffect(style: .dark) },
        "UIColor": { UIColor(red: 1, green: 0, blue: 0, alpha: 1) },
        "UIGlassContainerEffect": { UIGlassContainerEffect() },
        "UIGlassEffect": { UIGlassEffect(style: .clear) },
        "UIFont": { UIFont.systemFont(ofSize: 19) },
        "UIFontDescriptor": { UIFontDescriptor(name: "Helvetica", size: 12) },
        "UIInterpolatingMotionEffect": {
            UIInterpolatingMotionEffect(
                keyPath: "center.x",
                type: .tiltAlongHorizontalAxis
            )
        },
        "UICommandAlternate": {
            UICommandAlternate(
                title: "a",
                action: Selector("copy:"),
                modifierFlags: .alternate
            )
        },
        "UICubicTimingParameters": { UICubicTimingParameters(animationCurve: .easeIn) },
        "UIFocusGuide": { UIFocusGuide() },
        "UIImage": { UIImage(systemName: "star") ?? UIImage() },
        "UIImageAsset": { UIImageAsset() },
        "UIImageConfiguration": { UIImageConfiguration(traitCollection: traits) },
        "UIImageSymbolConfiguration": { UIImageSymbolConfiguration(pointSize: 21) },
        "UIKeyboardLayoutGuide": { UIKeyboardLayoutGuide() },
        "UIMenuDisplayPreferences": { UIMenuDisplayPreferences() },
        "UIPasteControlConfiguration": { UIPasteControlConfiguration() },
        "UIPrinterDestination": {
            UIPrinterDestination(url: URL(fileURLWithPath: "/sample"))
        },
        "UISceneConfiguration": {
            UISceneConfiguration(name: "a", sessionRole: .windowApplication)
        },
        "UISpringTimingParameters": { UISpringTimingParameters(dampingRatio: 0.5) },
        "UITextInputMode": { UITextInputMode.activeInputModes.first ?? NSObject() },
        "UITextInputPasswordRules": {
            UITextInputPasswordRules(descriptor: "minlength: 20;")
        },
        "UITrackingLayoutGuide": { UITrackingLayoutGuide() },
        "UITraitCollection": { traits },
        "UIVibrancyEffect": { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)) },
        "UIAction": { UIAction(title: "a") { _ in } },
        "UICommand": {
            UICommand(title: "a", action: Selector("copy:"))
        },
        "UIKeyCommand": {
            UIKeyCommand(title: "a", action: Selector("copy:"), input: "k")
        },
        "UIMenu": { UIMenu(title: "a", children: []) },
        "UILayoutGuide": { UILayoutGuide() },
        "UIMotionEffectGroup": { UIMotionEffectGroup() },
        "UIPasteConfiguration": { UIPasteConfiguration() },
        "UIPrintInfo": { UIPrintInfo(dictionary: nil) },
        "UIRegion": { UIRegion(radius: 9) },
        "UISceneActivationConditions": { UISceneActivationConditions() },
        "UICollectionViewLayout": { UICollectionViewLayout() },
        "UICollectionViewFlowLayout": { UICollectionViewFlowLayout() },
    ]

    private static let traits = UITraitCollection(userInterfaceStyle: .dark)

    private static let views: [String: () -> Foundation.NSObject] = [
        "UIView": { UIView(frame: box) },
        "UIActivityIndicatorView": { UIActivityIndicatorView(style: .medium) },
        "UICollectionReusableView": { UICollectionReusableView(frame: box) },
        "UICollectionView": {
            UICollectionView(frame: box, collectionViewLayout: UICollectionViewFlowLayout())
        },
        "UICollectionViewCell": { UICollectionViewCell(frame: box) },
        "UICollectionViewListCell": { UICollectionViewListCell(frame: box) },
        "UIImageView": { UIImageView(frame: box) },
        "UIInputView": { UIInputView(frame: box, inputViewStyle: .default) },
        "UILabel": { UILabel(frame: box) },
        "UIListContentView": {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "a"
            return UIListContentView(configuration: configuration)
        },
        "UIPickerView": { UIPickerView(frame: box) },
        "UIProgressView": { UIProgressView(frame: box) },
        "UIScrollView": { UIScrollView(frame: box) },
        "UIStackView": { UIStackView(frame: box) },
        "UITableView": { UITableView(frame: box) },
        "UITableViewCell": { UITableViewCell(style: .subtitle, reuseIdentifier: "a") },
        "UITableViewHeaderFooterView": { UITableViewHeaderFooterView(reuseIdentifier: "a") },
        "UITextView": { UITextView(frame: box) },
        "UIBackgroundExtensionView": { UIBackgroundExtensionView(frame: box) },
        "UIVisualEffectView": { UIVisualEffectView(effect: nil) },
        "UIWindow": { UIWindow(frame: box) },
    ]

    private static let controls: [String: () -> Foundation.NSObject] = [
        "UIButton": { UIButton(frame: box) },
        "UIColorWell": { UIColorWell(frame: box) },
        "UIControl": { UIControl(frame: box) },
        "UIDatePicker": { UIDatePicker(frame: box) },
        "UIPageControl": {
            let control = UIPageControl(frame: box)
            control.numberOfPages = 5
            return control
        },
        "UIPasteControl": { UIPasteControl(frame: box) },
        "UIRefreshControl": { UIRefreshControl(frame: box) },
        "UISearchTextField": { UISearchTextField(frame: box) },
        "UISegmentedControl": { UISegmentedControl(items: ["a", "b", "c"]) },
        "UISlider": { UISlider(frame: box) },
        "UIStepper": { UIStepper(frame: box) },
        "UISwitch": { UISwitch(frame: box) },
        "UITextField": { UITextField(frame: box) },
    ]

    private static let bars: [String: () -> Foundation.NSObject] = [
        "UIBarAppearance": { UIBarAppearance() },
        "UIBarButtonItem": {
            UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
        },
        "UIBarButtonItemAppearance": { UIBarButtonItemAppearance(style: .plain) },
        "UIBarButtonItemGroup": {
            UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
        },
        "UINavigationBar": { UINavigationBar(frame: box) },
        "UINavigationBarAppearance": { UINavigationBarAppearance() },
        "UINavigationItem": { UINavigationItem(title: "a") },
        "UISearchBar": { UISearchBar(frame: box) },
        "UITabBar": { UITabBar(frame: box) },
        "UITabBarAppearance": { UITabBarAppearance() },
        "UITabBarItem": { UITabBarItem(title: "a", image: nil, tag: 0) },
        "UITabBarItemAppearance": { UITabBarItemAppearance(style: .stacked) },
        "UIToolbar": { UIToolbar(frame: box) },
        "UIToolbarAppearance": { UIToolbarAppearance() },
    ]

    private static let controllers: [String: () -> Foundation.NSObject] = [
        "UIViewController": { UIViewController() },
        "UINavigationController": { UINavigationController() },
        "UIInputViewController": { UIInputViewController() },
        "UIPageViewController": {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        },
        "UISplitViewController": { UISplitViewController(style: .doubleColumn) },
        "UITabBarController": { UITabBarController() },
        "UITableViewController": { UITableViewController(style: .plain) },
        "UICollectionViewController": {
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        },
    ]

    /// The classes that the test makes no objects of, with the reason.
    static let unmade: [String: String] = [
        "NSTextContentManager": "rules only; TextKitArchiveTests",
        "NSTextContentStorage": "rules only; TextKitArchiveTests",
        "NSTextLayoutFragment": "belongs to a document, and comes back empty",
        "NSTextLayoutManager": "rules only; TextKitArchiveTests",
        "NSTextLineFragment": "made of a text; TextKitArchiveTests",
        "NSTextSelection": "its ranges belong to a document; TextKitArchiveTests",
        "CAAnimation": "an abstract class",
        "CAPropertyAnimation": "an abstract class",
        "UIBarItem": "an abstract class",
        "UIMenuElement": "an abstract class",
        "UIVisualEffect": "an abstract class",
        "UIMotionEffect": "an abstract class",
        "UIDeferredMenuElement": "what it provides is a closure",
        "UIWindowSceneActivationAction": "what it does is a closure",
        "UICollectionViewCompositionalLayout": "its sections are closures or have some",
        "UICollectionViewTransitionLayout": "it lives while two layouts of a view change",
        "UIActionSheet": "an alert of older days, shown over what is there and never archived",
        "UIAlertView": "an alert of older days, shown over what is there and never archived",
        "UIAlertController": "its actions are closures",
        "UIActivityViewController": "its items are the program's, and shown once",
        "UIColorPickerViewController": "a sheet of the system, shown once",
        "UICloudSharingController": "a sheet of the system, shown once",
        "UIDocumentPickerViewController": "a sheet of the system, shown once",
        "UIFontPickerViewController": "a sheet of the system, shown once",
        "UIImagePickerController": "a sheet of the system, shown once",
        "UICalendarView": "what its archive keeps is in CalendarViewTests",
        "UIContentUnavailableView": "what its archive keeps is in ContentUnavailableTests",
        "UILocalNotification": "what its archive keeps is in LocalNotificationTests",
        "UIUserNotificationAction": "what its archive keeps is in LocalNotificationTests",
        "UIUserNotificationCategory": "what its archive keeps is in LocalNotificationTests",
        "UIMutableUserNotificationAction": "what its archive keeps is in LocalNotificationTests",
        "UIMutableUserNotificationCategory": "what its archive keeps is in LocalNotificationTests",
        "UIKey": "made by the system for each press",
        "UISceneSession": "made by the system for each scene",
        "UISearchContainerViewController": "made with a search controller only",
        "UISearchController": "made with a controller of results only",
    ]
}
