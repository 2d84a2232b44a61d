// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitText

// The keys of text fields that programs observe, read or set by name.

extension UITextField {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UITextField.self) {
                    $0.delegate as (any UITextFieldDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("pasteDelegate", of: UITextField.self) {
                    $0.pasteDelegate as (any UITextPasteDelegate)?
                } _: {
                    $0.pasteDelegate = $1
                }
                m.property("text", of: UITextField.self, { $0.text }, { $0.text = $1 })
                m.property("attributedText", of: UITextField.self, { $0.attributedText }) {
                    $0.attributedText = $1
                }
                m.property("placeholder", of: UITextField.self, { $0.placeholder }) {
                    $0.placeholder = $1
                }
                m.property("attributedPlaceholder", of: UITextField.self) {
                    $0.attributedPlaceholder
                } _: {
                    $0.attributedPlaceholder = $1
                }
                m.property("font", of: UITextField.self, { $0.font }, { $0.font = $1 })
                m.property("textColor", of: UITextField.self, { $0.textColor }) {
                    $0.textColor = $1
                }
                m.property("textAlignment", of: UITextField.self, { $0.textAlignment }) {
                    $0.textAlignment = $1
                }
                m.property("allowsEditingTextAttributes", of: UITextField.self) {
                    $0.allowsEditingTextAttributes
                } _: {
                    $0.allowsEditingTextAttributes = $1
                }
                m.property("adjustsFontSizeToFitWidth", of: UITextField.self) {
                    $0.adjustsFontSizeToFitWidth
                } _: {
                    $0.adjustsFontSizeToFitWidth = $1
                }
                m.property("minimumFontSize", of: UITextField.self, { $0.minimumFontSize }) {
                    $0.minimumFontSize = $1
                }
                m.property("adjustsFontForContentSizeCategory", of: UITextField.self) {
                    $0.adjustsFontForContentSizeCategory
                } _: {
                    $0.adjustsFontForContentSizeCategory = $1
                }
                m.property("isEditing", of: UITextField.self, { $0.isEditing })
                m.property("clearsOnBeginEditing", of: UITextField.self) {
                    $0.clearsOnBeginEditing
                } _: {
                    $0.clearsOnBeginEditing = $1
                }
                m.property("clearsOnInsertion", of: UITextField.self, { $0.clearsOnInsertion }) {
                    $0.clearsOnInsertion = $1
                }
                m.property("borderStyle", of: UITextField.self, { $0.borderStyle }) {
                    $0.borderStyle = $1
                }
                m.property("background", of: UITextField.self, { $0.background }) {
                    $0.background = $1
                }
                m.property("disabledBackground", of: UITextField.self, { $0.disabledBackground }) {
                    $0.disabledBackground = $1
                }
                m.property("clearButtonMode", of: UITextField.self, { $0.clearButtonMode }) {
                    $0.clearButtonMode = $1
                }
                m.property("leftView", of: UITextField.self, { $0.leftView }, { $0.leftView = $1 })
                m.property("leftViewMode", of: UITextField.self, { $0.leftViewMode }) {
                    $0.leftViewMode = $1
                }
                m.property("rightView", of: UITextField.self, { $0.rightView }) {
                    $0.rightView = $1
                }
                m.property("rightViewMode", of: UITextField.self, { $0.rightViewMode }) {
                    $0.rightViewMode = $1
                }
                m.property("autocapitalizationType", of: UITextField.self) {
                    $0.autocapitalizationType
                } _: {
                    $0.autocapitalizationType = $1
                }
                m.property("autocorrectionType", of: UITextField.self, { $0.autocorrectionType }) {
                    $0.autocorrectionType = $1
                }
                m.property("spellCheckingType", of: UITextField.self, { $0.spellCheckingType }) {
                    $0.spellCheckingType = $1
                }
                m.property("keyboardAppearance", of: UITextField.self, { $0.keyboardAppearance }) {
                    $0.keyboardAppearance = $1
                }
                m.property("hasText", of: UITextField.self, { $0.hasText })
                m.property("smartQuotesType", of: UITextField.self, { $0.smartQuotesType }) {
                    $0.smartQuotesType = $1
                }
                m.property("smartDashesType", of: UITextField.self, { $0.smartDashesType }) {
                    $0.smartDashesType = $1
                }
                m.property("smartInsertDeleteType", of: UITextField.self) {
                    $0.smartInsertDeleteType
                } _: {
                    $0.smartInsertDeleteType = $1
                }
                m.property("keyboardType", of: UITextField.self, { $0.keyboardType }) {
                    $0.keyboardType = $1
                }
                m.property("returnKeyType", of: UITextField.self, { $0.returnKeyType }) {
                    $0.returnKeyType = $1
                }
                m.property("enablesReturnKeyAutomatically", of: UITextField.self) {
                    $0.enablesReturnKeyAutomatically
                } _: {
                    $0.enablesReturnKeyAutomatically = $1
                }
                m.property("isSecureTextEntry", of: UITextField.self, { $0.isSecureTextEntry }) {
                    $0.isSecureTextEntry = $1
                }
                m.property("textContentType", of: UITextField.self) {
                    $0.textContentType as UITextContentType?
                } _: {
                    $0.textContentType = $1
                }
                return UITextField.self
            }
        }
}
