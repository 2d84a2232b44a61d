// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addNSMutableParagraphStyle() {
    }

    mutating func addNSParagraphStyle() {
    }

    mutating func addNSShadow() {
        add("NSShadow.shadowBlurRadius", \NSShadow.shadowBlurRadius)
        add("NSShadow.shadowColor", \NSShadow.shadowColor)
        add("NSShadow.shadowOffset", \NSShadow.shadowOffset)
    }

    mutating func addNSTextList() {
        add("NSTextList.startingItemNumber", \NSTextList.startingItemNumber)
    }

    mutating func addNSTextTab() {
    }

    mutating func addUIBezierPath() {
        add("UIBezierPath.cgPath", \UIBezierPath.cgPath)
        add("UIBezierPath.flatness", \UIBezierPath.flatness)
        add("UIBezierPath.lineCapStyle", \UIBezierPath.lineCapStyle)
        add("UIBezierPath.lineJoinStyle", \UIBezierPath.lineJoinStyle)
        add("UIBezierPath.lineWidth", \UIBezierPath.lineWidth)
        add("UIBezierPath.miterLimit", \UIBezierPath.miterLimit)
        add("UIBezierPath.usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
    }

    mutating func addUIBlurEffect() {
    }

    mutating func addUIColor() {
    }

    mutating func addUIFont() {
    }

    mutating func addUIFontDescriptor() {
    }

    mutating func addUIImage() {
        add("UIImage.accessibilityIdentifier", \UIImage.accessibilityIdentifier)
    }

    mutating func addUIImageAsset() {
    }

    mutating func addUIImageConfiguration() {
    }

    mutating func addUIImageSymbolConfiguration() {
    }

    mutating func addUIKey() {
    }

    mutating func addUILocalNotification() {
        add("UILocalNotification.alertAction", \UILocalNotification.alertAction)
        add("UILocalNotification.alertBody", \UILocalNotification.alertBody)
        add("UILocalNotification.alertLaunchImage", \UILocalNotification.alertLaunchImage)
        add("UILocalNotification.alertTitle", \UILocalNotification.alertTitle)
        add("UILocalNotification.applicationIconBadgeNumber", \UILocalNotification.applicationIconBadgeNumber)
        add("UILocalNotification.category", \UILocalNotification.category)
        add("UILocalNotification.fireDate", \UILocalNotification.fireDate)
        add("UILocalNotification.hasAction", \UILocalNotification.hasAction)
        add("UILocalNotification.regionTriggersOnce", \UILocalNotification.regionTriggersOnce)
        add("UILocalNotification.repeatCalendar", \UILocalNotification.repeatCalendar)
        add("UILocalNotification.repeatInterval", \UILocalNotification.repeatInterval)
        add("UILocalNotification.soundName", \UILocalNotification.soundName)
        add("UILocalNotification.timeZone", \UILocalNotification.timeZone)
        add("UILocalNotification.userInfo", \UILocalNotification.userInfo)
    }

    mutating func addUIMutableUserNotificationAction() {
    }

    mutating func addUIMutableUserNotificationCategory() {
    }

    mutating func addUITextInputPasswordRules() {
    }

    mutating func addUITraitCollection() {
    }

    mutating func addUIUserNotificationAction() {
    }

    mutating func addUIUserNotificationCategory() {
    }

    mutating func addUIVibrancyEffect() {
    }

    mutating func addUIVisualEffect() {
    }
}
