// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The names of the attributes that text is set and drawn by; UIKit's public constants equal them.
package enum TextAttribute {
    package static let font = NSAttributedString.Key("NSFont")
    package static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    package static let foregroundColor = NSAttributedString.Key("NSColor")
    package static let coreTextForegroundColor = NSAttributedString.Key("CTForegroundColor")
    package static let foregroundFromContext = NSAttributedString.Key(
        "CTForegroundColorFromContext"
    )
    package static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    package static let coreTextBackgroundColor = NSAttributedString.Key("CTBackgroundColor")
    package static let ligature = NSAttributedString.Key("NSLigature")
    package static let kern = NSAttributedString.Key("NSKern")
    package static let tracking = NSAttributedString.Key("CTTracking")
    package static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    package static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    package static let underlineStyle = NSAttributedString.Key("NSUnderline")
    package static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    package static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    package static let coreTextStrokeColor = NSAttributedString.Key("CTStrokeColor")
    package static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    package static let shadow = NSAttributedString.Key("NSShadow")
    package static let textEffect = NSAttributedString.Key("NSTextEffect")
    package static let attachment = NSAttributedString.Key("NSAttachment")
    package static let link = NSAttributedString.Key("NSLink")
    package static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    package static let obliqueness = NSAttributedString.Key("NSObliqueness")
    package static let expansion = NSAttributedString.Key("NSExpansion")
    package static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    package static let verticalForms = NSAttributedString.Key("CTVerticalForms")
    package static let superscript = NSAttributedString.Key("NSSuperScript")
    package static let runDelegate = NSAttributedString.Key("CTRunDelegate")
    package static let language = NSAttributedString.Key("NSLanguage")
}
