// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

// The keys of views that programs observe, read or set by name.

extension UIView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("accessibilityLabel", of: UIView.self, { $0.accessibilityLabel }) {
                    $0.accessibilityLabel = $1
                }
                m.property("accessibilityValue", of: UIView.self, { $0.accessibilityValue }) {
                    $0.accessibilityValue = $1
                }
                m.property("accessibilityHint", of: UIView.self, { $0.accessibilityHint }) {
                    $0.accessibilityHint = $1
                }
                m.property("isAccessibilityElement", of: UIView.self) {
                    $0.isAccessibilityElement
                } _: {
                    $0.isAccessibilityElement = $1
                }
                m.property("layer", of: UIView.self, { $0.layer })
                m.property("frame", of: UIView.self, { $0.frame }, { $0.frame = $1 })
                m.property("bounds", of: UIView.self, { $0.bounds }, { $0.bounds = $1 })
                m.property("center", of: UIView.self, { $0.center }, { $0.center = $1 })
                m.property("anchorPoint", of: UIView.self, { $0.anchorPoint }) {
                    $0.anchorPoint = $1
                }
                m.property("transform", of: UIView.self, { $0.transform }, { $0.transform = $1 })
                m.property("transform3D", of: UIView.self, { $0.transform3D }) {
                    $0.transform3D = $1
                }
                m.property("contentScaleFactor", of: UIView.self, { $0.contentScaleFactor }) {
                    $0.contentScaleFactor = $1
                }
                m.property("superview", of: UIView.self, { $0.superview })
                m.property("subviews", of: UIView.self, { $0.subviews })
                m.property("window", of: UIView.self, { $0.window })
                m.property("tag", of: UIView.self, { $0.tag }, { $0.tag = $1 })
                m.property("backgroundColor", of: UIView.self, { $0.backgroundColor }) {
                    $0.backgroundColor = $1
                }
                m.property("alpha", of: UIView.self, { $0.alpha }, { $0.alpha = $1 })
                m.property("isOpaque", of: UIView.self, { $0.isOpaque }, { $0.isOpaque = $1 })
                m.property("isHidden", of: UIView.self, { $0.isHidden }, { $0.isHidden = $1 })
                m.property("clipsToBounds", of: UIView.self, { $0.clipsToBounds }) {
                    $0.clipsToBounds = $1
                }
                m.property("clearsContextBeforeDrawing", of: UIView.self) {
                    $0.clearsContextBeforeDrawing
                } _: {
                    $0.clearsContextBeforeDrawing = $1
                }
                m.property("contentMode", of: UIView.self, { $0.contentMode }) {
                    $0.contentMode = $1
                }
                m.property("mask", of: UIView.self, { $0.mask }, { $0.mask = $1 })
                m.property("tintColor", of: UIView.self, { $0.tintColor as UIColor? }) {
                    $0.tintColor = $1
                }
                m.property("tintAdjustmentMode", of: UIView.self, { $0.tintAdjustmentMode }) {
                    $0.tintAdjustmentMode = $1
                }
                m.property("autoresizingMask", of: UIView.self, { $0.autoresizingMask }) {
                    $0.autoresizingMask = $1
                }
                m.property("autoresizesSubviews", of: UIView.self, { $0.autoresizesSubviews }) {
                    $0.autoresizesSubviews = $1
                }
                m.property("layoutMargins", of: UIView.self, { $0.layoutMargins }) {
                    $0.layoutMargins = $1
                }
                m.property("directionalLayoutMargins", of: UIView.self) {
                    $0.directionalLayoutMargins
                } _: {
                    $0.directionalLayoutMargins = $1
                }
                m.property("preservesSuperviewLayoutMargins", of: UIView.self) {
                    $0.preservesSuperviewLayoutMargins
                } _: {
                    $0.preservesSuperviewLayoutMargins = $1
                }
                m.property("insetsLayoutMarginsFromSafeArea", of: UIView.self) {
                    $0.insetsLayoutMarginsFromSafeArea
                } _: {
                    $0.insetsLayoutMarginsFromSafeArea = $1
                }
                m.property("safeAreaInsets", of: UIView.self, { $0.safeAreaInsets })
                m.property("safeAreaLayoutGuide", of: UIView.self, { $0.safeAreaLayoutGuide })
                m.property("layoutMarginsGuide", of: UIView.self, { $0.layoutMarginsGuide })
                m.property("readableContentGuide", of: UIView.self, { $0.readableContentGuide })
                m.property("keyboardLayoutGuide", of: UIView.self, { $0.keyboardLayoutGuide })
                m.property("layoutGuides", of: UIView.self, { $0.layoutGuides })
                m.property("semanticContentAttribute", of: UIView.self) {
                    $0.semanticContentAttribute
                } _: {
                    $0.semanticContentAttribute = $1
                }
                m.property("effectiveUserInterfaceLayoutDirection", of: UIView.self) {
                    $0.effectiveUserInterfaceLayoutDirection
                }
                m.property("translatesAutoresizingMaskIntoConstraints", of: UIView.self) {
                    $0.translatesAutoresizingMaskIntoConstraints
                } _: {
                    $0.translatesAutoresizingMaskIntoConstraints = $1
                }
                m.property("intrinsicContentSize", of: UIView.self, { $0.intrinsicContentSize })
                m.property("alignmentRectInsets", of: UIView.self, { $0.alignmentRectInsets })
                m.property("traitCollection", of: UIView.self, { $0.traitCollection })
                m.property("overrideUserInterfaceStyle", of: UIView.self) {
                    $0.overrideUserInterfaceStyle
                } _: {
                    $0.overrideUserInterfaceStyle = $1
                }
                m.property("minimumContentSizeCategory", of: UIView.self) {
                    $0.minimumContentSizeCategory
                } _: {
                    $0.minimumContentSizeCategory = $1
                }
                m.property("maximumContentSizeCategory", of: UIView.self) {
                    $0.maximumContentSizeCategory
                } _: {
                    $0.maximumContentSizeCategory = $1
                }
                m.property("showsLargeContentViewer", of: UIView.self) {
                    $0.showsLargeContentViewer
                } _: {
                    $0.showsLargeContentViewer = $1
                }
                m.property("largeContentTitle", of: UIView.self, { $0.largeContentTitle }) {
                    $0.largeContentTitle = $1
                }
                m.property("largeContentImage", of: UIView.self, { $0.largeContentImage }) {
                    $0.largeContentImage = $1
                }
                m.property("scalesLargeContentImage", of: UIView.self) {
                    $0.scalesLargeContentImage
                } _: {
                    $0.scalesLargeContentImage = $1
                }
                m.property("largeContentImageInsets", of: UIView.self) {
                    $0.largeContentImageInsets
                } _: {
                    $0.largeContentImageInsets = $1
                }
                m.property("isUserInteractionEnabled", of: UIView.self) {
                    $0.isUserInteractionEnabled
                } _: {
                    $0.isUserInteractionEnabled = $1
                }
                m.property("isMultipleTouchEnabled", of: UIView.self) {
                    $0.isMultipleTouchEnabled
                } _: {
                    $0.isMultipleTouchEnabled = $1
                }
                m.property("isExclusiveTouch", of: UIView.self, { $0.isExclusiveTouch }) {
                    $0.isExclusiveTouch = $1
                }
                m.property("gestureRecognizers", of: UIView.self, { $0.gestureRecognizers }) {
                    $0.gestureRecognizers = $1
                }
                m.property("hoverStyle", of: UIView.self, { $0.hoverStyle }, { $0.hoverStyle = $1 })
                m.property("motionEffects", of: UIView.self, { $0.motionEffects }) {
                    $0.motionEffects = $1
                }
                m.property("accessibilityIdentifier", of: UIView.self) {
                    $0.accessibilityIdentifier
                } _: {
                    $0.accessibilityIdentifier = $1
                }
                m.property("accessibilityIgnoresInvertColors", of: UIView.self) {
                    $0.accessibilityIgnoresInvertColors
                } _: {
                    $0.accessibilityIgnoresInvertColors = $1
                }
                m.property("restorationIdentifier", of: UIView.self, { $0.restorationIdentifier }) {
                    $0.restorationIdentifier = $1
                }
                m.property("constraints", of: UIView.self, { $0.constraints })
                m.property("hasAmbiguousLayout", of: UIView.self, { $0.hasAmbiguousLayout })
                return UIView.self
            }
        }
}
