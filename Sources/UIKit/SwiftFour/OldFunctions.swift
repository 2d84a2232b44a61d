// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKitCells
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitDynamics
import UIKitNibs
import UIKitPickers
import UIKitSheets
import UIKitTables
import UIKitText

// Functions of C that Swift 4 knows instead of methods.
// The SDK renamed them for Swift 4.2: source in the language mode 4 has them, and in newer modes the
// compiler says what they are called now.

/// `CGRect.inset(by:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
}

/// `UIEdgeInsets.init(top:left:bottom:right:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `==` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "==")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
    first == second
}

/// `UIOffset.init(horizontal:vertical:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// `UIImage.pngData` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// `UIImage.jpegData` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

/// `UIAccessibility.post(notification:argument:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification,
    _ argument: Any?
) {
    UIAccessibility.post(notification: notification, argument: argument)
}

/// `UIAccessibility.isVoiceOverRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// `UIAccessibility.isReduceMotionEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// `UIAccessibility.isReduceTransparencyEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}

/// `UIAccessibility.isBoldTextEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isBoldTextEnabled")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// `UIAccessibility.isDarkerSystemColorsEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isDarkerSystemColorsEnabled")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
    UIAccessibility.isDarkerSystemColorsEnabled
}

/// `UIAccessibility.isSwitchControlRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isSwitchControlRunning")
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
    UIAccessibility.isSwitchControlRunning
}

/// `UIAccessibility.convertToScreenCoordinates(_:in:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@MainActor @preconcurrency
public func UIAccessibilityConvertFrameToScreenCoordinates(
    _ rect: CGRect,
    _ view: UIView
) -> CGRect {
    UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

/// `NSCoder.string(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// `NSCoder.string(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// `NSCoder.string(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// `NSCoder.string(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    NSCoder.string(for: insets)
}

/// `NSCoder.string(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    NSCoder.string(for: transform)
}

/// `NSCoder.cgRect(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// `NSCoder.cgPoint(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// `NSCoder.cgSize(for:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
