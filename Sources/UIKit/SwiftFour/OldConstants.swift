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

// Constants that Swift 4 knows outside of types.
// The SDK renamed them for Swift 4.2: source in the language mode 4 has them, and in newer modes the
// compiler says what they are called now.

/// `UITableView.automaticDimension` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@MainActor @preconcurrency
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// `UITableView.indexSearch` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@MainActor @preconcurrency
public var UITableViewIndexSearch: String { UITableView.indexSearch }

/// `UICollectionView.elementKindSectionHeader` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
    UICollectionView.elementKindSectionHeader
}

/// `UICollectionView.elementKindSectionFooter` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
    UICollectionView.elementKindSectionFooter
}

/// `UICollectionViewFlowLayout.automaticSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
    UICollectionViewFlowLayout.automaticSize
}

/// `UIView.noIntrinsicMetric` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@MainActor @preconcurrency
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// `UISegmentedControl.noSegment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
@MainActor @preconcurrency
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// `UIScrollView.DecelerationRate.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.normal
}

/// `UIScrollView.DecelerationRate.fast` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.fast
}

/// `UIWindow.Level.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// `UIWindow.Level.alert` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// `UIWindow.Level.statusBar` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// `UIView.layoutFittingCompressedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@MainActor @preconcurrency
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// `UIView.layoutFittingExpandedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@MainActor @preconcurrency
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// `UIApplication.openSettingsURLString` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@MainActor @preconcurrency
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// `UIApplication.backgroundFetchIntervalMinimum` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
@MainActor @preconcurrency
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
    UIApplication.backgroundFetchIntervalMinimum
}

/// `UIApplication.backgroundFetchIntervalNever` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
@MainActor @preconcurrency
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
    UIApplication.backgroundFetchIntervalNever
}

/// `UIBackgroundTaskIdentifier.invalid` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier.invalid
}

/// `UIImagePickerController.InfoKey.originalImage.rawValue` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage.rawValue")
public var UIImagePickerControllerOriginalImage: String {
    UIImagePickerController.InfoKey.originalImage.rawValue
}

/// `UIImagePickerController.InfoKey.editedImage.rawValue` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage.rawValue")
public var UIImagePickerControllerEditedImage: String {
    UIImagePickerController.InfoKey.editedImage.rawValue
}

/// `UIImagePickerController.InfoKey.mediaType.rawValue` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType.rawValue")
public var UIImagePickerControllerMediaType: String {
    UIImagePickerController.InfoKey.mediaType.rawValue
}

/// `UIImagePickerController.InfoKey.mediaURL.rawValue` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL.rawValue")
public var UIImagePickerControllerMediaURL: String {
    UIImagePickerController.InfoKey.mediaURL.rawValue
}

/// `UIImagePickerController.InfoKey.cropRect.rawValue` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect.rawValue")
public var UIImagePickerControllerCropRect: String {
    UIImagePickerController.InfoKey.cropRect.rawValue
}

/// `UIImagePickerController.InfoKey.referenceURL.rawValue` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL.rawValue")
public var UIImagePickerControllerReferenceURL: String {
    UIImagePickerController.InfoKey.referenceURL.rawValue
}

/// `UIResponder.keyboardFrameBeginUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// `UIResponder.keyboardFrameEndUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// `UIResponder.keyboardAnimationDurationUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
    UIResponder.keyboardAnimationDurationUserInfoKey
}

/// `UIResponder.keyboardAnimationCurveUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
    UIResponder.keyboardAnimationCurveUserInfoKey
}

/// `UIResponder.keyboardIsLocalUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// `UIKeyCommand.inputUpArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
@MainActor @preconcurrency
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

/// `UIKeyCommand.inputDownArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
@MainActor @preconcurrency
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

/// `UIKeyCommand.inputLeftArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
@MainActor @preconcurrency
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

/// `UIKeyCommand.inputRightArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
@MainActor @preconcurrency
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

/// `UIKeyCommand.inputEscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
@MainActor @preconcurrency
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// `UIAccessibilityTraits.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// `UIAccessibilityTraits.button` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// `UIAccessibilityTraits.link` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// `UIAccessibilityTraits.image` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// `UIAccessibilityTraits.selected` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// `UIAccessibilityTraits.staticText` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
    UIAccessibilityTraits.staticText
}

/// `UIAccessibilityTraits.header` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// `UIAccessibilityTraits.searchField` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
    UIAccessibilityTraits.searchField
}

/// `UIAccessibilityTraits.adjustable` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
    UIAccessibilityTraits.adjustable
}

/// `UIAccessibilityTraits.notEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
    UIAccessibilityTraits.notEnabled
}

/// `UIAccessibilityTraits.keyboardKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
    UIAccessibilityTraits.keyboardKey
}

/// `UIAccessibilityTraits.tabBar` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }

/// `UIAccessibilityTraits.updatesFrequently` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
    UIAccessibilityTraits.updatesFrequently
}

/// `UIAccessibilityTraits.allowsDirectInteraction` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
    UIAccessibilityTraits.allowsDirectInteraction
}

/// `UIAccessibilityTraits.summaryElement` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
    UIAccessibilityTraits.summaryElement
}

/// `UIAccessibilityTraits.playsSound` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
    UIAccessibilityTraits.playsSound
}

/// `UIAccessibilityTraits.startsMediaSession` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
    UIAccessibilityTraits.startsMediaSession
}

/// `UIAccessibilityTraits.causesPageTurn` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
    UIAccessibilityTraits.causesPageTurn
}

/// `UIAccessibility.Notification.announcement` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.announcement
}

/// `UIAccessibility.Notification.layoutChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.layoutChanged
}

/// `UIAccessibility.Notification.screenChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.screenChanged
}

/// `UIAccessibility.Notification.pageScrolled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.pageScrolled
}

/// `UIFontDescriptor.AttributeName.size` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.size")
public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.size
}

/// `CAMediaTimingFillMode.forwards` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// `CAMediaTimingFillMode.backwards` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// `CAMediaTimingFillMode.both` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// `CAMediaTimingFillMode.removed` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// `CAMediaTimingFunctionName.linear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
    CAMediaTimingFunctionName.linear
}

/// `CAMediaTimingFunctionName.easeIn` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
    CAMediaTimingFunctionName.easeIn
}

/// `CAMediaTimingFunctionName.easeOut` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
    CAMediaTimingFunctionName.easeOut
}

/// `CAMediaTimingFunctionName.easeInEaseOut` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
    CAMediaTimingFunctionName.easeInEaseOut
}

/// `CAMediaTimingFunctionName.default` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
    CAMediaTimingFunctionName.default
}

/// `CAShapeLayerLineCap.butt` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// `CAShapeLayerLineCap.round` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// `CAShapeLayerLineCap.square` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// `CAShapeLayerLineJoin.miter` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// `CAShapeLayerLineJoin.round` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// `CAShapeLayerLineJoin.bevel` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// `CAShapeLayerFillRule.nonZero` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// `CAShapeLayerFillRule.evenOdd` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// `CALayerContentsGravity.center` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

/// `CALayerContentsGravity.top` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }

/// `CALayerContentsGravity.bottom` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }

/// `CALayerContentsGravity.left` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }

/// `CALayerContentsGravity.right` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }

/// `CALayerContentsGravity.resize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

/// `CALayerContentsGravity.resizeAspect` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

/// `CALayerContentsGravity.resizeAspectFill` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity {
    CALayerContentsGravity.resizeAspectFill
}

/// `CALayerContentsFilter.linear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { CALayerContentsFilter.linear }

/// `CALayerContentsFilter.nearest` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { CALayerContentsFilter.nearest }

/// `CALayerContentsFilter.trilinear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { CALayerContentsFilter.trilinear }

/// `CATransitionType.fade` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// `CATransitionType.moveIn` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// `CATransitionType.push` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// `CATransitionType.reveal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// `CATransitionSubtype.fromRight` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// `CATransitionSubtype.fromLeft` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// `CATransitionSubtype.fromTop` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// `CATransitionSubtype.fromBottom` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// `CATextLayerAlignmentMode.natural` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }

/// `CATextLayerAlignmentMode.left` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }

/// `CATextLayerAlignmentMode.right` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }

/// `CATextLayerAlignmentMode.center` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }

/// `CATextLayerAlignmentMode.justified` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }

/// `CATextLayerTruncationMode.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }

/// `CATextLayerTruncationMode.start` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { CATextLayerTruncationMode.start }

/// `CATextLayerTruncationMode.end` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }

/// `CATextLayerTruncationMode.middle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { CATextLayerTruncationMode.middle }

/// `CAEmitterLayerEmitterShape.point` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.point }

/// `CAEmitterLayerEmitterShape.line` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.line }

/// `CAEmitterLayerEmitterShape.rectangle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape {
    CAEmitterLayerEmitterShape.rectangle
}

/// `CAEmitterLayerEmitterShape.circle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.circle }

/// `CAEmitterLayerEmitterShape.sphere` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.sphere }

/// `CAEmitterLayerEmitterMode.points` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.points }

/// `CAEmitterLayerEmitterMode.outline` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.outline }

/// `CAEmitterLayerEmitterMode.surface` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.surface }

/// `CAEmitterLayerEmitterMode.volume` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.volume }

/// `CAEmitterLayerRenderMode.unordered` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.unordered }

/// `CAEmitterLayerRenderMode.oldestFirst` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode {
    CAEmitterLayerRenderMode.oldestFirst
}

/// `CAEmitterLayerRenderMode.additive` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.additive }

/// `CAAnimationCalculationMode.linear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }

/// `CAAnimationCalculationMode.discrete` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }

/// `CAAnimationCalculationMode.paced` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }

/// `CAAnimationCalculationMode.cubic` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }

/// `CAAnimationCalculationMode.cubicPaced` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode {
    CAAnimationCalculationMode.cubicPaced
}

/// `CAAnimationRotationMode.rotateAuto` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }

/// `CAAnimationRotationMode.rotateAutoReverse` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode {
    CAAnimationRotationMode.rotateAutoReverse
}

/// `CAGradientLayerType.axial` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }

/// `CALayerContentsGravity.topLeft` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }

/// `CALayerContentsGravity.topRight` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }

/// `CALayerContentsGravity.bottomLeft` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }

/// `CALayerContentsGravity.bottomRight` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { CALayerContentsGravity.bottomRight }

/// `CALayerContentsFormat.RGBA8Uint` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFormat.RGBA8Uint")
public var kCAContentsFormatRGBA8Uint: CALayerContentsFormat { CALayerContentsFormat.RGBA8Uint }

/// `CALayerContentsFormat.RGBA16Float` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFormat.RGBA16Float")
public var kCAContentsFormatRGBA16Float: CALayerContentsFormat { CALayerContentsFormat.RGBA16Float }

/// `CALayerContentsFormat.gray8Uint` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFormat.gray8Uint")
public var kCAContentsFormatGray8Uint: CALayerContentsFormat { CALayerContentsFormat.gray8Uint }

/// `CAScrollLayerScrollMode.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.none")
public var kCAScrollNone: CAScrollLayerScrollMode { CAScrollLayerScrollMode.none }

/// `CAScrollLayerScrollMode.vertically` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.vertically")
public var kCAScrollVertically: CAScrollLayerScrollMode { CAScrollLayerScrollMode.vertically }

/// `CAScrollLayerScrollMode.horizontally` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.horizontally")
public var kCAScrollHorizontally: CAScrollLayerScrollMode { CAScrollLayerScrollMode.horizontally }

/// `CAScrollLayerScrollMode.both` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAScrollLayerScrollMode.both")
public var kCAScrollBoth: CAScrollLayerScrollMode { CAScrollLayerScrollMode.both }

/// `CAValueFunctionName.rotateX` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateX")
public var kCAValueFunctionRotateX: CAValueFunctionName { CAValueFunctionName.rotateX }

/// `CAValueFunctionName.rotateY` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateY")
public var kCAValueFunctionRotateY: CAValueFunctionName { CAValueFunctionName.rotateY }

/// `CAValueFunctionName.rotateZ` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateZ")
public var kCAValueFunctionRotateZ: CAValueFunctionName { CAValueFunctionName.rotateZ }

/// `CAValueFunctionName.scale` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scale")
public var kCAValueFunctionScale: CAValueFunctionName { CAValueFunctionName.scale }

/// `CAValueFunctionName.scaleX` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scaleX")
public var kCAValueFunctionScaleX: CAValueFunctionName { CAValueFunctionName.scaleX }

/// `CAValueFunctionName.scaleY` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scaleY")
public var kCAValueFunctionScaleY: CAValueFunctionName { CAValueFunctionName.scaleY }

/// `CAValueFunctionName.scaleZ` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scaleZ")
public var kCAValueFunctionScaleZ: CAValueFunctionName { CAValueFunctionName.scaleZ }

/// `CAValueFunctionName.translate` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translate")
public var kCAValueFunctionTranslate: CAValueFunctionName { CAValueFunctionName.translate }

/// `CAValueFunctionName.translateX` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translateX")
public var kCAValueFunctionTranslateX: CAValueFunctionName { CAValueFunctionName.translateX }

/// `CAValueFunctionName.translateY` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translateY")
public var kCAValueFunctionTranslateY: CAValueFunctionName { CAValueFunctionName.translateY }

/// `CAValueFunctionName.translateZ` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translateZ")
public var kCAValueFunctionTranslateZ: CAValueFunctionName { CAValueFunctionName.translateZ }

/// `CAEmitterLayerEmitterShape.cuboid` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.cuboid }

/// `CAEmitterLayerRenderMode.oldestLast` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode {
    CAEmitterLayerRenderMode.oldestLast
}

/// `CAEmitterLayerRenderMode.backToFront` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode {
    CAEmitterLayerRenderMode.backToFront
}
