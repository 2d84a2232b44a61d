// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKitCells
public import UIKitCollections
public import UIKitControllers
import UIKitCore
public import UIKitDynamics
import UIKitNibs
public import UIKitPickers
public import UIKitSheets
public import UIKitTables
public import UIKitText

// Types that Swift 4 knows under names of one word.
// The SDK renamed them for Swift 4.2: source in the language mode 4 has them, and in newer modes the
// compiler says what they are called now.

/// `UIView.AnimationOptions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// `UIView.AnimationCurve` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// `UIView.AnimationTransition` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition

/// `UIView.KeyframeAnimationOptions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// `UIView.ContentMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// `UIView.AutoresizingMask` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// `UIView.TintAdjustmentMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// `UIView.SystemAnimation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation

/// `NSLayoutConstraint.Axis` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// `NSLayoutConstraint.Relation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// `NSLayoutConstraint.Attribute` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// `NSLayoutConstraint.FormatOptions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// `UIStackView.Distribution` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// `UIStackView.Alignment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// `UITableView.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// `UITableView.ScrollPosition` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// `UITableView.RowAnimation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// `UITableViewCell.CellStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// `UITableViewCell.SeparatorStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// `UITableViewCell.SelectionStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// `UITableViewCell.FocusStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.FocusStyle")
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle

/// `UITableViewCell.EditingStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// `UITableViewCell.AccessoryType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// `UITableViewCell.StateMask` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask

/// `UITableView.SeparatorInsetReference` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.SeparatorInsetReference")
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference

/// `UITableViewRowAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style

/// `UICollectionView.ScrollDirection` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// `UICollectionView.ScrollPosition` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// `UICollectionView.ElementCategory` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory

/// `UICollectionViewUpdateItem.Action` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// `UICollectionView.ReorderingCadence` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ReorderingCadence")
public typealias UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence

/// `UICollectionViewFlowLayout.SectionInsetReference` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference =
    UICollectionViewFlowLayout.SectionInsetReference

/// `UIControl.State` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// `UIControl.Event` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// `UIControl.ContentVerticalAlignment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// `UIControl.ContentHorizontalAlignment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// `UIButton.ButtonType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// `UIBarButtonItem.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// `UIBarButtonItem.SystemItem` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// `UITabBarItem.SystemItem` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// `UITabBar.ItemPositioning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning

/// `UITextField.BorderStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// `UITextField.ViewMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// `UITextField.DidEndEditingReason` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

/// `UISearchBar.Icon` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon

/// `UISearchBar.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// `UISegmentedControl.Segment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment

/// `UIProgressView.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// `UIActivityIndicatorView.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// `UIScrollView.IndicatorStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// `UIScrollView.KeyboardDismissMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// `UIScrollView.IndexDisplayMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndexDisplayMode")
public typealias UIScrollViewIndexDisplayMode = UIScrollView.IndexDisplayMode

/// `UIScrollView.ContentInsetAdjustmentBehavior` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior =
    UIScrollView.ContentInsetAdjustmentBehavior

/// `UIDatePicker.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

/// `UIAlertController.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// `UIAlertAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// `UIGestureRecognizer.State` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// `UISwipeGestureRecognizer.Direction` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// `UIImage.Orientation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// `UIImage.ResizingMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

/// `UIImage.RenderingMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// `UIBlurEffect.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// `UINavigationController.Operation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// `UINavigationItem.LargeTitleDisplayMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode

/// `UIPageViewController.TransitionStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// `UIPageViewController.NavigationOrientation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation =
    UIPageViewController.NavigationOrientation

/// `UIPageViewController.NavigationDirection` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// `UIPageViewController.SpineLocation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// `UISplitViewController.DisplayMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// `UIImagePickerController.SourceType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// `UIImagePickerController.QualityType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.QualityType")
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType

/// `UIImagePickerController.CameraCaptureMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraCaptureMode")
public typealias UIImagePickerControllerCameraCaptureMode =
    UIImagePickerController.CameraCaptureMode

/// `UIImagePickerController.CameraDevice` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice

/// `UIImagePickerController.CameraFlashMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraFlashMode")
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode

/// `UIApplication.State` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// `UIApplication.LaunchOptionsKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// `UIApplication.OpenURLOptionsKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// `UIApplication.ExtensionPointIdentifier` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.ExtensionPointIdentifier")
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier

/// `UIDevice.BatteryState` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState

/// `UIEvent.EventType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// `UIEvent.EventSubtype` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// `UITouch.Phase` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// `UITouch.TouchType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType

/// `UITouch.Properties` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties

/// `UIPress.PressType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType

/// `UIPress.Phase` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase

/// `UIMenuController.ArrowDirection` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection

/// `UIWindow.Level` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

/// `UIFontDescriptor.SymbolicTraits` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// `UIPreviewAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style

/// `UINotificationFeedbackGenerator.FeedbackType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// `UIImpactFeedbackGenerator.FeedbackStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// `UIActivity.ActivityType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// `UIActivity.Category` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category

/// `UICollisionBehavior.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

/// `UIPushBehavior.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// `UIAttachmentBehavior.AttachmentType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

/// `UIInterpolatingMotionEffect.EffectType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType

/// `NSAttributedString.Key` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// `NSAttributedString.TextEffectStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.TextEffectStyle")
public typealias NSTextEffectStyle = NSAttributedString.TextEffectStyle

/// `NSLayoutManager.TextLayoutOrientation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutManager.TextLayoutOrientation")
public typealias NSTextLayoutOrientation = NSLayoutManager.TextLayoutOrientation

/// `NSTextTab.OptionKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSTextTab.OptionKey")
public typealias NSTextTabOptionKey = NSTextTab.OptionKey

/// `NSLayoutManager.ControlCharacterAction` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutManager.ControlCharacterAction")
public typealias NSControlCharacterAction = NSLayoutManager.ControlCharacterAction

/// `NSLayoutManager.GlyphProperty` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutManager.GlyphProperty")
public typealias NSGlyphProperty = NSLayoutManager.GlyphProperty

/// `NSTextStorage.EditActions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions

/// `UIPrintInfo.OutputType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPrintInfo.OutputType")
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType

/// `UIPrintInfo.Orientation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPrintInfo.Orientation")
public typealias UIPrintInfoOrientation = UIPrintInfo.Orientation

/// `UIContextualAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style

/// `UIFont.TextStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
