// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// Colours, images, fonts, paths, text attributes, traits.
extension LeakTable {
    static let values: [LeakRow] = [
        LeakRow(NSParagraphStyle.self) { NSParagraphStyle() },
        LeakRow(NSMutableParagraphStyle.self) { NSMutableParagraphStyle() },
        LeakRow(NSShadow.self) { NSShadow() },
        LeakRow(NSStringDrawingContext.self) { NSStringDrawingContext() },
        LeakRow(NSTextAttachment.self) { NSTextAttachment() },
        LeakRow(UIImageAsset.self) { UIImageAsset() },
        LeakRow(UILocalNotification.self) { UILocalNotification() },
        LeakRow(UIUserNotificationAction.self) { UIUserNotificationAction() },
        LeakRow(UIMutableUserNotificationAction.self) { UIMutableUserNotificationAction() },
        LeakRow(UIUserNotificationCategory.self) { UIUserNotificationCategory() },
        LeakRow(UIMutableUserNotificationCategory.self) { UIMutableUserNotificationCategory() },
        LeakRow(UIGraphicsRendererFormat.self) { UIGraphicsRendererFormat() },
        LeakRow(UIGraphicsImageRendererFormat.self) { UIGraphicsImageRendererFormat() },
        LeakRow(UIGraphicsPDFRendererFormat.self) { UIGraphicsPDFRendererFormat() },
        LeakRow(UIVisualEffect.self) { UIVisualEffect() },
        LeakRow(UIGlassEffect.self) { UIGlassEffect() },
        LeakRow(UIGlassContainerEffect.self) { UIGlassContainerEffect() },
        LeakRow(NSTextContainer.self) { NSTextContainer(size: CGSize(width: 100, height: 100)) },
        LeakRow(NSTextList.self) { NSTextList(markerFormat: .disc) },
        LeakRow(NSTextTab.self) { NSTextTab(textAlignment: .left, location: 40) },
        LeakRow(UIApplicationShortcutIcon.self) { UIApplicationShortcutIcon(type: .add) },
        LeakRow(UIApplicationShortcutItem.self) {
            UIApplicationShortcutItem(type: "soak", localizedTitle: "Soak")
        },
        LeakRow(UIMutableApplicationShortcutItem.self) {
            UIMutableApplicationShortcutItem(type: "soak", localizedTitle: "Soak")
        },
        LeakRow(UIBezierPath.self) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        },
        LeakRow(UIBlurEffect.self) { UIBlurEffect(style: .systemMaterial) },
        LeakRow(UIVibrancyEffect.self) {
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
        },
        LeakRow(UIColor.self) { UIColor(red: 0.12, green: 0.34, blue: 0.56, alpha: 0.78) },
        // Not used in a label: the shaper keeps the fonts of its last few thousand runs.
        LeakRow(UIFont.self) { UIFont(name: "Inter", size: 173) },
        LeakRow(UIFontDescriptor.self) { UIFontDescriptor(name: "Inter", size: 17) },
        LeakRow(UIFontMetrics.self) { UIFontMetrics(forTextStyle: .title3) },
        LeakRow(UIGraphicsRenderer.self) {
            UIGraphicsRenderer(bounds: CGRect(x: 0, y: 0, width: 8, height: 8))
        },
        LeakRow(UIGraphicsImageRenderer.self) {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
            _ = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
            return renderer
        },
        LeakRow(UIGraphicsPDFRenderer.self) {
            let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 8, height: 8))
            _ = renderer.pdfData { $0.beginPage() }
            return renderer
        },
        LeakRow(UIGraphicsRendererContext.self) {
            var found: UIGraphicsRendererContext?
            _ = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { found = $0 }
            return found
        },
        LeakRow(UIGraphicsImageRendererContext.self) {
            var found: UIGraphicsImageRendererContext?
            _ = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { found = $0 }
            return found
        },
        LeakRow(UIGraphicsPDFRendererContext.self) {
            var found: UIGraphicsPDFRendererContext?
            _ = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 8, height: 8)).pdfData {
                $0.beginPage()
                found = $0
            }
            return found
        },
        LeakRow(UIImage.self) {
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        },
        LeakRow(UIImageConfiguration.self) {
            UIImageConfiguration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
        },
        LeakRow(UIImageSymbolConfiguration.self) {
            UIImageSymbolConfiguration(pointSize: 21, weight: .bold)
        },
        LeakRow(UITextInputPasswordRules.self) {
            UITextInputPasswordRules(descriptor: "minlength: 8;")
        },
        LeakRow(UITraitCollection.self) { UITraitCollection(displayScale: 7) },
        LeakRow(UIUserNotificationSettings.self) {
            UIUserNotificationSettings(types: [.alert], categories: nil)
        },
        LeakRow(UIScreenMode.self) { UIScreenMode(size: CGSize(width: 4, height: 4)) },
        LeakRow(UIKey.self) {
            UIKey(
                code: .keyboardA,
                characters: "a",
                charactersIgnoringModifiers: "a",
                modifiers: []
            )
        },
    ]
}
