// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitText

// The keys of text views that programs observe, read or set by name.

extension UITextView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UITextView.self) {
                    $0.delegate as (any UITextViewDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("pasteDelegate", of: UITextView.self) {
                    $0.pasteDelegate as (any UITextPasteDelegate)?
                } _: {
                    $0.pasteDelegate = $1
                }
                m.property("textStorage", of: UITextView.self, { $0.textStorage })
                m.property("layoutManager", of: UITextView.self, { $0.layoutManager })
                m.property("textContainer", of: UITextView.self, { $0.textContainer })
                m.property("textContainerInset", of: UITextView.self, { $0.textContainerInset }) {
                    $0.textContainerInset = $1
                }
                m.property("text", of: UITextView.self, { $0.text as String? }, { $0.text = $1 })
                m.property("attributedText", of: UITextView.self) {
                    $0.attributedText as NSAttributedString?
                } _: {
                    $0.attributedText = $1
                }
                m.property("font", of: UITextView.self, { $0.font }, { $0.font = $1 })
                m.property("textColor", of: UITextView.self, { $0.textColor }) {
                    $0.textColor = $1
                }
                m.property("textAlignment", of: UITextView.self, { $0.textAlignment }) {
                    $0.textAlignment = $1
                }
                m.property("selectedRange", of: UITextView.self, { $0.selectedRange }) {
                    $0.selectedRange = $1
                }
                m.property("isSelectable", of: UITextView.self, { $0.isSelectable }) {
                    $0.isSelectable = $1
                }
                m.property("allowsEditingTextAttributes", of: UITextView.self) {
                    $0.allowsEditingTextAttributes
                } _: {
                    $0.allowsEditingTextAttributes = $1
                }
                m.property("clearsOnInsertion", of: UITextView.self, { $0.clearsOnInsertion }) {
                    $0.clearsOnInsertion = $1
                }
                m.property("dataDetectorTypes", of: UITextView.self, { $0.dataDetectorTypes }) {
                    $0.dataDetectorTypes = $1
                }
                m.property("adjustsFontForContentSizeCategory", of: UITextView.self) {
                    $0.adjustsFontForContentSizeCategory
                } _: {
                    $0.adjustsFontForContentSizeCategory = $1
                }
                m.property("usesStandardTextScaling", of: UITextView.self) {
                    $0.usesStandardTextScaling
                } _: {
                    $0.usesStandardTextScaling = $1
                }
                m.property("isFindInteractionEnabled", of: UITextView.self) {
                    $0.isFindInteractionEnabled
                } _: {
                    $0.isFindInteractionEnabled = $1
                }
                m.property("borderStyle", of: UITextView.self, { $0.borderStyle }) {
                    $0.borderStyle = $1
                }
                m.property("autocapitalizationType", of: UITextView.self) {
                    $0.autocapitalizationType
                } _: {
                    $0.autocapitalizationType = $1
                }
                m.property("autocorrectionType", of: UITextView.self, { $0.autocorrectionType }) {
                    $0.autocorrectionType = $1
                }
                m.property("spellCheckingType", of: UITextView.self, { $0.spellCheckingType }) {
                    $0.spellCheckingType = $1
                }
                m.property("keyboardAppearance", of: UITextView.self, { $0.keyboardAppearance }) {
                    $0.keyboardAppearance = $1
                }
                m.property("isEditable", of: UITextView.self, { $0.isEditable }) {
                    $0.isEditable = $1
                }
                m.property("hasText", of: UITextView.self, { $0.hasText })
                m.property("smartQuotesType", of: UITextView.self, { $0.smartQuotesType }) {
                    $0.smartQuotesType = $1
                }
                m.property("smartDashesType", of: UITextView.self, { $0.smartDashesType }) {
                    $0.smartDashesType = $1
                }
                m.property("smartInsertDeleteType", of: UITextView.self) {
                    $0.smartInsertDeleteType
                } _: {
                    $0.smartInsertDeleteType = $1
                }
                m.property("keyboardType", of: UITextView.self, { $0.keyboardType }) {
                    $0.keyboardType = $1
                }
                m.property("returnKeyType", of: UITextView.self, { $0.returnKeyType }) {
                    $0.returnKeyType = $1
                }
                m.property("enablesReturnKeyAutomatically", of: UITextView.self) {
                    $0.enablesReturnKeyAutomatically
                } _: {
                    $0.enablesReturnKeyAutomatically = $1
                }
                m.property("isSecureTextEntry", of: UITextView.self, { $0.isSecureTextEntry }) {
                    $0.isSecureTextEntry = $1
                }
                m.property("textContentType", of: UITextView.self) {
                    $0.textContentType as UITextContentType?
                } _: {
                    $0.textContentType = $1
                }
                m.property("supportsTextReplacement", of: UITextView.self) {
                    $0.supportsTextReplacement
                }
                return UITextView.self
            }
        }
}
