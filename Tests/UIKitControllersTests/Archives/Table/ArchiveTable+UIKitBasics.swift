// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIBackgroundExtensionView() {
        add("UIBackgroundExtensionView.automaticallyPlacesContentView", \UIBackgroundExtensionView.automaticallyPlacesContentView)
        add("UIBackgroundExtensionView.contentView", \UIBackgroundExtensionView.contentView)
    }

    mutating func addUIGlassContainerEffect() {
        add("UIGlassContainerEffect.spacing", \UIGlassContainerEffect.spacing)
    }

    mutating func addUIGlassEffect() {
        add("UIGlassEffect.isInteractive", \UIGlassEffect.isInteractive)
        add("UIGlassEffect.tintColor", \UIGlassEffect.tintColor)
    }

    mutating func addUIImageView() {
        add("UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
        add("UIImageView.animationDuration", \UIImageView.animationDuration)
        add("UIImageView.animationImages", \UIImageView.animationImages)
        add("UIImageView.animationRepeatCount", \UIImageView.animationRepeatCount)
        add("UIImageView.highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
        add("UIImageView.highlightedImage", \UIImageView.highlightedImage)
        add("UIImageView.image", \UIImageView.image)
        add("UIImageView.isHighlighted", \UIImageView.isHighlighted)
        add("UIImageView.preferredImageDynamicRange", \UIImageView.preferredImageDynamicRange)
        add("UIImageView.preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
    }

    mutating func addUIInterpolatingMotionEffect() {
        add("UIInterpolatingMotionEffect.maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
        add("UIInterpolatingMotionEffect.minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
    }

    mutating func addUILabel() {
        add("UILabel.adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        add("UILabel.adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        add("UILabel.allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
        add("UILabel.attributedText", \UILabel.attributedText)
        add("UILabel.baselineAdjustment", \UILabel.baselineAdjustment)
        add("UILabel.font", \UILabel.font)
        add("UILabel.highlightedTextColor", \UILabel.highlightedTextColor)
        add("UILabel.isEnabled", \UILabel.isEnabled)
        add("UILabel.isHighlighted", \UILabel.isHighlighted)
        add("UILabel.lineBreakMode", \UILabel.lineBreakMode)
        add("UILabel.lineBreakStrategy", \UILabel.lineBreakStrategy)
        add("UILabel.minimumScaleFactor", \UILabel.minimumScaleFactor)
        add("UILabel.numberOfLines", \UILabel.numberOfLines)
        add("UILabel.preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
        add("UILabel.preferredVibrancy", \UILabel.preferredVibrancy)
        add("UILabel.shadowColor", \UILabel.shadowColor)
        add("UILabel.shadowOffset", \UILabel.shadowOffset)
        add("UILabel.showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated)
        add("UILabel.sizingRule", \UILabel.sizingRule)
        add("UILabel.text", \UILabel.text)
        add("UILabel.textAlignment", \UILabel.textAlignment)
        add("UILabel.textColor", \UILabel.textColor)
    }

    mutating func addUIMotionEffectGroup() {
        add("UIMotionEffectGroup.motionEffects", \UIMotionEffectGroup.motionEffects)
    }

    mutating func addUIStackView() {
        add("UIStackView.alignment", \UIStackView.alignment)
        add("UIStackView.axis", \UIStackView.axis)
        add("UIStackView.distribution", \UIStackView.distribution)
        add("UIStackView.isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        add("UIStackView.isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
        add("UIStackView.spacing", \UIStackView.spacing)
    }

    mutating func addUIVisualEffectView() {
        add("UIVisualEffectView.effect", \UIVisualEffectView.effect)
    }
}
