// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of labels.

extension UILabel {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("text", of: UILabel.self, { $0.text }, { $0.text = $1 })
                m.property("attributedText", of: UILabel.self, { $0.attributedText }) {
                    $0.attributedText = $1
                }
                m.property("font", of: UILabel.self, { $0.font as UIFont? }, { $0.font = $1 })
                m.property("textColor", of: UILabel.self, { $0.textColor as UIColor? }) {
                    $0.textColor = $1
                }
                m.property("textAlignment", of: UILabel.self, { $0.textAlignment }) {
                    $0.textAlignment = $1
                }
                m.property("lineBreakMode", of: UILabel.self, { $0.lineBreakMode }) {
                    $0.lineBreakMode = $1
                }
                m.property("lineBreakStrategy", of: UILabel.self, { $0.lineBreakStrategy }) {
                    $0.lineBreakStrategy = $1
                }
                m.property("shadowColor", of: UILabel.self, { $0.shadowColor }) {
                    $0.shadowColor = $1
                }
                m.property("shadowOffset", of: UILabel.self, { $0.shadowOffset }) {
                    $0.shadowOffset = $1
                }
                m.property("highlightedTextColor", of: UILabel.self, { $0.highlightedTextColor }) {
                    $0.highlightedTextColor = $1
                }
                m.property("isHighlighted", of: UILabel.self, { $0.isHighlighted }) {
                    $0.isHighlighted = $1
                }
                m.property("isEnabled", of: UILabel.self, { $0.isEnabled }, { $0.isEnabled = $1 })
                m.property("numberOfLines", of: UILabel.self, { $0.numberOfLines }) {
                    $0.numberOfLines = $1
                }
                m.property("preferredMaxLayoutWidth", of: UILabel.self) {
                    $0.preferredMaxLayoutWidth
                } _: {
                    $0.preferredMaxLayoutWidth = $1
                }
                m.property("adjustsFontSizeToFitWidth", of: UILabel.self) {
                    $0.adjustsFontSizeToFitWidth
                } _: {
                    $0.adjustsFontSizeToFitWidth = $1
                }
                m.property("minimumScaleFactor", of: UILabel.self, { $0.minimumScaleFactor }) {
                    $0.minimumScaleFactor = $1
                }
                m.property("baselineAdjustment", of: UILabel.self, { $0.baselineAdjustment }) {
                    $0.baselineAdjustment = $1
                }
                m.property("allowsDefaultTighteningForTruncation", of: UILabel.self) {
                    $0.allowsDefaultTighteningForTruncation
                } _: {
                    $0.allowsDefaultTighteningForTruncation = $1
                }
                m.property("adjustsFontForContentSizeCategory", of: UILabel.self) {
                    $0.adjustsFontForContentSizeCategory
                } _: {
                    $0.adjustsFontForContentSizeCategory = $1
                }
                m.property("sizingRule", of: UILabel.self, { $0.sizingRule }) {
                    $0.sizingRule = $1
                }
                m.property("showsExpansionTextWhenTruncated", of: UILabel.self) {
                    $0.showsExpansionTextWhenTruncated
                } _: {
                    $0.showsExpansionTextWhenTruncated = $1
                }
                m.property("preferredVibrancy", of: UILabel.self, { $0.preferredVibrancy }) {
                    $0.preferredVibrancy = $1
                }
                return UILabel.self
            }
        }
}
